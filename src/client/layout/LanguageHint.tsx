import { useEffect, useState } from 'react';
import { languagesOf } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { savedLanguage } from '../app/session/savedLanguage.ts';
import { useSite } from '../app/session/SiteContext.ts';
import type { CurrentPage } from './useCurrentPage.ts';
import type { LanguageBar, LanguageBarProps } from './LanguageBar.tsx';
import { languageTargets } from './languageTargets.ts';

interface Offer extends Omit<LanguageBarProps, 'targets'> {
  Bar: typeof LanguageBar;
}

/** The bar, with its texts in the language that it offers. */
async function loadOffer(saved: LanguageBarProps['saved']): Promise<Offer> {
  const [module, texts] = await Promise.all([
    import(/* webpackChunkName: "languageBar" */ './LanguageBar.tsx'),
    loadDictionary(saved, 'languageBar'),
  ]);
  return { Bar: module.LanguageBar, saved, texts };
}

/**
 * Offers the page in the language that the visitor chose before. The URL alone decides on a page's language, and the
 * HTML is the same for everybody (PD-17), so the browser asks for the bar once the page is there. Most visitors never
 * chose, or read what they chose: they do not load it. A language that the site speaks no more is not offered.
 */
export function LanguageHint({ page }: { page: CurrentPage | null }) {
  const site = useSite();
  const { language } = site;
  const spoken = languagesOf(site).join();
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    const saved = savedLanguage();
    // Without it the page lacks nothing: a chunk that cannot be had is no error.
    if (saved !== undefined && saved !== language && spoken.split(',').includes(saved))
      loadOffer(saved).then(setOffer, () => {});
  }, [spoken, language]);
  const targets = languageTargets(page);
  return offer && targets && <offer.Bar saved={offer.saved} texts={offer.texts} targets={targets} />;
}
