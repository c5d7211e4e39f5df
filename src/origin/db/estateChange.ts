import { estateTag, listsOf, placesTag } from '../tags.ts';
import type { Change } from './changes.ts';
import { countryKey, type EstateRow } from './tables.ts';

const columns = (row: EstateRow): (keyof EstateRow)[] =>
  (Object.keys(row) as (keyof EstateRow)[]).filter((name) => name !== 'updated_at');

/**
 * The tags that a change of one estate purges. Answers that show the estate are purged hard. Lists that do not show it
 * but could contain it, before or after, are purged softly: they may have gained or lost it or moved by one. Lists stay
 * as they are when only its texts or pictures changed.
 * @param before undefined for a new estate
 * @param after undefined for a removed one
 * @param turned keys of the places that now have their first estate, or no longer have any
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
    hardTags: rows.map(({ reference }) => estateTag(reference)),
    softTags: isListedAlike ? [] : [...rows.flatMap(listsOf), ...directories],
  };
}
