import { estateTag, listsOf, placesTag } from '../tags.ts';
import type { Change } from './changes.ts';
import { countryKey, type EstateRow } from './tables.ts';

const columns = (row: EstateRow): (keyof EstateRow)[] =>
  (Object.keys(row) as (keyof EstateRow)[]).filter((name) => name !== 'updated_at');

/**
 * What answers a change of one home concerns. Where it is shown it is wrong. Lists that do not show it, and that it could be in, or
 * have been in, may have gained or lost it or moved by one; not so when only its texts or pictures are others.
 * @param before undefined for a new home
 * @param after undefined for one that is gone
 * @param turned keys of the places that came to have homes by it, or no longer have any
 */
export function estateChange(
  before: EstateRow | undefined,
  after: EstateRow | undefined,
  turned: readonly number[],
): Change {
  const rows = [before, after].filter((row) => row !== undefined);
  const isListedAlike = before && after && columns(after).every((name) => before[name] === after[name]);
  const directories = rows.flatMap(({ province, town, zone }) => [
    ...(turned.includes(province) ? [placesTag(countryKey)] : []),
    ...(turned.includes(town) || (zone !== null && turned.includes(zone)) ? [placesTag(province)] : []),
  ]);
  return {
    wrong: rows.map(({ reference }) => estateTag(reference)),
    outdated: isListedAlike ? [] : [...rows.flatMap(listsOf), ...directories],
  };
}
