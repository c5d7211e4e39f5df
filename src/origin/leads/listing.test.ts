import type { Language } from '#shared/i18n/languages.ts';
import { digestListing } from '../alerts/digestListing.ts';
import type { EstateRecord } from '../records/readEstates.ts';
import { mailedListing, toldListing } from './listing.ts';

const summary = {
  ...{ key: 'A-1', reference: 'A-1', type: 'buy', estate_type: 'flat', subtype: 'penthouse', media: [] },
  ...{ url_slug: { 'es-ES': 'atico' }, description: { 'es-ES': 'Ático con luz' }, area_constructed: 80 },
  address: { zone: 'Salamanca', town: 'Sevilla', province: 'Sevilla', province_slug: 'sevilla', visibility: 'street' },
};
const record = {
  ...{ summary: JSON.stringify(summary), url_key: 'a-1', status: 'new', shown_price: 1 },
  agent_brief: JSON.stringify({ full_name: 'Ana Mas', register_number: '1234', register: { name: 'AICAT' } }),
} as unknown as EstateRecord;

it.each<[Language, string, string]>([
  ['es', 'Ático con luz', 'Salamanca, Sevilla'],
  ['ca', 'Àtic en venda a Salamanca', 'Salamanca, Sevilla'],
  ['en', 'Penthouse for sale in Salamanca', 'Salamanca, Sevilla'],
  ['de', 'Penthouse zum Kauf in Salamanca', 'Salamanca, Sevilla'],
  ['nl', 'Penthouse te koop in Salamanca', 'Salamanca, Sevilla'],
  ['fr', 'Attique à vendre dans le quartier Salamanca', 'Salamanca, Séville'],
])('a mail in %s calls a Spanish listing %s, and its zone by its own name', (language, title, place) => {
  expect(mailedListing(record, language)).toMatchObject({ title, place: 'Salamanca', register: 'AICAT\u00a01234' });
  expect(digestListing(record, { reason: 'new', previous_price: null }, language)).toMatchObject({ title, place });
});

it('an event names it by what its agent wrote', () => {
  expect(toldListing(record, 'de', 'https://www.example.com').title).toBe('Ático con luz');
});
