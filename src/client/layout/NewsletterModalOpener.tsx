import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { newsletterModalPart } from '../features/newsletter/newsletterModalPart.ts';
import { isPlainClick } from '../app/navigation/isPlainClick.ts';
import { newsletterParam, urlWithout } from '../app/navigation/urlWithout.ts';

const isRequested = (): boolean => new URLSearchParams(location.search).get(newsletterParam) === 'open';

/** Removes the parameter from the address, so that neither a reload nor a shared link opens the modal again. */
function clearRequest(): void {
  if (isRequested()) history.replaceState(history.state, '', urlWithout([newsletterParam], location) + location.hash);
}

type ModalState = 'unloaded' | 'opened' | 'closed';

/**
 * Opens the newsletter's modal: for `?newsletter=open`, and for links marked `data-newsletter`, which lead to the home
 * page's block without it.
 */
export function NewsletterModalOpener() {
  const { i18n } = useTranslation();
  const { key } = useLocation();
  const [modal, setModal] = useState<ModalState>('unloaded');
  useEffect(() => {
    const open = async () => {
      await newsletterModalPart.prepare(i18n);
      clearRequest();
      setModal('opened');
    };
    const follow = (event: MouseEvent) => {
      const anchor = (event.target as Element).closest<HTMLAnchorElement>('a[data-newsletter]');
      if (!anchor || !isPlainClick(event)) return;
      event.preventDefault();
      open().catch(() => {
        location.assign(anchor.href);
      });
    };
    if (isRequested()) open().catch(clearRequest);
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [i18n, key]);
  if (modal === 'unloaded') return null;
  return (
    <newsletterModalPart.Part
      opened={modal === 'opened'}
      onClose={() => {
        setModal('closed');
      }}
    />
  );
}
