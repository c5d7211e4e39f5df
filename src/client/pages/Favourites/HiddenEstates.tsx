import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import { showEstate, useHidden } from '../../features/favourites/hidden.ts';
import { EstateLines } from './EstateLines.tsx';
import { useFavouriteEstates } from './useFavouriteEstates.ts';

/** Focuses the button of a neighbouring line, else the heading of the page: the pressed line goes. */
function focusBeside(button: HTMLButtonElement): void {
  const line = button.closest('li');
  const next = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button');
  (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

/** The listings that the visitor has hidden in lists, a line each, with the way back; none until hydration. */
export function HiddenEstates({ language }: { language: Language }) {
  const { t } = useTranslation('favourites');
  const keys = useHidden();
  const { loaded } = useFavouriteEstates(keys, language);
  return (
    <EstateLines
      title={t('hidden.title')}
      text={t('hidden.text')}
      estates={(keys ?? []).flatMap((key) => loaded.get(key) ?? [])}
      action={t('hidden.show')}
      nameOf={(title) => t('hidden.showName', { title })}
      onPress={(key, button) => {
        focusBeside(button);
        showEstate(key);
      }}
    />
  );
}
