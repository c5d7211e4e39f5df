import type { ExpressionWrapper, SqlBool } from 'kysely';
import type { EstateDto } from '#shared/contract/estate.ts';
import { isWholeHome } from '#shared/domain/cadastre.ts';
import { operationTypes } from '#shared/domain/estate.ts';
import type { EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import type { Store } from '../db/store.ts';
import type { EstateRow, Tables } from '../db/tables.ts';
import { optionalField } from '../optionalField.ts';

/** By what a listing's counterpart is found. */
export type LinkColumns = Pick<EstateRow, 'source' | 'source_id' | 'type' | 'town' | 'linked' | 'cadastral_reference'>;

/**
 * The same home, offered for the other operation, if it can still be had: the listing that its source names, or that
 * names it, else one in the same town with the same whole reference of the land register.
 */
export async function readLinked(store: Store, listing: LinkColumns): Promise<NonNullable<EstateDto['linked']>> {
  const { source, source_id, type, town, linked, cadastral_reference: cadastral } = listing;
  const found = await store.db
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .select(['estates.type', 'status', 'shown_price', 'summary'])
    .where((where) => {
      const ways: ExpressionWrapper<Tables, 'estates', SqlBool>[] = [
        where.and([where('source', '=', source), where('linked', '=', source_id)]),
      ];
      if (linked !== null) ways.push(where.and([where('source', '=', source), where('source_id', '=', linked)]));
      if (cadastral !== null && isWholeHome(cadastral))
        ways.push(where.and([where('cadastral_reference', '=', cadastral), where('town', '=', town)]));
      return where.or(ways);
    })
    .where('estates.type', '<>', type)
    .where('availability_rank', '<', 2)
    .orderBy((order) => order.case().when('source', '=', source).then(0).else(1).end())
    .orderBy('availability_rank')
    .orderBy('estates.key')
    .limit(1)
    .executeTakeFirst();
  if (!found) return [];
  const { reference, key, slug, url_slug, address } = JSON.parse(found.summary) as EstateSummaryDocument;
  return [
    {
      reference,
      key,
      type: operationTypes[found.type]!,
      status: found.status,
      ...optionalField('price', found.shown_price),
      slug,
      url_slug,
      address: { province_slug: address.province_slug },
    },
  ];
}
