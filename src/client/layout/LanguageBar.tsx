import { useState, useSyncExternalStore } from 'react';
import type { Language } from '#shared/i18n/languages.ts';
import { Icon } from '../components/ui/icons/Icon.tsx';
import pageIcons from '../components/ui/icons/pageIcons.module.css';
import { savedLanguage, saveLanguage } from '../app/session/savedLanguage.ts';
import { useSite } from '../app/session/SiteContext.ts';
import { keepUnknownQuery } from './keepUnknownQuery.ts';
import styles from './LanguageBar.module.css';

/** Not in the dictionaries: a page loads those of its own language only, and this text is in another. */
const texts: Record<Language, { offer: string; close: string }> = {
  es: { offer: 'Esta página también está en español', close: 'Cerrar' },
  ca: { offer: 'Aquesta pàgina també és en català', close: 'Tanqueu' },
  en: { offer: 'This page is also available in English', close: 'Close' },
};

/** Another tab may have chosen a language; so may this one, while the document rested in the history. */
function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener('pageshow', listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener('pageshow', listener);
  };
}

/**
 * Offers the page in the language that the visitor chose before, in that language. Who closes it chooses the page's
 * own, so it does not come back.
 */
export function LanguageBar({ targets }: { targets: Readonly<Record<Language, string>> }) {
  const { language } = useSite();
  const saved = useSyncExternalStore(subscribe, savedLanguage);
  const [closed, setClosed] = useState(false);
  if (closed || saved === undefined || saved === language) return null;
  const close = () => {
    saveLanguage(language);
    setClosed(true);
    // The keyboard goes on at the content, and not from the top of the document.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.bar} lang={saved}>
      <p role="status">
        <a href={targets[saved]} hrefLang={saved} onClick={keepUnknownQuery}>
          {texts[saved].offer}
        </a>
      </p>
      <button type="button" aria-label={texts[saved].close} onClick={close}>
        <Icon icon={pageIcons.close} />
      </button>
    </div>
  );
}
