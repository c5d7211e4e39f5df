import type { Transaction } from 'kysely';
import { languages } from '#shared/i18n/languages.ts';
import { localised } from '#shared/i18n/localised.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { EstateRow, Tables } from '../tables.ts';
import type { EstateSummaryDocument } from './estateDocuments.ts';

/** All that the pages of a stored listing are made of. */
export interface EstateDocuments {
  row: EstateRow;
  /** JSON: EstateSummaryDocument. */
  summary: string;
  /** JSON: EstateDetailDocument. */
  detail: string;
}

/** Paths of its pages in each language, separated by spaces. */
function pathsOf({ summary }: EstateDocuments): string {
  const { type, url_slug, address, key } = JSON.parse(summary) as EstateSummaryDocument;
  const paths = languages.map((language) => {
    const slug = localised(url_slug, language)!.value;
    const params = { province: address.province_slug, type, slug, ref: key };
    return buildUrl(routeTarget<'Estate'>({ to: 'Estate', params }), language);
  });
  return paths.join(' ');
}

export const readDocuments = (trx: Transaction<Tables>, key: number): Promise<Omit<EstateDocuments, 'row'>> =>
  trx
    .selectFrom('estate_summaries')
    .innerJoin('estate_details', 'estate_details.estate', 'estate_summaries.estate')
    .select(['summary', 'detail'])
    .where('estate_summaries.estate', '=', key)
    .executeTakeFirstOrThrow();

/** What its pages show, as one text: columns in one order, whether the row was read or made. */
const contentOf = ({ row, summary, detail }: EstateDocuments): string => {
  const columns = Object.entries(row)
    .filter(([name]) => name !== 'updated_at')
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return [...columns, summary, detail].join('\n');
};

/** Whether search engines may index its pages: not of what is sold or rented. */
const isIndexed = (listing: EstateDocuments | undefined): boolean =>
  listing !== undefined && listing.row.availability_rank < 2;

/**
 * The pages of a listing that changed. A listing that is stored again as it was is no change; one that is sold, moved
 * or gone is, under the address that search engines know; one that stays sold is none that they may know.
 * @param after undefined for a listing that is gone
 * @returns for each address that it had or has, its paths in each language
 */
export function changedPagesOf(before: EstateDocuments | undefined, after: EstateDocuments | undefined): string[] {
  if (!isIndexed(before) && !isIndexed(after)) return [];
  if (before && after && contentOf(before) === contentOf(after)) return [];
  return [...new Set([before, after].flatMap((listing) => (listing ? [pathsOf(listing)] : [])))];
}
