import type { Transaction } from 'kysely';
import type { AgentBriefDto } from '#shared/contract/agentBrief.ts';
import type { AgencyInput, AgentInput } from '../input/networkInput.ts';
import { agencyTag, agentTag, missingTag } from '../changes/tags.ts';
import { recordChange } from '../changes/changes.ts';
import { namePictures } from '../pictures/namePictures.ts';
import { newestReview } from '../changes/peopleDates.ts';
import { agencyRow, agentDocuments, agentRow, imageSources } from './peopleRows.ts';
import type { Store } from '../store.ts';
import { countryKey, unjudged, type Tables } from '../tables.ts';

type Trx = Transaction<Tables>;

interface SaveOptions {
  /** Whose records keep them up to date; null: the network's own profiles. */
  source: string | null;
  /** Epoch ms. */
  now: number;
}

async function nextKey(trx: Trx, table: 'places' | 'agencies' | 'agents'): Promise<number> {
  const { highest } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.max('key').as('highest'))
    .executeTakeFirstOrThrow();
  return Number(highest ?? 0) + 1;
}

/**
 * The id of somebody, unless it is another's, or another's slug: people are found by either, and sources number theirs
 * each for itself. Their slug is free then.
 */
async function freeId(
  trx: Trx,
  table: 'agencies' | 'agents',
  { id, slug }: { id: string; slug: string },
): Promise<string> {
  if (id === slug) return id;
  const other = await trx
    .selectFrom(table)
    .select('key')
    .where('id', '=', id)
    .where('slug', '<>', slug)
    .executeTakeFirst();
  if (other) return slug;
  for (const people of ['agencies', 'agents'] as const) {
    const namesake = await trx
      .selectFrom(people as 'agents')
      .select('key')
      .where('slug', '=', id)
      .executeTakeFirst();
    if (namesake) return slug;
  }
  return id;
}

async function provinceKey(trx: Trx, slug: string, name: string): Promise<number> {
  const known = await trx
    .selectFrom('places')
    .select('key')
    .where('parent', '=', countryKey)
    .where('kind', '=', 'province')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (known) return known.key;
  const key = await nextKey(trx, 'places');
  await trx.insertInto('places').values({ key, kind: 'province', parent: countryKey, slug, name }).execute();
  return key;
}

/**
 * Stores an agency, new or known by its slug; as it was, it touches nothing.
 * @returns its key
 */
