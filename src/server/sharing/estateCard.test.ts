import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { createPageI18n } from '#server/http/language.ts';
import { viewOf } from '#tests/fakes/estateView.ts';
import { valueIn, usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { cardBrandOf } from './cardBrand.ts';
import { composeCard } from './composeCard.ts';
import { estateCard } from './estateCard.ts';
import { textsOf } from './shareCard.ts';
import { loadTypefaces, type Typefaces } from './typeface.ts';

let i18n: Awaited<ReturnType<typeof createPageI18n>>;
let faces: Typefaces;
beforeAll(async () => {
  [i18n, faces] = await Promise.all([createPageI18n(usualLanguages, loadDictionary), loadTypefaces()]);
});
const brand = cardBrandOf('Vencejo', { theme: null, logo: null, files: new Map() });

const cardIn = (language: Language, changes: Parameters<typeof viewOf>[0] = {}) =>
  estateCard(viewOf(changes, language), { t: valueIn(i18n, language).t, language });

const drawn = (card: ReturnType<typeof cardIn>, pictures = 1): string => {
  const { svg, texts } = composeCard(card, brand, faces, pictures);
  expect(/<title>([^<]*)<\/title>/.exec(svg)![1]).toBe(texts.join('\n'));
  return texts.join(' ');
};

it.each<[Language, string[]]>([
  [
    'es',
    [
      'Piso',
      '345.000\u00a0€',
      '84\u00a0m²',
      '3\u00a0habitaciones',
      '2\u00a0baños',
      'Carrer de Verdi, Gràcia, Barcelona',
    ],
  ],
  [
    'ca',
    ['Pis', '345.000\u00a0€', '84\u00a0m²', '3\u00a0habitacions', '2\u00a0banys', 'Carrer de Verdi, Gràcia, Barcelona'],
  ],
  [
    'en',
    ['Flat', '€345,000', '84\u00a0m²', '3\u00a0bedrooms', '2\u00a0bathrooms', 'Carrer de Verdi, Gràcia, Barcelona'],
  ],
])('says in %s what the page shows', (language, texts) => {
  expect(textsOf(cardIn(language))).toEqual(texts);
  expect(drawn(cardIn(language)).replaceAll('\u00a0· ', ' ')).toBe(texts.join(' '));
});

it('a rent is by the month, that of a development is the lowest, and a price that is not shown can be asked for', () => {
  expect(cardIn('es', { type: 'rent', price: 1_200 }).title).toBe('1.200\u00a0€\u00a0/\u00a0mes');
  expect(cardIn('es', { development: { units: [] } }).title).toBe('desde\u00a0345.000\u00a0€');
  expect(cardIn('en', { price: undefined }).title).toBe(valueIn(i18n, 'en').t('card.onRequest'));
});

it('has the register of its agent, whatever room the rest takes', () => {
  const agent = { id: 'a1', full_name: 'Ana Mas', register_number: '00000-01', register: { name: 'AICAT' } };
  const town = 'Sant Julià de Vilatorta i Sant Hipòlit de Voltregà';
  const place = { province: 'Barcelona', province_slug: 'barcelona', town, town_slug: 'sant-julia', zone: town };
  for (const changes of [{}, { address: { ...place, visibility: 'full' } }])
    for (const pictures of [0, 1])
      expect(drawn(cardIn('ca', { ...changes, agent }), pictures)).toContain('AICAT\u00a000000-01');
});

const address = {
  province: 'Zaragoza',
  province_slug: 'zaragoza',
  town: 'Zaragoza',
  town_slug: 'zaragoza',
  zone: 'Torrero',
  street_type: 'Calle',
  street_name: 'Canariola',
  street_number: '8471',
  floor: 'piso-canario',
};
const location = { lat: 41.4123, lng: 2.1589, precision: 'exact' as const };

describe.each(['new', 'reserved', 'sold', 'rented', 'RESERVED', 'auction'])('of a home that is %s', (status) => {
  const closed = ['reserved', 'sold', 'rented'].includes(status.toLowerCase());
  it.each(['full', 'street', 'hidden', 'whatever'])(
    'with an address that is %s, no hidden fact is drawn',
    (visibility) => {
      for (const language of usualLanguages)
        for (const pictures of [0, 1]) {
          const texts = drawn(
            cardIn(language, { status, price: 987_654, address: { ...address, visibility }, location }),
            pictures,
          );
          expect(/987[.,]654/.test(texts)).toBe(!closed);
          if (closed)
            expect(texts).toContain(valueIn(i18n, language).t(`card.status.${status.toLowerCase() as 'sold'}`));
          expect(texts.includes('Canariola')).toBe(visibility !== 'hidden');
          expect(texts.includes('8471')).toBe(visibility === 'full');
          expect(texts).not.toMatch(/41\.4|2\.15|canario\b/);
          expect(texts).toMatch(/Torrero/);
        }
    },
  );
});
