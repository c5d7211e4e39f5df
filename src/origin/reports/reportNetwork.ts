import { sql } from 'kysely';
import type { TranslationsDto } from '#shared/contract/imports.ts';
import type { NetworkReportDto } from '#shared/contract/networkReport.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { Store } from '../db/store.ts';
import type { Db } from '../db/tables.ts';
import { groupFaults } from '../adverts/groupFaults.ts';
import { readAdvertRules } from '../db/adverts/advertRules.ts';
import { unpublishedRank } from '../db/estates/availability.ts';
import { isAdvert, readAdverts } from '../adverts/readAdverts.ts';
import { createSayToAgent } from '../adverts/sayToAgent.ts';

/** Of a province and an agent or agency the province is reached, of an agent and an agency the agent (PD-3). */
async function findSlugCollisions(db: Db): Promise<NetworkReportDto['slugCollisions']> {
  // The agency of an agent who works alone has the agent's slug on purpose: they have one page.
  const { rows } = await sql<{ slug: string; kind: 'province' | 'agent' | 'agency' }>`
    with named as (
      select slug, 'province' as kind from places where kind = 'province'
      union all select slug, 'agent' from agents
      union all select slug, 'agency' from agencies where independent = 0
    )
    select slug, kind from named
    where slug in (select slug from named group by slug having count(*) > 1)`.execute(db);
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  return [...bySlug]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([slug, named]) => ({ slug, kinds: named.map(({ kind }) => kind) }));
}

/** Listings that can be had, or are reserved, and how many of them are not published. */
async function countAdverts(db: Db): Promise<{ total: number; hidden: number }> {
  const { total, hidden } = await db
    .selectFrom('estates')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(({ fn, eb }) =>
      fn
        .sum<number | null>(eb.case().when('availability_rank', '=', unpublishedRank).then(1).else(0).end())
        .as('hidden'),
    )
    .where(isAdvert)
    .executeTakeFirstOrThrow();
  return { total: Number(total), hidden: Number(hidden) };
}

interface ReportOptions {
  /** Of its texts. */
  translations: TranslationsDto | null;
  /** Adverts that are checked: the newest. */
  most?: number;
  /** Of the sentences for agents. */
  language?: Language;
  /** Of the network; by default the software's own. */
  texts?: LoadDictionary;
  now?: number;
}

/** What the operators of a network should put right in its data. */
export async function reportNetwork(
  store: Store,
  { translations, most = Infinity, language, texts, now = Date.now() }: ReportOptions,
): Promise<NetworkReportDto> {
  const say = await createSayToAgent(texts, language);
  const { rules } = await readAdvertRules(store.db);
  return {
    slugCollisions: await findSlugCollisions(store.db),
    adverts: await groupFaults(readAdverts(store, now, { most }), { rules, say }, await countAdverts(store.db)),
    translations,
  };
}
