import '#config/requireNode24.mjs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { sitemapPageKeys } from '#origin/db/counts/sitemapPages.ts';
import type { Store } from '#origin/db/store.ts';
import { createPlaceDirectory, type Places } from '#origin/directory/placeDirectory.ts';
import { readSitemapIndex, sitemapKinds } from '#origin/records/readSitemap.ts';
import { levelOf } from '#origin/search/counts/cellCounts.ts';
import {
  countFacets,
  createResultSetCache,
  listPins,
  resolveCriteria,
  zonesToCount,
  type EstateCriteria,
  type ResultSetCache,
} from '#origin/search/index.ts';
import { countList } from '#origin/search/page/countList.ts';
import { planEstates } from '#origin/search/plan/planEstates.ts';
import { readEstateQuery } from '#origin/web/readEstateQuery.ts';
import { maxCounted } from '#shared/domain/paging.ts';
import { processorTime } from '#tests/fakes/processorTime.ts';
import { openBackends, type Backend } from './originBackends.ts';
import {
  makePlain,
  plainCount,
  plainFacets,
  plainPage,
  plainPins,
  plainSitemapIndex,
  plainSitemapPage,
  type PlainDb,
  type PlainList,
} from './plainQueries.ts';
import { plannerCases, type PlannerCase, type PlannerSubject } from './plannerCases.ts';

/**
 * The origin's search beside PostgreSQL alone: forty questions, asked of the functions that the origin calls, and of
 * plain statements over ordinary indexes and PostGIS (plainQueries.ts), by one client in one process.
 * `node scripts/bench/planner.ts [--estates 1000000] [--rounds 15] [--only text]`
 * Times are of the processor, client and server together; those by the clock stand beside them. It needs PostGIS
 * (Debian: postgresql-15-postgis-3). The database is made once, under .cache/bench.
 */
const { values } = parseArgs({
  options: {
    estates: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
  },
});

/** An answer, as far as both have it. */
interface Answer {
  total?: number;
  keys?: readonly number[];
}

type Ask = () => Promise<Answer>;

/** As an operator sets a server with much memory and fast disks. Helpers cost more than they save while one waits. */
const settings =
  '-c jit=off -c random_page_cost=1.1 -c effective_cache_size=12GB -c work_mem=32MB -c max_parallel_workers_per_gather=0';

function openPlain(url: string): PlainDb {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, options: settings, max: 10 });
  // The server may be stopped before its connections are closed.
  pool.on('error', () => undefined);
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

/** The largest places, as the worst cases. */
async function findSubject({ db }: Store): Promise<PlannerSubject> {
  const first = async (statement: ReturnType<typeof sql<{ name: string }>>) =>
    (await statement.execute(db)).rows[0]!.name;
  const largest = (kind: string, parent = '%') =>
    first(sql`select places.slug as name from places join place_counts on place = places.key
      left join places above on above.key = places.parent
      where places.kind = ${kind} and coalesce(above.slug, '') like ${parent} and type = 0 order by listed desc limit 1`);
  const province = await largest('province');
  return {
    province,
    town: await largest('town', province),
    agency: await first(sql`select slug as name from agencies
      join estates on agency = agencies.key group by slug order by count(*) desc limit 1`),
    sitemapPages: (await db.selectFrom('sitemap_pages').select('page').execute()).length,
  };
}

/** What is asked, and how both are. */
interface Subject {
  store: Store;
  plain: PlainDb;
  places: Places;
}

type Asks = Record<'ours' | 'plain', Ask>;

const unseen = (answer: Promise<unknown>): Promise<Answer> => answer.then(() => ({}));

/** How each of them is asked a question. */
async function toAsks(subject: Subject, { kind, name, query: asked }: PlannerCase): Promise<Asks> {
  const { store, plain, places } = subject;
  const query = readEstateQuery('buy', asked);
  const maxRank = kind === 'pins' ? 1 : 2;
  const resolved = await resolveCriteria(store.db, await places(), { ...query, maxRank });
  if ('unknown' in resolved) throw new Error(`unknown ${resolved.unknown.join()} of ${name}`);
  const { criteria } = resolved;
  const list: PlainList = { query, criteria };
  switch (kind) {
    case 'list':
    case 'kept list':
      return { ours: await askForPage(store, list, kind === 'kept list'), plain: () => plainPage(plain, list) };
    case 'count':
      return {
        ours: async () => countList(store, await planEstates(store, criteria)),
        plain: () => plainCount(plain, list),
      };
    case 'facets':
      return {
        ours: async () =>
          unseen(countFacets(store, criteria, await zonesToCount(store.db, await places(), query, criteria))),
        plain: () => unseen(plainFacets(plain, list)),
      };
    case 'pins':
      return { ours: () => listPins(store, criteria), plain: () => plainPins(plain, list, levelOfPins(criteria)) };
    case 'sitemap index':
      return { ours: () => unseen(readSitemapIndex(store)), plain: () => unseen(plainSitemapIndex(plain)) };
    case 'sitemap page':
      return askForSitemapPage(subject, query.page);
  }
}

