import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { RouteQuery } from '#shared/routes/query.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { ThanksPage } from './ThanksPage.tsx';

async function thanksFor(query: RouteQuery<'Thanks'>, language: Language): Promise<string> {
  const i18n = createInstance();
  const resources = { [language]: { rgpd: await loadDictionary(language, 'rgpd') } };
  await i18n.init({ ...i18nOptions, lng: language, ns: ['rgpd'], resources });
  const meta = { title: '', description: '' };
  const page = <ThanksPage route="Thanks" data={{}} params={{}} query={query} language={language} meta={meta} />;
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
    '/ca/habitatges-compra?estate_type=land">Mostra immobles',
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
