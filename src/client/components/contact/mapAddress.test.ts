import { mapAddress } from './mapAddress.ts';

it('an exact location has a pin, an approximate one has none', () => {
  expect(mapAddress({ lat: 41.4, lng: 2.157, exact: true })).toBe(
    'https://www.openstreetmap.org/?mlat=41.40000&mlon=2.15700#map=17/41.40000/2.15700',
  );
  expect(mapAddress({ lat: 41.4, lng: 2.157, exact: false })).toBe(
    'https://www.openstreetmap.org/#map=15/41.40000/2.15700',
  );
});
