import type { ExportPart } from '#config/network/exports.ts';
import type { Estate } from '#shared/api/estate.ts';
import { roundedPlace } from '#shared/domain/roundedPlace.ts';

/** The location, as far as the address may be shown: exact only with a full address (PD-34). */
function locationOf({ location }: Estate, visibility: Estate['address']['visibility'], isLeftOut: boolean) {
  if (!location || location.precision === 'approximate' || visibility === 'full') return location;
  if (!isLeftOut) return undefined;
  return { ...roundedPlace(location), precision: 'approximate' as const };
}

/** The address without what its visibility hides. */
function addressOf({ address }: Estate, visibility: Estate['address']['visibility']): Estate['address'] {
  const { streetType, streetName, streetNumber, ...place } = address;
  const street = { ...(streetType ? { streetType } : {}), ...(streetName ? { streetName } : {}) };
  if (visibility === 'hidden') return { ...place, visibility };
  return { ...place, visibility, ...street, ...(visibility === 'full' && streetNumber ? { streetNumber } : {}) };
}

/**
 * A listing as portals may have it: what its own page shows of its address, whatever the API sends, and without what
 * the export leaves out. (A price that its status hides is gone since it was read.)
 */
export function exportedEstate(estate: Estate, leavesOut: readonly ExportPart[]): Estate {
  const hidesAddress = leavesOut.includes('address');
  const visibility = hidesAddress ? 'hidden' : estate.address.visibility;
  const { location: _location, agent, ...rest } = estate;
  const location = locationOf(estate, visibility, hidesAddress);
  return {
    ...rest,
    address: addressOf(estate, visibility),
    ...(location ? { location } : {}),
    ...(agent && !leavesOut.includes('agent') ? { agent } : {}),
    ...(leavesOut.includes('energy_certificate') ? { cee: { state: 'not_stated' as const } } : {}),
  };
}

/** The place as a point on a map; none of a hidden address, for portals show a point and not a circle. */
export const pointOf = ({ address, location }: Estate): { lat: number; lng: number } | undefined =>
  address.visibility === 'hidden' ? undefined : location;
