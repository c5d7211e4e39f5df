import { publicLocation } from '#origin/db/estates/publicLocation.ts';
import { provincesOfPostcode } from '#shared/domain/postcodes.ts';
import { isOnLand, provinceAt } from '../land.ts';
import { demoListings } from '../fakes/demoNetwork.ts';

interface Spot {
  lat: number;
  lng: number;
}

const homes = demoListings().flatMap(({ reference, address, location }) =>
  location ? [{ reference, province: address.province_slug, spot: location }] : [],
);

/** As a map shows it when only the surroundings may be known. */
function approximate(spot: Spot): Spot {
  const { lat, lng } = publicLocation(spot, 'zone');
  return { lat: lat! / 1e5, lng: lng! / 1e5 };
}

/** Of the coast the atlas of provinces says nothing. */
function isIn(province: string, spot: Spot): boolean {
  const code = provinceAt(spot);
  return code === null || provincesOfPostcode(`${code}001`).includes(province);
}

it('every home of the demo stands on land, also as an approximate place', () => {
  const inSea = homes.filter(({ spot }) => !isOnLand(spot) || !isOnLand(approximate(spot)));
  expect(homes.length).toBeGreaterThan(900);
  expect(inSea.map(({ reference }) => reference)).toEqual([]);
});

it('every home of the demo lies in its province', () => {
  const elsewhere = homes.filter(({ province, spot }) => !isIn(province, spot));
  expect(elsewhere.map(({ reference }) => reference)).toEqual([]);
});
