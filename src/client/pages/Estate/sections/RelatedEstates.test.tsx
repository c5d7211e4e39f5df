import { renderToStaticMarkup } from 'react-dom/server';
import { toEstate } from '#shared/api/estate.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { toEstateCard, type EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { viewOf } from '#tests/fakes/estateView.ts';
import { inPage } from '../testing.tsx';
import { RelatedEstates } from './RelatedEstates.tsx';

const other = (language: Language) => toEstateCard(toEstate(fakeEstate({ reference: 'OTHER-1' })), language);

async function render(
  changes: EstateChanges,
  language: Language,
  shown: { estates: EstateCardData[]; mixed?: true; nearby?: true },
): Promise<string> {
  const { estates, mixed, nearby } = shown;
  const estate = viewOf(changes, language);
  return renderToStaticMarkup(
    await inPage(<RelatedEstates estates={estates} mixed={mixed} nearby={nearby} estate={estate} />, language),
  );
}

type Case = readonly [
  type: string,
  language: 'es' | 'ca' | 'en',
  operation: 'buy' | 'rent',
  heading: string,
  link: string,
];

it.each<Case>([
  [
    'flat',
    'es',
    'buy',
    'Otras viviendas en venta en Barcelona',
    '/viviendas-barcelona-compra">Ver todas las viviendas',
  ],
  [
    'garage',
    'es',
    'buy',
    'Otros inmuebles en venta en Barcelona',
    '/viviendas-barcelona-compra?estate_type=garage,storage">Ver más inmuebles',
  ],
  [
    'office',
    'ca',
    'rent',
    'Altres immobles de lloguer a Barcelona',
    '/ca/habitatges-barcelona-lloguer?estate_type=building,office,premises">Vegeu més immobles',
  ],
  [
    'land',
    'en',
    'buy',
    'Other properties for sale in Barcelona',
    '/en/properties-barcelona-buy?estate_type=land">See more properties',
  ],
])('beside a %s in %s it names what there is, and leads to its group', async (kind, language, type, heading, link) => {
  const page = await render({ estate_type: kind, type }, language, { estates: [other(language)], mixed: true });
  expect(page).toContain(`<h2>${heading}</h2>`);
  expect(page).toContain(link);
  // As links to lists with filters are.
  expect(page.includes('rel="nofollow"')).toBe(kind !== 'flat');
});

it('is not there when there are no others, whose list would be of the listing alone', async () => {
  expect(await render({ estate_type: 'land' }, 'es', { estates: [] })).toBe('');
  // Of a closed one it is what the visitor asks for.
  expect(await render({ status: 'sold' }, 'es', { estates: [] })).toContain('Otras viviendas en venta en Barcelona');
});

it('says that they are of provinces nearby, and leads to those of the country', async () => {
  const page = await render({ estate_type: 'land' }, 'es', { estates: [other('es')], nearby: true });
  expect(page).toContain('<h2>Otros inmuebles en venta en provincias cercanas</h2>');
  expect(page).toContain('/viviendas-compra?estate_type=land">Ver más inmuebles');
});
