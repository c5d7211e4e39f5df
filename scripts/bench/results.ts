import path from 'node:path';
import process from 'node:process';
import { agent, get, measure, median, start, warmUpTurns, type Server } from './hitCost.ts';

/**
 * What counting costs (docs/operations.md#what-is-counted-of-listings): a cached answer of the built site, counted and
 * with STATISTICS=off, asked in turn within each round; each request is of another visitor, whom a proxy names, so that
 * every one is counted. Then pages that are made anew.
 * `node scripts/bench/results.ts`. Exit status 1 when a hit costs more than the limit.
 */
const limits = { hit: 1.05, page: 1.01 } as const;
const rounds = 31;

const startSite = (name: string, env: Record<string, string>): Promise<Server> =>
  start(path.resolve('dist/server/server.mjs'), {
    PORT: '0',
    DATA_DIR: path.resolve(`.cache/bench/results-${name}`),
    READS_PER_MINUTE: '0',
    LOG_LEVEL: 'info',
    ...env,
  });

const sites = {
  counted: await startSite('counted', {}),
  uncounted: await startSite('uncounted', { STATISTICS: 'off' }),
};
type Name = keyof typeof sites;

let visitors = 0;
/** The next visitor's address. */
const from = () => {
  visitors += 1;
  return { 'x-forwarded-for': `100.${64 + ((visitors >> 16) & 63)}.${(visitors >> 8) & 255}.${visitors & 255}` };
};

let pages = 0;
/** A list that nobody asked for before. */
const newList = () => `/viviendas-barcelona-compra?price_max=${900_000 + (pages += 1)}`;

interface Kind {
  urlOf: () => string;
  requests: number;
  turns: number;
}

/** The processor time of one answer, over that of one that is not counted: the median of all rounds. */
async function ratioOf({ urlOf, requests, turns }: Kind): Promise<number> {
  const costOf = async (name: Name) => {
    const { port } = sites[name];
    const askOne = () => get(port, urlOf(), from());
    return (await measure(sites[name], '', { requests, askOne })).processor;
  };
  for (let turn = 0; turn < turns; turn += 1) for (const name of ['counted', 'uncounted'] as const) await costOf(name);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order: readonly Name[] = round % 2 === 0 ? ['counted', 'uncounted'] : ['uncounted', 'counted'];
    const cost = { counted: 0, uncounted: 0 };
    for (const name of order) cost[name] = await costOf(name);
    ratios.push(cost.counted / cost.uncounted);
    console.log(
      `  uncounted ${cost.uncounted.toFixed(1)} µs   counted ${cost.counted.toFixed(1)} µs   ratio ${ratios.at(-1)!.toFixed(3)}`,
    );
  }
  return median(ratios);
}

const hit = '/viviendas-barcelona-compra';
for (const { port } of Object.values(sites)) for (let n = 0; n < 3; n += 1) await get(port, hit);
const ofHit = await ratioOf({ urlOf: () => hit, requests: 2_000, turns: 2 * warmUpTurns });
console.log(`a hit: ${ofHit.toFixed(3)} × one that is not counted (limit ${limits.hit})`);
const ofPage = await ratioOf({ urlOf: newList, requests: 40, turns: 3 });
console.log(`a page made anew: ${ofPage.toFixed(3)} × one that is not counted (to be ${limits.page})`);
for (const { child } of Object.values(sites)) child.kill();
agent.destroy();
process.exitCode = ofHit <= limits.hit ? 0 : 1;
