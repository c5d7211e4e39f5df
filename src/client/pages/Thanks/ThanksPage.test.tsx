import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { routeTarget } from '#shared/routes/build.ts';
import type { RouteQuery } from '#shared/routes/query.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import type { ThanksData } from './thanks.load.ts';
import { ThanksPage } from './ThanksPage.tsx';

async function thanksFor(query: RouteQuery<'Thanks'>, language: Language, data: ThanksData = {}): Promise<string> {
  const i18n = createInstance();
  const resources = { [language]: { rgpd: await loadDictionary(language, 'rgpd') } };
  await i18n.init({ ...i18nOptions, lng: language, ns: ['rgpd'], resources });
  const meta = { title: '', description: '' };
  const page = <ThanksPage route="Thanks" data={data} params={{}} query={query} language={language} meta={meta} />;
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, language }}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
      </SiteContext>
    </I18nextProvider>,
  );
}

it.each([
  ['es', {}, 'Avisarme cuando haya viviendas parecidas', '/viviendas-compra">Ver viviendas'],
  [
    'es',
    { estate_type: ['garage'] },
    'Avisarme cuando haya inmuebles parecidos',
    '/viviendas-compra?estate_type=garage,storage">Ver inmuebles',
  ],
  [
    'ca',
    { estate_type: ['land'] },
    'Aviseu-me quan hi hagi immobles semblants',
    '/ca/habitatges-compra?estate_type=land">Vegeu immobles',
  ],
  [
    'en',
    { estate_type: ['office'] },
    'Tell me about similar properties',
    '/en/properties-buy?estate_type=building,office,premises">See properties',
  ],
] satisfies [Language, EstateFilters, string, string][])(
  'after an enquiry it offers in %s, for %j: %s',
  async (language, filters, alert, list) => {
    const page = await thanksFor({ from: 'enquiry', offer: { type: 'buy', filters } }, language);
    expect(page).toContain(`>${alert}</a>`);
    expect(page).toContain(`${list}</a>`);
  },
);

it.each([
  ['es', 'alertConfirmed', 'Le escribiremos cuando baje el precio del anuncio o vuelva a estar disponible'],
  ['ca', 'alertConfirmed', 'Us escriurem quan baixi el preu de l&#x27;anunci o torni a estar disponible'],
  ['en', 'alertConfirmed', 'We will write to you when the price of the listing drops or it is available again'],
  ['en', 'cancelled1', 'We will no longer tell you about changes to that listing.'],
] as const)('in %s it speaks of one listing after a price alert (%s)', async (language, from, text) => {
  expect(await thanksFor({ from, offer: { type: 'buy', key: 'MS0116-1000' } }, language)).toContain(text);
});

it.each([
  ['es', 'alert', '/viviendas-madrid-compra?town=getafe&amp;rooms=3">Volver a la búsqueda'],
  ['ca', 'alertConfirmed', '/ca/habitatges-madrid-compra?town=getafe&amp;rooms=3">Torneu a la cerca'],
  ['en', 'alertUpdated', '/en/properties-madrid-buy?town=getafe&amp;rooms=3">Back to your search'],
  // What was deleted is in no URL.
  ['es', 'cancelled1', '/viviendas-compra">Ver viviendas'],
] as const)('in %s it leads back to the search of an alert (%s)', async (language, from, link) => {
  const filters: EstateFilters = { rooms: [3], estate_type: ['flat', 'house', 'rural_house'] };
  expect(await thanksFor({ from, offer: { type: 'buy', where: ['madrid/getafe'], filters } }, language)).toContain(
    link,
  );
});

it('leads back to the listing of a price alert', async () => {
  const listing = routeTarget<'Estate'>({
    to: 'Estate',
    params: { province: 'madrid', type: 'buy', slug: 'piso', ref: 'MS0116-1000' },
  });
  const page = await thanksFor({ from: 'alert', offer: { type: 'buy', key: 'MS0116-1000' } }, 'es', { listing });
  expect(page).toContain('/viviendas-madrid-compra/piso/MS0116-1000">Volver al anuncio');
});
