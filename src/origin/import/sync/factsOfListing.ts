import type { AdvertFacts } from '#shared/domain/evidence/AdvertFacts.ts';
import { distancesFrom } from '../../places/distancesFrom.ts';
import type { ReadListing } from './readListing.ts';

/** A listing that was read, as checks compare it. @param now epoch ms */
export const factsOfListing = (
  { estate, address }: Pick<ReadListing, 'estate' | 'address'>,
  now = Date.now(),
): AdvertFacts => ({
  ...estate,
  address: { province_slug: address.province.slug },
  ...(estate.location
    ? distancesFrom(estate.location, { province: address.province.slug, town: address.town.name })
    : {}),
  now,
});
