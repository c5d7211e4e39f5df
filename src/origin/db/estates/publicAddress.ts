import type { AddressDto } from '#shared/contract/estate.ts';
import { streetCore, streetPath } from '#shared/domain/street.ts';

/** A street as it is stored: its name without type and articles first, so that an index finds it by its beginning. */
export const storedStreet = (path: string): string => `${streetCore(path.split('/')[0]!)}~${path}`;

/** What a stored street is known by in its town, in whatever language and spelling a source has it: `verdi`. */
export const coreOfStreet = (stored: string): string => stored.slice(0, stored.indexOf('~'));

/** The path of a stored street. */
export const pathOfStreet = (stored: string): string => stored.slice(stored.indexOf('~') + 1);

/**
 * What a listing is found by of its address: no more than the public knows. The street where its page names it; the
 * postcode only of a whole address. It may be smaller than the square in which any other address is shown
 * (publicLocation.ts), and would then tell in which part of that the home is.
 */
export function publicAddress(address: AddressDto): { postcode: string | null; street: string | null } {
  const { visibility, postal_code: postcode, street_type = '', street_name = '', town_slug } = address;
  const path = visibility === 'hidden' ? null : streetPath(street_type, street_name, town_slug);
  return {
    postcode: visibility === 'full' ? (postcode ?? null) : null,
    street: path === null ? null : storedStreet(path),
  };
}
