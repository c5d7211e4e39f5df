import { estateTypes, operationTypes } from '#shared/domain/estate.ts';
import { languages } from '#shared/i18n/languages.ts';
import { estateMeta } from './estate.meta.ts';
import { textsOf, viewOf } from './testing.tsx';

const places = [['Sol', 'Sol', 'Madrid'], ['Ciudad de las Artes y las Ciencias', 'Santa Cruz de la Palma', 'Santa Cruz de Tenerife']] as const;

it.each(languages)('every home is described in 50 to 160 characters in %s', async (language) => {
  const { t } = await textsOf(language);
  for (const type of operationTypes) {
    for (const kind of estateTypes) {
      for (const [zone, town, province] of places) {
        const estate = viewOf({ type, estate_type: kind, area_constructed: 12_345, address: { zone, town, town_slug: 't', province, province_slug: 'p', visibility: 'street' } }, language);
        const { description } = estateMeta({ estate, related: [], isPrivate: false }, { t, language } as never);
        expect({ description, right: description.length >= 50 && description.length <= 160 }).toMatchObject({ right: true });
      }
    }
  }
});

it('a closed home leaves the index', async () => {
  const { t } = await textsOf('es');
  const robots = (status: string) => estateMeta({ estate: viewOf({ status }), related: [], isPrivate: false }, { t, language: 'es' } as never).noindex;
  expect(['new', 'reserved', 'sold', 'rented'].map(robots)).toEqual([false, false, true, true]);
});
