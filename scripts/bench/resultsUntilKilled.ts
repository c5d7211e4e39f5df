import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { countedBySite } from '#shared/domain/results.ts';
import { second } from '#shared/times.ts';
import { freePort } from '#tests/fakes/freePort.ts';
import { startPrivateRedis } from '#tests/fakes/privateRedis.ts';

/**
 * Whether what is counted is what was opened (docs/operations.md#what-is-counted-of-listings): processes of visitors
 * open listings of two built sites on one Redis over one API, the bundled origin, while sites and API are killed and
 * Redis is away for a while. A kill of a site loses at most what it answered in the ten seconds before; nothing is ever
 * counted twice.
 * `node scripts/bench/resultsUntilKilled.ts [views] [processes]`. Exit status 1 where that is not so.
 */
const [views = 100_000, processes = 50] = process.argv.slice(2).map(Number);
const mayLoseMs = 10 * second;

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-results-'));
const key = 'a key for what listings earn';
const common = {
  ...{ NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'silent', READS_PER_MINUTE: '0', RESULTS_KEY: key },
  ...{ PUBLIC_ORIGIN: 'http://localhost:3000', FORM_SECRET: 'f'.repeat(40), EXPORT_SECRET: 'e'.repeat(40) },
};

interface Running {
  base: string;
  kills: number[];
  /** Ends it as a power failure would, and starts it again at the same port. */
  kill: () => Promise<void>;
  stop: (signal: NodeJS.Signals) => Promise<void>;
}

async function run(module: string, env: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const kills: number[] = [];
  let child: ChildProcess;
  const start = async () => {
    child = fork(path.resolve(module), {
      env: { ...process.env, ...common, ...env, PORT: String(port) },
      silent: true,
    });
    for await (const [message] of on(child)) if (['ready', 'listening'].includes(message.type)) break;
  };
  const stop = async (signal: NodeJS.Signals) => {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  await start();
  return {
    base: `http://127.0.0.1:${port}`,
    kills,
    stop,
    kill: async () => {
      kills.push(Date.now());
      await stop('SIGKILL');
      await start();
    },
  };
}

async function* on(child: ChildProcess): AsyncGenerator<[{ type: string }]> {
  for (;;) yield (await once(child, 'message')) as [{ type: string }];
}

const database = path.join(dir, 'origin.sqlite');
const origin = await run('dist/server/origin.mjs', { DATA_DIR: dir, DATABASE_URL: database });
const redis = await startPrivateRedis();
const upstream = { API_HOST: origin.base, CMS_HOST: origin.base, REDIS_URL: redis.url };
const sites = await Promise.all(
  ['a', 'b'].map((name) => run('dist/server/server.mjs', { ...upstream, DATA_DIR: path.join(dir, name) })),
);

const { results } = (await (await fetch(`${origin.base}/web/estates/buy?_qty=24`)).json()) as {
  results: { key: string; slug: string; type: string; address: { province_slug: string } }[];
};
/** Their pages, whose own URLs their data say. */
const paths = await Promise.all(
  results.map(async ({ address, slug, key: one }) => {
    const url = `/viviendas-${address.province_slug}-compra/${slug}/${one}`;
    const { headers } = await fetch(sites[0]!.base + url, { redirect: 'manual', method: 'HEAD' });
    return headers.get('location') ?? url;
  }),
);

interface Seen {
  answered: number;
  unanswered: number;
  bySecond: Record<string, number>;
}

const clients = Array.from({ length: processes }, async (_, client): Promise<Seen> => {
  const child = fork(path.resolve(import.meta.dirname, 'viewListings.ts'), [
    ...[String(client), String(Math.ceil(views / processes)), paths.join(' ')],
    ...sites.map(({ base }) => base),
  ]);
  const [seen] = (await once(child, 'message')) as [Seen];
  return seen;
});
const allSeen = Promise.all(clients);

let isDone = false;
void allSeen.then(() => (isDone = true));
const awhile = () => Promise.race([sleep(15 * second), allSeen]);
let redisAways = 0;
async function endRedisAwhile(): Promise<void> {
  redisAways += 1;
  await redis.kill();
  await awhile();
  await redis.start();
}
const ends = [() => sites[0]!.kill(), () => origin.kill(), () => sites[1]!.kill(), endRedisAwhile];
for (let turn = 0; !isDone; turn += 1) {
  await awhile();
  if (!isDone) await ends[turn % ends.length]!();
}
const seen = await allSeen;
await sleep(second);
for (const site of sites) await site.stop('SIGTERM');
await origin.stop('SIGTERM');
await redis.stop();

/** What was answered by a site in the time before a kill that a crash may lose. */
const mayBeLost = sites
  .flatMap(({ kills }, site) => kills.map((at) => ({ site, at })))
  .reduce(
    (lost, { site, at }) =>
      lost +
      seen
        .flatMap(({ bySecond }) => Object.entries(bySecond))
        .filter(([when]) => {
          const [of, time] = when.split(' ').map(Number) as [number, number];
          return of === site && (time + 1) * second >= at - mayLoseMs && time * second <= at;
        })
        .reduce((sum, [, times]) => sum + times, 0),
    0,
  );

const store = openDatabase(database);
const rows = await store.db.selectFrom('results').selectAll().execute();
await store.db.destroy();
rmSync(dir, { recursive: true, force: true });

const answered = seen.reduce((sum, client) => sum + client.answered, 0);
const unanswered = seen.reduce((sum, client) => sum + client.unanswered, 0);
const counted = rows.reduce((sum, { opened }) => sum + opened, 0);
console.table({
  processes,
  'views that were answered': answered,
  'views without an answer': unanswered,
  'kills of sites': sites.reduce((sum, { kills }) => sum + kills.length, 0),
  'kills of the API': origin.kills.length,
  'times that Redis was away': redisAways,
  counted,
  lost: answered - counted,
  'may be lost': mayBeLost,
});
// What was not answered may have been counted: the site was killed after it had sent it.
const isRight = counted <= answered + unanswered && counted >= answered - mayBeLost;
const others = countedBySite.filter((name) => name !== 'opened' && rows.some((row) => (row as never)[name] > 0));
console.log(isRight && others.length === 0 ? 'as many as were opened' : `not as it should be ${others.join(' ')}`);
process.exitCode = isRight ? 0 : 1;
