import type { EstateChanges } from '#tests/fakes/estates.ts';
import { estateTypes, operationTypes } from '#shared/domain/estate.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { estateMeta } from './estate.meta.ts';
import { textsOf, viewOf } from './testing.tsx';

const places = [
  ['Sol', 'Sol', 'Madrid'],
  ['Ciudad de las Artes y las Ciencias', 'Santa Cruz de la Palma', 'Santa Cruz de Tenerife'],
] as const;

const describeIn = async (changes: EstateChanges, language: Language = 'es') => {
  const { t } = await textsOf(language);
  return estateMeta({ estate: viewOf(changes, language), related: [], isPrivate: false }, { t, language } as never)
    .description;
};

it('mentions a price only when the page shows it (PD-27)', async () => {
  expect(await describeIn({})).toBe(
    'Piso en venta en Gràcia, Barcelona, 84 m². Imágenes, precio, características y certificado energético.',
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

it('leaves out an unknown area', async () => {
  expect(await describeIn({ area_constructed: undefined }, 'ca')).toBe(
    'Pis en venda (Gràcia, Barcelona). Imatges, preu, característiques i certificat energètic.',
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
        const { description } = estateMeta({ estate, related: [], isPrivate: false }, { t, language } as never);
        expect({ description, right: description.length >= 50 && description.length <= 160 }).toMatchObject({
          right: true,
        });
      }
    }
  }
});

it('a closed estate is not indexed', async () => {
  const { t } = await textsOf('es');
  const robots = (status: string) =>
    estateMeta({ estate: viewOf({ status }), related: [], isPrivate: false }, { t, language: 'es' } as never).noindex;
  expect(['new', 'reserved', 'sold', 'rented'].map(robots)).toEqual([false, false, true, true]);
});
