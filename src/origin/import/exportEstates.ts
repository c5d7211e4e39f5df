import type { AgentBriefDto } from '#shared/contract/agentBrief.ts';
import type { EstateDetailDocument, EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import { unpackMedia } from '../db/estates/imageSizes.ts';
import type { Store } from '../db/store.ts';
import type { EstateInput } from '../db/input/networkInput.ts';
import { optionalField } from '../optionalField.ts';

/** Estates that are read at a time. */
const batch = 200;

const readAfter = ({ db }: Store, after: number) =>
  db
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
    .innerJoin('agents', 'agents.key', 'estates.agent')
    .select(['estates.key', 'status', 'price', 'previous_price', 'estates.updated_at', 'lat', 'lng'])
    .select(['summary', 'detail', 'hidden_address', 'agents.brief', 'linked', 'cadastral_reference'])
    .where('estates.key', '>', after)
    .orderBy('estates.key')
    .limit(batch)
    .execute();

/** An estate as a file of an import has it: a price of null is on request. */
type ExportedEstate = Omit<EstateInput, 'price'> & { price: number | null };

type ExportedRow = Awaited<ReturnType<typeof readAfter>>[number];

function toExported(row: ExportedRow): ExportedEstate {
  const { media: _cover, ...summary } = JSON.parse(row.summary) as EstateSummaryDocument;
  const { media, ...detail } = JSON.parse(row.detail) as EstateDetailDocument;
  const hidden = JSON.parse(row.hidden_address ?? '{}') as Partial<EstateInput['address']>;
  return {
    ...summary,
    ...detail,
    media: media.map(unpackMedia),
    address: { ...summary.address, ...hidden },
    agent: JSON.parse(row.brief) as AgentBriefDto & { slug: string },
    status: row.status,
    updated_at: new Date(row.updated_at).toISOString(),
    price: row.price || null,
    ...(row.previous_price === null ? {} : { previous_price: row.previous_price }),
    ...optionalField('linked', row.linked),
    ...optionalField('cadastral_reference', row.cadastral_reference),
    ...(row.lat === null || row.lng === null ? {} : { location: { lat: row.lat / 1e5, lng: row.lng / 1e5 } }),
  };
}

/**
 * Every stored estate as an import takes it, with the price and the street that the public may not see. Of a home whose
 * address is not shown in full only the rounded place is stored, so only that comes out.
 */
export async function* exportEstates(store: Store): AsyncGenerator<ExportedEstate> {
  for (let after = 0; ;) {
    const rows = await readAfter(store, after);
    yield* rows.map(toExported);
    if (rows.length < batch) return;
    after = rows.at(-1)!.key;
  }
}
