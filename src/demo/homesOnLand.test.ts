import { publicLocation } from '#origin/db/publicLocation.ts';
import { isOnLand, provinceAt } from '#tests/basemap.ts';
import { createNetwork } from './createNetwork.ts';
import { createPlaces, type Locality } from './places/createPlaces.ts';

interface Spot {
  lat: number;
  lng: number;
}

const places = createPlaces().flatMap(({ source, urban, towns }) =>
  [...urban, ...towns].map((place) => ({ place, code: source.code, name: `${place.slug}, ${source.name}` })),
);

/** Points all over a place's circle: whatever seed a network has, its homes are near these. */
function spotsOf({ lat, lng, radius }: Locality): Spot[] {
  return [0, 0.5, 1].flatMap((part) =>
    Array.from({ length: part === 0 ? 1 : 24 }, (_, turn) => {
      const angle = (turn / 12) * Math.PI;
      const degrees = (radius * part) / 111_320;
      return {
        lat: lat + Math.cos(angle) * degrees,
        lng: lng + (Math.sin(angle) * degrees) / Math.cos((lat * Math.PI) / 180),
      };
    }),
  );
}

/** As a map shows it when only the surroundings may be known. */
function approximate(spot: Spot): Spot {
  const { lat, lng } = publicLocation(spot, 'zone');
  return { lat: lat! / 1e5, lng: lng! / 1e5 };
}

const inProvince = (spot: Spot, code: string): boolean => [code, null].includes(provinceAt(spot));

it('no place where a home may stand reaches into the sea, also as an approximate place', () => {
  const inSea = places.filter(
    ({ place }) => !spotsOf(place).every((spot) => isOnLand(spot) && isOnLand(approximate(spot))),
  );
  expect(inSea.map(({ name }) => name)).toEqual([]);
});

it('every place lies in its province', () => {
  const elsewhere = places.filter(
    ({ place, code }) =>
      !spotsOf(place)
        .filter((_, index) => index % 6 === 0)
        .every((spot) => inProvince(spot, code)),
  );
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});

it('every home of the network stands on land', () => {
  const estates = [...createNetwork({ seed: 1, estates: 150 }).estates()];
  const inSea = estates.filter(({ location }) => location && !(isOnLand(location) && isOnLand(approximate(location))));
  expect(inSea.map(({ reference }) => reference)).toEqual([]);
});
