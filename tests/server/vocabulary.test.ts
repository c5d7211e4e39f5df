import { vocabularyProblems } from '#tests/fakes/vocabulary.ts';

const problemsOf = (...nodes: object[]) =>
  vocabularyProblems({ '@context': 'https://schema.org', '@graph': nodes }).map((problem) => problem.split(':')[0]);

it('takes what the vocabulary has, inherited properties and narrower types too', () => {
  expect(
    problemsOf({
      '@type': 'RealEstateListing',
      '@id': 'https://www.example.com/1',
      name: 'A flat',
      datePosted: '2026-10-01',
      mainEntity: { '@type': 'Apartment', numberOfRooms: 3, geo: { '@type': 'GeoCircle', geoRadius: 1_000 } },
      offers: {
        '@type': 'Offer',
        price: 1,
        availability: 'https://schema.org/InStock',
        seller: { '@id': 'https://www.example.com/2' },
      },
    }),
  ).toEqual([]);
});

it.each([
  ['an unknown type', { '@type': 'RealEstateAdvert' }, '[0]'],
  ['a node without a type', { '@type': 'Offer', seller: { name: 'Ana' } }, '[0].seller'],
  ['an unknown property', { '@type': 'Apartment', rooms: 3 }, '[0].rooms'],
  ['a property of another type', { '@type': 'Place', floorSize: 84 }, '[0].floorSize'],
  ['a thing of another type', { '@type': 'Offer', seller: { '@type': 'Place' } }, '[0].seller'],
  ['a wider thing than may be', { '@type': 'Apartment', geo: { '@type': 'Thing' } }, '[0].geo'],
  ['text for a thing', { '@type': 'RealEstateAgent', brand: 'Casa Clara' }, '[0].brand'],
  ['text for a number', { '@type': 'Apartment', numberOfBathroomsTotal: 'two' }, '[0].numberOfBathroomsTotal'],
  ['an unknown word', { '@type': 'Offer', availability: 'Perhaps' }, '[0].availability'],
  ['a broken item of a list', { '@type': 'FAQPage', mainEntity: [{ '@type': 'Q' }] }, '[0].mainEntity[0]'],
  ['nothing', { '@type': 'Offer', price: null }, '[0].price'],
])('refuses %s', (_, node, place) => {
  expect(problemsOf(node)).toContain(place);
});
