import { useEffect, useState } from 'react';
import { savedLanguage } from '../app/session/savedLanguage.ts';
import { useSite } from '../app/session/SiteContext.ts';
import type { CurrentPage } from './useCurrentPage.ts';
import type * as Loaded from './LanguageBar.tsx';
import { languageTargets } from './languageTargets.ts';

/**
 * Offers the page in the language that the visitor chose before. The URL alone decides on a page's language, and the
 * HTML is the same for everybody (PD-17), so the browser asks for the bar once the page is there. Most visitors never
 * chose, or read what they chose: they do not load it.
 */
export function LanguageHint({ page }: { page: CurrentPage | null }) {
  const { language } = useSite();
  const [loaded, setLoaded] = useState<typeof Loaded>();
  useEffect(() => {
    // Without it the page lacks nothing: a chunk that cannot be had is no error.
    if ((savedLanguage() ?? language) !== language)
      import(/* webpackChunkName: "languageBar" */ './LanguageBar.tsx').then(setLoaded, () => {});
  }, [language]);
  const targets = languageTargets(page);
  return loaded && targets && <loaded.LanguageBar targets={targets} />;
}
