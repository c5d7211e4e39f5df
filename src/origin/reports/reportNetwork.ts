import { sql } from 'kysely';
import type { TranslationsDto } from '#shared/contract/imports.ts';
import type { NetworkReportDto } from '#shared/contract/networkReport.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Store } from '../db/store.ts';
import type { Db } from '../db/tables.ts';
import { groupFaults } from './groupFaults.ts';
import { readAdverts } from './readAdverts.ts';
import { createSayToAgent } from './sayToAgent.ts';

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

/** Listings that can be had, or are reserved. */
async function countAdverts(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('estates')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('availability_rank', '<', 2)
    .executeTakeFirstOrThrow();
  return Number(total);
}

interface ReportOptions {
  /** Of its texts. */
  translations: TranslationsDto | null;
  /** Adverts that are checked: the newest. */
  most?: number;
  /** Of the sentences for agents. */
  language?: Language;
  now?: number;
}

/** What the operators of a network should put right in its data. */
export async function reportNetwork(
  store: Store,
  { translations, most = Infinity, language, now = Date.now() }: ReportOptions,
): Promise<NetworkReportDto> {
  const say = await createSayToAgent(language);
  return {
    slugCollisions: await findSlugCollisions(store.db),
    adverts: await groupFaults(readAdverts(store, now, most), say, await countAdverts(store.db)),
    translations,
  };
}
