import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { newsletterModalPart } from '../features/newsletter/newsletterModalPart.ts';
import { isPlainClick } from '../app/navigation/isPlainClick.ts';

/** What asks for it in any URL (docs/product.md#home). */
const isAsked = (): boolean => new URLSearchParams(location.search).get('newsletter') === 'open';

/** Takes the question out of the address, so that neither a reload nor a shared link asks again. */
function unask(): void {
  const url = new URL(location.href);
  url.searchParams.delete('newsletter');
  if (isAsked()) history.replaceState(history.state, '', url);
}

/** Opens the newsletter's modal: for `?newsletter=open`, and for links marked `data-newsletter`, which lead to the home page's block without it. */
export function NewsletterDoor() {
  const { i18n } = useTranslation();
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = () =>
      newsletterModalPart.prepare(i18n).then(() => {
        setIsOpen(true);
      });
    const follow = (event: MouseEvent) => {
      const anchor = (event.target as Element).closest<HTMLAnchorElement>('a[data-newsletter]');
      if (!anchor || !isPlainClick(event)) return;
      event.preventDefault();
      open().catch(() => {
        location.assign(anchor.href);
      });
    };
    if (isAsked()) open().catch(unask);
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [i18n, key]);
  return (
    isOpen && (
      <newsletterModalPart.Part
        onClose={() => {
          unask();
          setIsOpen(false);
        }}
      />
    )
  );
}
