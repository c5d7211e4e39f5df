import type { EstateDto } from '#shared/contract/estate.ts';
import { municipalityOf } from '../places/municipalities.ts';
import { provinceOf } from '../places/provinces.ts';

/** An estate with the official code of its town, by which portals know it; none for a village or zone of no code. */
export function withTownCode<T extends { address: EstateDto['address'] }>(estate: T): T {
  const { province_slug, town } = estate.address;
  const province = provinceOf(province_slug);
  const code = province && municipalityOf(province.code, town)?.code;
  return code === undefined ? estate : { ...estate, address: { ...estate.address, town_code: code } };
}
