import { farFrom } from '#shared/domain/evidence/placeChecks.ts';
import { isElsewhere } from '#shared/domain/plausible.ts';
import { kmFromProvince } from '../../places/positions.ts';
import { provinceOf } from '../../places/provinces.ts';
import type { GivenAddress } from './readAddress.ts';
import type { RecordReader } from './RecordReader.ts';

/**
 * Leaves a record's coordinates out where they are far from every municipality of its province: one of the two is
 * wrong, and a wrong pin is worse than none. Those outside Spain are left out later (implausibleFields).
 */
export function checkPin(reader: RecordReader, { province }: GivenAddress): void {
  const { lat, lng } = (reader.fields.location ?? {}) as { lat?: unknown; lng?: unknown };
  const code = provinceOf(province.slug)?.code;
  if (typeof lat !== 'number' || typeof lng !== 'number' || code === undefined || isElsewhere({ lat, lng })) return;
  const km = kmFromProvince({ lat, lng }, code);
  if (km <= farFrom.province) return;
  reader.drop('location', `is ${Math.round(km)} km from ${province.name}: left out`);
}