export async function saveAgency(
  store: Store,
  trx: Trx,
  given: AgencyInput,
  { source, now }: SaveOptions,
): Promise<number> {
  const agency = { ...given, id: await freeId(trx, 'agencies', given) };
  const { slug } = agency;
  const detail = JSON.stringify(agency);
  const known = await trx
    .selectFrom('agencies')
    .leftJoin('agency_details', 'agency_details.agency', 'agencies.key')
    .select(['agencies.key', 'agency_details.detail', 'source'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (known?.detail === detail && known.source === source) return known.key;
  const key = known?.key ?? (await nextKey(trx, 'agencies'));
  const province = await provinceKey(trx, agency.province_slug, agency.province ?? slug);
  // A new one is dated by its people and their homes: what is loaded changes nothing that a visitor sees.
  const row = agencyRow(agency, { key, province, source }, known ? now : 0);
  if (known) {
    await trx.updateTable('agencies').set(row).where('key', '=', key).execute();
    await trx.deleteFrom('agency_details').where('agency', '=', key).execute();
  } else await trx.insertInto('agencies').values(row).execute();
  await trx.insertInto('agency_details').values({ agency: key, detail }).execute();
  await namePictures(store, trx, [[agencyTag(slug), imageSources(agency.logo, agency.image)]], now);
  await recordChange(trx, { hardTags: [agencyTag(slug), ...(known ? [] : [missingTag])], softTags: ['agents'] });
  return key;
}

/**
 * Stores an agent, new or known by their slug; as they were, they touch nothing.
 * @param agency the key of theirs
 * @returns their id
 */
export async function saveAgent(
  store: Store,
  trx: Trx,
  given: AgentInput,
  agency: number,
  { source, now }: SaveOptions,
): Promise<string> {
  const agent = { ...given, id: await freeId(trx, 'agents', given) };
  const { id, slug } = agent;
  const documents = agentDocuments(agent);
  const detail = JSON.stringify(documents.detail);
  const known = await trx
    .selectFrom('agents')
    .leftJoin('agent_details', 'agent_details.agent', 'agents.key')
    .select(['agents.key', 'brief', 'card', 'agents.agency', 'agent_details.detail', 'source'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  const key = known?.key ?? (await nextKey(trx, 'agents'));
  const province = await provinceKey(trx, agent.province_slug, agent.province ?? agent.province_slug);
  const updated_at = known ? now : newestReview(agent.reviews, now);
  const row = agentRow(documents, { key, agency, province, source }, updated_at);
  const isMoved = known !== undefined && known.agency !== agency;
  const isAsItWas = known?.brief === row.brief && known.card === row.card && known.detail === detail && !isMoved;
  if (isAsItWas && known.source === source) return id;
  if (known) {
    await trx.updateTable('agents').set(row).where('key', '=', key).execute();
    await trx.deleteFrom('agent_details').where('agent', '=', key).execute();
  } else await trx.insertInto('agents').values(row).execute();
  await trx.insertInto('agent_details').values({ agent: key, detail }).execute();
  // Its page names them.
  await trx
    .updateTable('agencies')
    .set({ updated_at })
    .where('key', '=', agency)
    .where('updated_at', '<', updated_at)
    .execute();
  await namePictures(store, trx, [[agentTag(slug), imageSources(agent.image)]], now);
  await recordChange(trx, { hardTags: [agentTag(slug), ...(known ? [] : [missingTag])], softTags: ['agents'] });
  if (known && entryOf(known.brief) !== entryOf(row.brief)) await judgeAgain(trx, key);
  if (isMoved) await moveHomes(trx, key, agency);
  return id;
}

/** Of an agent's brief, their entry in a register. */
function entryOf(brief: string): string {
  const { register_number, register } = JSON.parse(brief) as AgentBriefDto;
  return JSON.stringify([register_number, register?.name]);
}

/** What an agent's homes say of who offers them is judged anew (adverts/judgeListings.ts). */
async function judgeAgain(trx: Trx, agent: number): Promise<void> {
  const homes = trx.updateTable('estates').where('agent', '=', agent);
  await homes.set({ verdict: unjudged }).where('verdict', '<>', unjudged).execute();
}

/** Brings the homes of an agent to the agency where they work now. */
async function moveHomes(trx: Trx, agent: number, agency: number): Promise<void> {
  const before = await trx
    .selectFrom('estates')
    .innerJoin('agencies', 'agencies.key', 'estates.agency')
    .select('slug')
    .distinct()
    .where('agent', '=', agent)
    .execute();
  const { slug } = await trx.selectFrom('agencies').select('slug').where('key', '=', agency).executeTakeFirstOrThrow();
  await trx.updateTable('estates').set({ agency }).where('agent', '=', agent).execute();
  await recordChange(trx, { hardTags: [slug, ...before.map((one) => one.slug)].map(agencyTag), softTags: [] });
}

/**
 * Removes the people of a source whom no listing names any more: agents, and agencies without one.
 * @param now epoch ms
 */
export async function removeUnnamedPeople(store: Store, trx: Trx, source: string, now: number): Promise<void> {
  const agents = await trx
    .deleteFrom('agents')
    .where('source', '=', source)
    .where((where) =>
      where.not(where.exists(where.selectFrom('estates').select('key').whereRef('estates.agent', '=', 'agents.key'))),
    )
    .returning('slug')
    .execute();
  const agencies = await trx
    .deleteFrom('agencies')
    .where('source', '=', source)
    .where((where) =>
      where.not(where.exists(where.selectFrom('agents').select('key').whereRef('agents.agency', '=', 'agencies.key'))),
    )
    .returning('slug')
    .execute();
  const tags = [...agents.map(({ slug }) => agentTag(slug)), ...agencies.map(({ slug }) => agencyTag(slug))];
  if (tags.length === 0) return;
  await namePictures(
    store,
    trx,
    tags.map((tag) => [tag, []]),
    now,
  );
  await recordChange(trx, { hardTags: tags, softTags: ['agents'] });
}
