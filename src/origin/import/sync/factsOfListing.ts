import type { AdvertFacts } from '#shared/domain/evidence/AdvertFacts.ts';
import { distancesFrom } from '../../places/distancesFrom.ts';
import type { GivenAddress } from './readAddress.ts';

interface Listing {
  estate: Omit<AdvertFacts, 'address' | 'now'>;
  address: Pick<GivenAddress, 'province' | 'town'>;
}

/** A listing that was read, as checks compare it. @param now epoch ms */
export const factsOfListing = ({ estate, address: { province, town } }: Listing, now = Date.now()): AdvertFacts => ({
  ...estate,
  address: { province_slug: province.slug },
  ...(estate.location ? distancesFrom(estate.location, { province: province.slug, town: town.name }) : {}),
  now,
});
