import type { ReactNode } from 'react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { PublicEnv } from '#config/publicEnv.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';

/** For tests: the texts of a language as the pages get them. */
export async function textsOf(language: Language) {
  const i18n = createInstance();
  const namespaces = [
    'common',
    'estate',
    'facts',
    'evidence',
    'costs',
    'map',
    'meta',
    'agentCard',
    'enquiry',
    'forms',
  ] as const;
  const dictionaries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadDictionary(language, namespace)] as const),
  );
  const resources = { [language]: Object.fromEntries(dictionaries) };
  await i18n.use(initReactI18next).init({ ...i18nOptions, lng: language, ns: [...namespaces], resources });
  return i18n;
}

/** For tests: what a component of the page needs around it. */
export async function inPage(
  children: ReactNode,
  language: Language = 'es',
  settings: Partial<PublicEnv> = {},
): Promise<ReactNode> {
  const site = { ...testSite, language, ...settings };
  const router = createMemoryRouter([{ path: '*', element: children }]);
  return (
    <I18nextProvider i18n={await textsOf(language)}>
      <SiteContext value={site}>
        <RouterProvider router={router} />
      </SiteContext>
    </I18nextProvider>
  );
}
