import type { Suggestion } from '#shared/api/suggestion.ts';
import { urlOfChoice, type SearchAround } from './suggestionTarget.ts';

const town = (province: string, slug: string): Suggestion => ({ kind: 'town', name: slug, province, town: slug });
const zone = (slug: string): Suggestion => ({ ...town('barcelona', 'barcelona'), kind: 'zone', zone: slug });
const sitges = town('barcelona', 'sitges');
const getafe = town('madrid', 'getafe');
const country: Suggestion = { kind: 'province', name: '' };

const around: SearchAround = {
  type: 'rent',
  language: 'es',
  filters: { province: 'madrid', town: 'getafe', zone: ['sur'], rooms: [2] },
  sort: 'price-',
};
const kept = 'rooms=2&sort=priceAscendent';

it('a place keeps the other filters and the order, without the place before', () => {
  const url = (...chosen: Suggestion[]) => urlOfChoice(chosen, around);
  expect(url(zone('gracia'))).toBe(`/viviendas-barcelona-alquiler?town=barcelona&zone=gracia&${kept}`);
  expect(url(country)).toBe(`/viviendas-alquiler?${kept}`);
  expect(url(sitges, getafe)).toBe(`/viviendas-alquiler?where=barcelona/sitges,madrid/getafe&${kept}`);
  expect(url(zone('sants'), zone('gracia'))).toBe(
    `/viviendas-barcelona-alquiler?town=barcelona&zone=gracia,sants&${kept}`,
  );
});

it('a place that is added joins those of the list, up to five', () => {
  const add = (chosen: Suggestion, filters: SearchAround['filters'] = {}) =>
    urlOfChoice([chosen], { ...around, filters, adds: true });
  expect(add(sitges, { province: 'madrid', town: 'getafe' })).toBe(
    '/viviendas-alquiler?where=barcelona/sitges,madrid/getafe&sort=priceAscendent',
  );
  expect(add(getafe, { where: ['barcelona/sitges', 'soria'] })).toContain('where=barcelona/sitges,madrid/getafe,soria');
  expect(add(sitges, { province: 'barcelona' })).toBe('/viviendas-barcelona-alquiler?town=sitges&sort=priceAscendent');
  const five = ['a', 'b', 'c', 'd', 'e'].map((slug) => `madrid/${slug}`);
  expect(add(sitges, { where: five })).toBeNull();
  // Zones of one town are one place.
  const zones = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(add(zone('g'), { province: 'barcelona', town: 'barcelona', zone: zones })).toContain('zone=a,b,c,d,e,f,g');
});

it('another zone of a town joins those of the list by itself', () => {
  const filters = { province: 'barcelona', town: 'barcelona', zone: ['sants'] };
  expect(urlOfChoice([zone('gracia')], { ...around, filters })).toContain('zone=gracia,sants');
});
