import { estateTag, listsOf, placesTag, sitemapTags, suggestionsTag } from './tags.ts';
import type { Change } from './changes.ts';
import { sitemapPageOf } from '../counts/sitemapPages.ts';
import { countryKey, type EstateRow } from '../tables.ts';

/** An estate that was stored, changed or removed. */
export interface ReplacedRow {
  before: EstateRow | undefined;
  after: EstateRow | undefined;
  /** When it changed, epoch ms. */
  at: number;
}

/** What no list shows or asks. */
const unlisted: readonly string[] = ['updated_at', 'linked', 'cadastral_reference'] satisfies (keyof EstateRow)[];

const columns = (row: EstateRow): (keyof EstateRow)[] =>
  (Object.keys(row) as (keyof EstateRow)[]).filter((name) => !unlisted.includes(name));

/** Dates of lists follow every change; a page of the sitemap's estates holds those that can still be had. */
const sitemapOf = (rows: readonly EstateRow[]): string[] => [
  sitemapTags.index,
  sitemapTags.places,
  sitemapTags.people,
  ...rows.filter(({ availability_rank: rank }) => rank < 2).map(({ key }) => sitemapTags.estates(sitemapPageOf(key))),
];

/**
 * The tags that a change of one estate purges. Answers that show the estate are purged hard. Lists that do not show it
 * but could contain it, before or after, are purged softly: they may have gained or lost it or moved by one. Lists stay
 * as they are when only its texts or pictures changed;
 * the sitemap does not, for it holds the dates of changes.
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
    hardTags: rows.map(({ url_key }) => estateTag(url_key)),
    softTags: [
      ...(isListedAlike ? [] : [...rows.flatMap(listsOf), ...directories]),
      ...(turned.length > 0 ? [suggestionsTag] : []),
      ...sitemapOf(rows),
    ],
  };
}
