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
  figures: {
    founded: 2010,
    rating: 4.9,
    members: 50_000,
    agents: 89,
    cities: 15,
    donated: 20,
    visits: 20_000,
    followers: 40_000,
    newsletterContacts: 40_000,
    subscribers: 45_000,
    fees: { sale: { from: 4, to: 5 }, letting: { to: 10 } },
  },
  publicOrigin: 'https://vencejo.example',
  favourites: true,
  links: {},
};
