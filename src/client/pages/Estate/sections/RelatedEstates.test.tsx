import { renderToStaticMarkup } from 'react-dom/server';
import { viewOf } from '#tests/fakes/estateView.ts';
import { inPage } from '../testing.tsx';
import { RelatedEstates } from './RelatedEstates.tsx';

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
  const estate = viewOf({ estate_type: kind, type }, language);
  const page = renderToStaticMarkup(
    await inPage(<RelatedEstates estates={[]} mixed={undefined} estate={estate} />, language),
  );
  expect(page).toContain(`<h2>${heading}</h2>`);
  expect(page).toContain(link);
  // As links to lists with filters are.
  expect(page.includes('rel="nofollow"')).toBe(kind !== 'flat');
});
