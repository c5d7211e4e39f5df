import { useState, useSyncExternalStore } from 'react';
import { languagesOf, valueIn, type BySiteLanguage, type Language } from '#shared/i18n/languages.ts';
import { Icon } from '../components/ui/icons/Icon.tsx';
import pageIcons from '../components/ui/icons/pageIcons.module.css';
import { savedLanguage, saveLanguage } from '../app/session/savedLanguage.ts';
import { useSite } from '../app/session/SiteContext.ts';
import { keepUnknownQuery } from './keepUnknownQuery.ts';
import styles from './LanguageBar.module.css';

export interface LanguageBarProps {
  targets: BySiteLanguage<string>;
  /** The language that was chosen before: another than the page's. */
  saved: Language;
  /** In that language. */
  texts: Readonly<Record<string, string>>;
}

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
export function LanguageBar({ targets, saved, texts }: LanguageBarProps) {
  const site = useSite();
  const now = useSyncExternalStore(subscribe, savedLanguage);
  const [closed, setClosed] = useState(false);
  if (closed || now !== saved) return null;
  const close = () => {
    saveLanguage(site.language);
    setClosed(true);
    // The keyboard goes on at the content, and not from the top of the document.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.bar} lang={saved}>
      <p role="status">
        <a
          href={valueIn(targets, saved)}
          hrefLang={saved}
          onClick={(event) => {
            keepUnknownQuery(event, languagesOf(site));
          }}
        >
          {texts.offer}
        </a>
      </p>
      <button type="button" aria-label={texts.close} onClick={close}>
        <Icon icon={pageIcons.close} />
      </button>
    </div>
  );
}
