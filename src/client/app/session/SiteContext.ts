import { createContext, useContext } from 'react';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** What is the same for every page of one document: its language and what the operator set. */
export interface Site extends PublicEnv {
  language: Language;
  /** For the forms of the page (FormGuard); only while the server renders: it is no part of the page's state. */
  formToken?: string;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside App');
  return site;
}
