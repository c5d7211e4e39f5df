import { ChunkExtractorManager } from '@loadable/server';
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { fakeResponse } from '#tests/fakes/fakeResponse.ts';
import { listLoadingPart } from '../../components/ui/listLoading/ListLoading.tsx';
import { favourites, removeFavourites } from '../../features/favourites/favourites.ts';
import { NotificationOutlet } from '../../features/notifications/NotificationOutlet.tsx';
import { SiteContext, type Site } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { keepDetailsOf } from '../../features/favourites/favouriteDetails.ts';

/** For tests: renders the page's content in Spanish. @param at where, as `/#fragment` */
export async function show(children: ReactNode, settings: Partial<Site> = {}, at = '/'): Promise<void> {
  const i18n = createInstance();
  await i18n.init({
    ...i18nOptions,
    lng: 'es',
    resources: {
      es: { common: await loadDictionary('es', 'common'), favourites: await loadDictionary('es', 'favourites') },
    },
  });
  const site: Site = { ...testSite, ...settings };
  await listLoadingPart.prepare(i18n);
  render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={site}>
        {/* Without a build, parts are required at once. */}
        <ChunkExtractorManager extractor={{ addChunk: () => {} } as never}>
          <MemoryRouter initialEntries={[at]}>
            <main>{children}</main>
            <NotificationOutlet />
          </MemoryRouter>
        </ChunkExtractorManager>
      </SiteContext>
    </I18nextProvider>,
  );
}

/** For tests: a visitor whose list, notes and session are empty. */
export function forgetAll(): void {
  removeFavourites(favourites());
  keepDetailsOf([]);
  sessionStorage.clear();
}

type Answer = [status: number, body: unknown];

export const listOf = (...estates: EstateChanges[]): Answer => [
  200,
  { results: estates.map((changes) => fakeEstate(changes)), total: estates.length, page: 1, pages: 1, qty: 48 },
];

/** For tests: an upstream. @returns the calls that reached it */
export function answering(answer: (path: string) => Answer): string[] {
  const calls: string[] = [];
  globalThis.fetch = ((path: string) => {
    calls.push(path);
    const [status, body] = answer(path);
    return Promise.resolve(fakeResponse(status, body));
  }) as never;
  return calls;
}
