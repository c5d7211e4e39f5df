import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SiteContext, type Site } from './session/SiteContext.ts';

/** The providers, in one order, for both sides: a difference here would be a hydration mismatch. */
export function App({ i18n, site, children }: { i18n: I18n; site: Site; children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={site}>{children}</SiteContext>
    </I18nextProvider>
  );
}