/** @param isKept the list has been read whole; else it is asked for the first time each time */
async function askForPage(store: Store, { query, criteria }: PlainList, isKept: boolean): Promise<Ask> {
  const order = query.sort === 'random' ? { sort: query.sort, start: 0 } : { sort: query.sort };
  const read = (cache: ResultSetCache) => cache.page(criteria, order, (query.page - 1) * query.qty, query.qty);
  if (!isKept) return () => read(createResultSetCache(store));
  const kept = createResultSetCache(store);
  for (const _time of [1, 2]) await read(kept);
  await kept.settled();
  return () => read(kept);
}

/** The entries are read alike; what differs is how their keys are found. */
function askForSitemapPage({ store, plain, places }: Subject, page: number): Asks {
  const { read } = sitemapKinds.get('estates')!;
  return {
    ours: () => unseen(read(store, places, (page - 1) * sitemapPageKeys, page * sitemapPageKeys)),
    plain: async () => {
      const { first, last } = await plainSitemapPage(plain, page);
      return unseen(read(store, places, first - 1, last));
    },
  };
}

/** Of the country's clusters, the coarsest. */
const levelOfPins = ({ box, areas }: EstateCriteria): number => (box ? levelOf(box) : areas.length > 0 ? 5 : 8);

interface Times {
  /** ms of a processor: median and 95th percentile. */
  processor: number;
  p95: number;
  /** ms by the clock: median. */
  clock: number;
}

/** Processor ms of one way's rounds, after which at least `minRounds` are enough. */
const maxSpent = 2_000;
const minRounds = 5;

/** Asks one way again and again. */
async function measure({ pids }: Backend, ask: Ask, rounds: number): Promise<Times> {
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  const samples = { processor: [] as number[], clock: [] as number[] };
  for (let round = 0, spent = 0; round < rounds && (round < minRounds || spent < maxSpent); round += 1) {
    // What reading the server's accounts takes is left out.
    const server = processorTime(pids);
    const before = own();
    const started = performance.now();
    await ask();
    samples.clock.push(performance.now() - started);
    const ownTime = own() - before;
    samples.processor.push(ownTime + processorTime(pids) - server);
    spent += samples.processor.at(-1)!;
  }
  return { processor: at(samples.processor, 0.5), p95: at(samples.processor, 0.95), clock: at(samples.clock, 0.5) };
}

const at = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]!;

/** What the two answers say differently; beyond maxCounted neither counts. */
function difference(ours: Answer, plain: Answer): string {
  const totals = [ours, plain].map(({ total }) => (total === undefined ? undefined : Math.min(total, maxCounted)));
  const keys = [ours, plain].map((answer) => answer.keys?.join());
  if (totals[0] !== totals[1]) return `  totals ${totals.join(' and ')}`;
  return keys[0] === keys[1] ? '' : '  other homes';
}

const row = (mechanism: string, name: string, figures: readonly (string | number)[]): string =>
  mechanism.padEnd(17) +
  name.padEnd(38) +
  figures.map((figure) => (typeof figure === 'number' ? figure.toFixed(1) : figure).padStart(9)).join('');

const head = ['ours p50', 'p95', 'clock', 'plain p50', 'p95', 'clock', 'plain/ours'];

async function compare(backend: Backend): Promise<void> {
  const all = openDatabase(backend.url);
  const store = { ...all, db: all.listsDb };
  const plain = openPlain(backend.url);
  await makePlain(plain);
  const places = createPlaceDirectory(store.db);
  console.log(row('mechanism', 'question (ms)', head));
  const sums = new Map<string, { ours: number; plain: number }>();
  const cases = await Promise.all(
    plannerCases(await findSubject(store))
      .filter(({ mechanism, name }) => `${mechanism}: ${name}`.includes(values.only))
      .map(async (one) => ({ ...one, ...(await toAsks({ store, plain, places }, one)) })),
  );
  // What all questions share of the code is compiled before the first is measured.
  for (const { ours } of cases) await measure(backend, ours, 3);
  for (const one of cases) {
    const answers = { ours: await one.ours(), plain: await one.plain() };
    const ours = await measure(backend, one.ours, Number(values.rounds));
    const rival = await measure(backend, one.plain, Number(values.rounds));
    const ratio = rival.processor / ours.processor;
    console.log(
      row(one.mechanism, one.name, [
        ...[ours.processor, ours.p95, ours.clock, rival.processor, rival.p95, rival.clock],
        ratio.toFixed(2),
      ]) + difference(answers.ours, answers.plain),
    );
    const sum = sums.get(one.mechanism) ?? { ours: 0, plain: 0 };
    sums.set(one.mechanism, { ours: sum.ours + ours.processor, plain: sum.plain + rival.processor });
  }
  console.log();
  for (const [mechanism, { ours, plain: rival }] of sums)
    console.log(row(mechanism, 'all of its questions', [ours, '', '', rival, '', '', (rival / ours).toFixed(2)]));
  await plain.destroy();
  await store.close();
}

for await (const backend of openBackends('postgres', Number(values.estates))) await compare(backend);
