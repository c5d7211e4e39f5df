import type { EstateDetailDocument, EstateSummaryDocument } from '../../db/estates/estateDocuments.ts';
import { documentRows } from '../../db/estates/estateDocuments.ts';
import type { AgentBriefInput } from '../../db/input/networkInput.ts';
import type { Store } from '../../db/store.ts';
import type { EstateRow } from '../../db/tables.ts';
import type { Planned } from './planListing.ts';
import type { Plan } from './planSource.ts';
import type { FieldChange, PlannedChange } from './report.ts';
import { withdrawn } from './words.ts';

/** Listings read at once. */
const batch = 200;

/** Fields that follow from others, or that the network keeps. */
const notCompared = ['key', 'slug', 'url_slug', 'created_at', 'price_history', 'pictures'];

interface Stored extends Pick<EstateRow, 'source_id' | 'reference' | 'status' | 'price'> {
  summary: string;
  detail: string;
  hidden_address: string | null;
  agent: string;
}

async function readStored(store: Store, source: string, ids: readonly string[]): Promise<Map<string, Stored>> {
  const rows = await store.db
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
    .innerJoin('agents', 'agents.key', 'estates.agent')
    .select(['source_id', 'reference', 'status', 'price', 'summary', 'detail', 'hidden_address'])
    .select('agents.slug as agent')
    .where('estates.source', '=', source)
    .where(store.isOneOf('source_id', ids))
    .execute();
  return new Map(rows.map((row) => [row.source_id, row]));
}

type Document = Record<string, unknown>;

const documentOf = ({ summary, detail }: { summary: string; detail: string }): Document => ({
  ...(JSON.parse(summary) as EstateSummaryDocument),
  ...(JSON.parse(detail) as EstateDetailDocument),
});

/**
 * What differs in a listing that is stored otherwise than its source now says it.
 * @param agent slug of its agent now
 */
function fieldChanges({ estate }: Planned, agent: string, stored: Stored): FieldChange[] {
  const changes: FieldChange[] = [];
  if (estate.status !== stored.status) changes.push({ field: 'status', before: stored.status, after: estate.status });
  if (estate.price !== undefined && estate.price !== stored.price)
    changes.push({ field: 'price', before: stored.price || null, after: estate.price });
  // Its agent and dates are not part of the documents.
  const placeholder = { slug: agent } as AgentBriefInput;
  const rows = documentRows({ ...estate, agent: placeholder, updated_at: '' }, 0);
  const [before, after] = [documentOf(stored), documentOf({ ...rows.summary, ...rows.detail })];
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (!notCompared.includes(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      changes.push({ field });
  if (rows.detail.hidden_address !== stored.hidden_address && !changes.some(({ field }) => field === 'address'))
    changes.push({ field: 'address' });
  if (agent !== stored.agent) changes.push({ field: 'agent' });
  return changes;
}

function plannedChange(planned: Planned, agent: string, stored: Stored | undefined): PlannedChange {
  const { estate, known } = planned;
  const { id, reference } = estate;
  if (known === undefined) return { id, reference, change: 'new' };
  if (known.status === withdrawn || !stored) return { id, reference, change: 'returned' };
  return { id, reference, change: 'changed', fields: fieldChanges(planned, agent, stored) };
}

/** What a run would do, listing by listing. */
export async function describePlan(
  store: Store,
  source: string,
  { planned, gone, moved, slugs }: Pick<Plan, 'planned' | 'gone' | 'moved' | 'slugs'>,
): Promise<PlannedChange[]> {
  const changes: PlannedChange[] = [];
  for await (const some of planned.batches(() => batch)) {
    const stored = await readStored(
      store,
      source,
      some.map(({ estate }) => estate.id),
    );
    for (const one of some) changes.push(plannedChange(one, slugs.get(one.agent)!, stored.get(one.estate.id)));
  }
  for (const { id, reference } of moved)
    changes.push({ id, reference, change: 'changed', fields: [{ field: 'agent' }] });
  for (let first = 0; first < gone.length; first += batch) {
    const ids = gone.slice(first, first + batch).map(({ source_id }) => source_id);
    const stored = await readStored(store, source, ids);
    for (const id of ids) changes.push({ id, reference: stored.get(id)?.reference ?? id, change: 'withdrawn' });
  }
  return changes;
}
