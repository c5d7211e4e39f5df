import type { EstateChanges } from '#tests/fakes/estates.ts';
import { estateTypes, operationTypes } from '#shared/domain/estate.ts';
import { languages, usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { estateMeta } from './estate.meta.ts';
import { testSite } from '../../app/session/testSite.ts';
import { viewOf } from '#tests/fakes/estateView.ts';
import { textsOf } from './testing.tsx';

const places = [
  ['Sol', 'Sol', 'Madrid'],
  ['Ciudad de las Artes y las Ciencias', 'Santa Cruz de la Palma', 'Santa Cruz de Tenerife'],
] as const;

const describeIn = async (changes: EstateChanges, language: Language = 'es') => {
  const { t } = await textsOf(language);
  return estateMeta({ estate: viewOf(changes, language) }, {
    t,
    language,
    site: testSite,
  } as never).description;
};

it('mentions a price only when the page shows it (PD-27)', async () => {
  expect(await describeIn({})).toBe(
    'Piso en venta en Gràcia, Barcelona, 84 m². Imágenes, precio y certificado energético. Ref. MS0116-3310.',
  );
  for (const language of languages) {
    for (const changes of [
      { status: 'reserved' },
      { status: 'sold' },
      { price: undefined },
      { type: 'rent', status: 'rented' },
    ]) {
      expect(await describeIn(changes, language)).not.toMatch(/precio|preu|price|rent[,a]|renda/);
    }
  }
});

it('promises neither photos nor a certificate where there are none', async () => {
  const garage: EstateChanges = { estate_type: 'garage', media: [], cee: { state: 'exempt' } };
  expect(await describeIn(garage, 'fr')).toBe(
    'Place de parking à vendre à Gràcia, Barcelone, 84 m². Prix et toutes ses caractéristiques. Réf. MS0116-3310.',
  );
});

it('leaves out an unknown area', async () => {
  expect(await describeIn({ area_constructed: undefined }, 'ca')).toBe(
    'Pis en venda a Gràcia, Barcelona. Imatges, preu i certificat energètic. Ref. MS0116-3310.',
  );
});

it.each(languages)('every estate is described in 50 to 160 characters in %s', async (language) => {
  const { t } = await textsOf(language);
  for (const type of operationTypes) {
    for (const kind of estateTypes) {
      for (const [zone, town, province] of places) {
        const estate = viewOf(
          {
            type,
            estate_type: kind,
            area_constructed: 12_345,
            address: { zone, town, town_slug: 't', province, province_slug: 'p', visibility: 'street' },
          },
          language,
        );
        const { description } = estateMeta({ estate }, {
          t,
          language,
          site: testSite,
        } as never);
        expect({ description, right: description.length >= 50 && description.length <= 160 }).toMatchObject({
          right: true,
        });
      }
    }
  }
});

const titleIn = async (changes: EstateChanges, language: Language = 'es') => {
  const { t } = await textsOf(language);
  const { title } = estateMeta({ estate: viewOf(changes, language) }, {
    t,
    language,
    site: testSite,
  } as never);
  return title!.replaceAll('\u00a0', ' ');
};

const long = 'Un piso muy luminoso con terraza para cenar fuera, en el barrio de Gràcia';
const inLong = { 'es-ES': long, 'ca-ES': long, 'en-US': long };

it('the title is that of the advertisement with its reference, where that fits and is in the page’s language', async () => {
  const short = { 'es-ES': 'Piso con terraza en Gràcia' };
  expect(await titleIn({ description: short })).toBe('Piso con terraza en Gràcia (MS0116-3310)');
  expect(await titleIn({ description: short }, 'en')).toBe('Flat for sale in Gràcia, €345,000 (MS0116-3310)');
});

it.each<[Language, EstateChanges, string]>([
  ['es', {}, 'Piso en venta en Gràcia, 345.000 € (MS0116-3310)'],
  ['ca', {}, 'Pis en venda a Gràcia, 345.000 € (MS0116-3310)'],
  ['es', { type: 'rent', price: 950 }, 'Piso en alquiler en Gràcia, 950 € al mes (MS0116-3310)'],
  ['es', { status: 'sold' }, 'Piso en venta en Gràcia, Barcelona (MS0116-3310)'],
  ['en', { status: 'reserved' }, 'Flat for sale in Gràcia, Barcelona (MS0116-3310)'],
])(
  'a long one says what, where, for how much where that is shown, and which (%s, %j)',
  async (language, changes, expected) => {
    expect(await titleIn({ description: inLong, ...changes }, language)).toBe(expected);
  },
);

it.each(languages)('and the place is cut at a word in %s', async (language) => {
  for (const [zone, town, province] of places) {
    for (const type of operationTypes) {
      const address = { zone, town, town_slug: 't', province, province_slug: 'p', visibility: 'street' } as const;
      const price = type === 'rent' ? 1_250 : 1_250_000;
      const title = await titleIn({ description: inLong, type, price, address }, language);
      expect(`${title} | Vencejo`.length).toBeLessThanOrEqual(65);
      expect(title).toMatch(/ (?:Sol|Ciudad.*…).* \(MS0116-3310\)$/);
      // "al mes" leaves no room for the price beside a long place, nor longer words beside any.
      const isShort = usualLanguages.some((usual) => usual === language);
      if (isShort && (zone === 'Sol' || type === 'buy')) expect(title).toMatch(/1[.,]250/);
    }
  }
});

it('a closed estate is not indexed', async () => {
  const { t } = await textsOf('es');
  const robots = (status: string) =>
    estateMeta({ estate: viewOf({ status }) }, {
      t,
      language: 'es',
      site: testSite,
    } as never).noindex;
  expect(['new', 'reserved', 'sold', 'rented'].map(robots)).toEqual([false, false, true, true]);
});
