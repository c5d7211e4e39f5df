import { MantineProvider } from '@mantine/core';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SiteContext, type Site } from './session/SiteContext.ts';
import { theme, noColorSchemeManager } from './theme/theme.ts';

/**
 * The providers, in one order, for both sides: a difference here would be a hydration mismatch.
 * Mantine writes no style elements (the CSP forbids them): its variables come from a stylesheet.
 */
export function App({ i18n, site, children }: { i18n: I18n; site: Site; children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={site}>
        <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false} colorSchemeManager={noColorSchemeManager}>
          {children}
        </MantineProvider>
      </SiteContext>
    </I18nextProvider>
  );
}
