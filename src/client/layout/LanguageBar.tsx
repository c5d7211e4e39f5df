import { useEffect, useState, useSyncExternalStore } from 'react';
import { languagesOf, type BySiteLanguage, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary, type Dictionary } from '#shared/i18n/loadDictionary.ts';
import { Icon } from '../components/ui/icons/Icon.tsx';
import pageIcons from '../components/ui/icons/pageIcons.module.css';
import { savedLanguage, saveLanguage } from '../app/session/savedLanguage.ts';
import { useSite } from '../app/session/SiteContext.ts';
import { keepUnknownQuery } from './keepUnknownQuery.ts';
import styles from './LanguageBar.module.css';

interface Offer {
  language: Language;
  /** In that language, whose dictionaries the page does not have. */
  texts: Dictionary;
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
export function LanguageBar({ targets }: { targets: BySiteLanguage<string> }) {
  const site = useSite();
  const saved = useSyncExternalStore(subscribe, savedLanguage);
  const [offer, setOffer] = useState<Offer>();
  const [closed, setClosed] = useState(false);
  // Absent where the site speaks it no more.
  const target = saved && saved !== site.language ? targets[saved] : undefined;
  const offered = target === undefined ? undefined : saved;
  useEffect(() => {
    if (offered === undefined) return;
    // Without it the page lacks nothing: texts that cannot be had are no error.
    loadDictionary(offered, 'languageBar').then(
      (texts) => {
        setOffer({ language: offered, texts });
      },
      () => {},
    );
  }, [offered]);
  if (closed || offered === undefined || offer?.language !== offered) return null;
  const close = () => {
    saveLanguage(site.language);
    setClosed(true);
    // The keyboard goes on at the content, and not from the top of the document.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.bar} lang={offered}>
      <p role="status">
        <a
          href={target}
          hrefLang={offered}
          onClick={(event) => {
            keepUnknownQuery(event, languagesOf(site));
          }}
        >
          {offer.texts.offer}
        </a>
      </p>
      <button type="button" aria-label={offer.texts.close} onClick={close}>
        <Icon icon={pageIcons.close} />
      </button>
    </div>
  );
}
