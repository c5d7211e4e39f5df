import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import common from '#shared/i18n/languages/es/common.json';
import navigation from '#shared/i18n/languages/es/navigation.json';
import { SiteContext, type Site } from '../app/session/SiteContext.ts';
import { testSite } from '../app/session/testSite.ts';
import { FrameContext, type Frame } from './frame/frameHtml.ts';

export const frameTestTexts = i18next.createInstance();
void frameTestTexts.init({ ...i18nOptions, lng: 'es', resources: { es: { common, navigation } } });

interface FrameTestContextProps extends Partial<
  Pick<Site, 'language' | 'languages' | 'links' | 'favourites' | 'agencyHosts'>
> {
  frame?: Frame;
  children: ReactNode;
}

/** What header and footer need around them in a test: a place, a site and the Spanish texts. */
export function FrameTestContext({ children, frame, ...settings }: FrameTestContextProps) {
  const site: Site = { ...testSite, ...settings };
  return (
    <I18nextProvider i18n={frameTestTexts}>
      <SiteContext value={site}>
        <FrameContext value={frame ?? null}>
          <MemoryRouter>{children}</MemoryRouter>
        </FrameContext>
      </SiteContext>
    </I18nextProvider>
  );
}
