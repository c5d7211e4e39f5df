import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AddressDto } from '#shared/contract/estate.ts';
import type { AdvertFacts } from '#shared/domain/evidence/AdvertFacts.ts';
import { faultsOf, type Finding } from '#shared/domain/evidence/evaluate.ts';
import { sharedPictures } from '#shared/domain/evidence/sharedPictures.ts';
import type { CheckName } from '#shared/domain/evidence/table.ts';
import { availabilityRankOf } from '#origin/db/estates/availability.ts';
import { coreOfStreet, publicAddress } from '#origin/db/estates/publicAddress.ts';
import { distancesFrom } from '#origin/places/distancesFrom.ts';

type Estate = AdvertFacts & {
  reference: string;
  status: string;
  address: AddressDto;
  media?: { url: string }[];
};

interface Advert {
  name: string;
  planted: string | null;
  estate: Estate;
}

const adverts = JSON.parse(readFileSync(path.join(import.meta.dirname, 'listings.json'), 'utf8')) as Advert[];

/** When the set was written. */
const now = Date.UTC(2026, 10, 29);

/** As it is stored. */
const streetOf = (address: AddressDto): string | undefined => {
  const { street } = publicAddress(address);
  return street === null ? undefined : coreOfStreet(street);
};

const shared = sharedPictures(
  adverts.map(({ estate: { reference, media = [], address, conservation, status } }) => ({
    key: reference,
    pictures: media.map(({ url }) => url),
    town: address.town,
    street: streetOf(address),
    zone: address.zone,
    isNew: conservation === 'brandNew',
    isOffered: availabilityRankOf(status) < 2,
  })),
);

const faults = (estate: Estate): Finding[] =>
  faultsOf({
    ...estate,
    ...(estate.location ? distancesFrom(estate.location, estate.address) : {}),
    pictures_elsewhere: shared.get(estate.reference) ?? [],
    now,
  });

const differing = (estate: Estate): Finding[] => faults(estate).filter(({ outcome: { is } }) => is === 'differs');

/** The checks that find a kind of contradiction; another's finding is none of it. */
const found: Readonly<Record<string, readonly CheckName[]>> = {
  energy: ['energyConsumption', 'energyEmissions'],
  usable_area: ['usefulArea'],
  area_rooms: ['roomsInArea', 'believableArea', 'believablePrice'],
  bedrooms: ['roomsInArea', 'believableRooms'],
  price_area: ['believablePrice', 'believableArea'],
  floor: ['floorOfBuilding', 'believableFloors'],
  age: ['yearOfCondition'],
  place: ['coordinates'],
  community_fee: ['communityFee', 'feeInText'],
  pictures: ['ownPictures'],
  text: ['areaInText', 'bedroomsInText', 'priceInText'],
  stale: ['confirmation'],
};

const planted = adverts.filter((one): one is Advert & { planted: string } => one.planted !== null);

const isFound = ({ planted: kind, estate }: Advert & { planted: string }): boolean =>
  faults(estate).some(({ name }) => found[kind]?.includes(name));

test('at least 95 % of the planted contradictions are found, each by a check of its kind', () => {
  const missed = planted.filter((advert) => !isFound(advert)).map(({ name, planted: kind }) => `${kind}: ${name}`);
  expect(missed.slice(Math.floor(planted.length * 0.05))).toEqual([]);
  expect(planted).toHaveLength(120);
});

test('of no honest advert it is said that it differs', () => {
  const honest = adverts.filter((one) => one.planted === null);
  expect(honest).toHaveLength(120);
  const accused = honest.flatMap(({ name, estate }) => differing(estate).map((fault) => [name, fault]));
  expect(accused).toEqual([]);
});

test('of the demo no advert differs', () => {
  const file = path.join(import.meta.dirname, '../../networks/vencejo/listings/vencejo.ndjson');
  const estates = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Estate);
  const accused = estates.flatMap((estate) => differing(estate).map((fault) => [estate.reference, fault]));
  expect(accused).toEqual([]);
});
