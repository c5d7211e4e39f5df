import type { Site } from './SiteContext.ts';

/** For tests: a site of which the operator set nothing, in Spanish. */
export const testSite: Site = {
  language: 'es',
  brandName: 'Vencejo',
  brandKey: 'vencejo',
  brandEmail: 'hola@vencejo.example',
  legal: {
    name: 'Vencejo Red Inmobiliaria, S.L.',
    taxId: 'B00000000',
    address: 'Calle del Alero, 7, 28000 Madrid',
    register: 'Madrid, tomo 00000, folio 000, hoja M-000000',
  },
  publicOrigin: 'https://vencejo.example',
  favourites: true,
  links: {},
};
