import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { processorTime } from '#tests/fakes/processorTime.ts';
import { ask, residentMegabytes, startBuiltSite, type Answer } from '#tests/fakes/builtSite.ts';

/**
 * Whether pages in the cache are answered at once while others make the built site work: refused forms from one
 * address, lists with new filters (from one address and from many), and 3,000 forms of 60 KB at once.
 * `node tests/faults/load/isolation.ts [--seconds 8] [--only filters] [--processor]`
 * Exit status 1 when the slowest hundredth of the pages waits for longer than the limit, or the forms take more memory
 * than theirs. On a machine that others use too, `--processor` judges the rounds of the site's event loop, on a
 * processor: a hit waits for one at most.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
    processor: { type: 'boolean', default: false },
  },
});
const milliseconds = Number(values.seconds) * 1_000;

/** Milliseconds and megabytes. */
const limits = { slowestHundredth: 25, memory: 150 } as const;

const held = ['/', '/viviendas-compra', '/viviendas-barcelona-compra', '/en/properties-madrid-rent', '/ca'];

const visitors = new http.Agent({ keepAlive: true, maxSockets: 4 });
const flooders = new http.Agent({ keepAlive: true, maxSockets: 256 });

interface Outcome {
  answers: number;
  /** Milliseconds. */
  median: number;
  slowestHundredth: number;
  slowest: number;
  statuses: string;
}

/** The value below which a share of the values are. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function summarise(visits: readonly Answer[]): Outcome {
  const waits = visits.map((visit) => visit.milliseconds);
  const at = (share: number): number => quantile(waits, share);
  return {
    answers: waits.length,
    median: at(0.5),
    slowestHundredth: at(0.99),
    slowest: Math.max(...waits),
    statuses: statusesOf(visits),
  };
}

function statusesOf(answers: readonly Answer[]): string {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return JSON.stringify(counts);
}

/** Visitors who read held pages, four at a time, until a moment. */
async function visit(port: number, until: number): Promise<Answer[]> {
  const visits: Answer[] = [];
  await Promise.all(
    Array.from({ length: 4 }, async (_, visitor) => {
      for (let turn = visitor; performance.now() < until; turn += 1) {
        visits.push(await ask(port, held[turn % held.length]!, { agent: visitors }));
        // As many as a process of a small network has: without a pause the visitors themselves would fill it.
        await sleep(5);
      }
    }),
  );
  return visits;
}

type Flood = (port: number, turn: number) => Promise<Answer>;

/** Asks at a rate, whether answers come or not. */
async function flood(port: number, until: number, perSecond: number, request: Flood): Promise<Answer[]> {
  const pending: Promise<Answer>[] = [];
  const started = performance.now();
  for (let turn = 0; performance.now() < until;) {
    const due = ((performance.now() - started) / 1_000) * perSecond;
    for (; turn < due; turn += 1) pending.push(request(port, turn));
    await sleep(2);
  }
  return Promise.all(pending);
}

const typed = new URLSearchParams({ name: 'Ana', email: 'ana@correo.example', postalCode: '08001' }).toString();
const clientOf = (turn: number): string => `203.0.${(turn >> 8) & 255}.${turn & 255}`;
let filter = 0;
const newFilter = (): string => `/viviendas-compra?price_max=${1_000_000 + (filter += 1)}`;

const floods: Record<string, { perSecond: number; request: Flood }> = {
  nothing: { perSecond: 0, request: () => Promise.reject(new Error('Nobody asks')) },
  'refused forms from one address, 600/s': {
    perSecond: 600,
    request: (port) => ask(port, '/', { agent: flooders, body: typed }),
  },
  'new filters from one address, 102/s': {
    perSecond: 102,
    request: (port) => ask(port, newFilter(), { agent: flooders, client: '203.0.113.1' }),
  },
  'new filters from many addresses, 102/s': {
    perSecond: 102,
    request: (port, turn) => ask(port, newFilter(), { agent: flooders, client: clientOf(turn) }),
  },
};

/** Megabytes that the site grows by under forms that arrive at once. @throws where a connection is cut */
async function formsAtOnce(port: number, site: number): Promise<{ grown: number; statuses: string }> {
  const body = new URLSearchParams({ name: 'x'.repeat(60_000) }).toString();
  const before = residentMegabytes(site);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentMegabytes(site))), 20);
  const wide = new http.Agent({ maxSockets: 3_000 });
  const answers = await Promise.all(
    Array.from({ length: 3_000 }, (_, turn) => ask(port, '/', { agent: wide, body, client: clientOf(turn) })),
  );
  clearInterval(timer);
  wide.destroy();
  return { grown: most - before, statuses: statusesOf(answers) };
}

const { port, site, rounds, stop } = await startBuiltSite({
  DATA_DIR: process.env.BENCH_DATA ?? '.cache/e2e/site',
});
// The first renderings run in code that is not compiled yet.
for (let round = 0; round < 100; round += 1) await ask(port, newFilter(), { agent: visitors, client: clientOf(round) });
let isWithin = true;
for (const [name, { perSecond, request }] of Object.entries(floods)) {
  if (!name.includes(values.only)) continue;
  // What earlier floods evicted is held again.
  for (let round = 0; round < 3; round += 1) for (const page of held) await ask(port, page, { agent: visitors });
  await rounds();
  const usedBefore = processorTime([site]);
  const until = performance.now() + milliseconds;
  const [visits, flooded] = await Promise.all([visit(port, until), flood(port, until, perSecond, request)]);
  const { answers, median, slowestHundredth, slowest, statuses } = summarise(visits);
  const used = processorTime([site]) - usedBefore;
  const round = quantile(await rounds(), 0.99);
  isWithin &&= (values.processor ? round : slowestHundredth) <= limits.slowestHundredth;
  console.log(
    `${name}: ${answers} held pages ${statuses}, median ${median.toFixed(1)} ms, slowest hundredth ${slowestHundredth.toFixed(1)} ms (limit ${limits.slowestHundredth}), slowest ${slowest.toFixed(0)} ms; ` +
      `rounds of the event loop on a processor, slowest hundredth ${round.toFixed(1)} ms; ` +
      `the others ${statusesOf(flooded)}, ${Math.round(flooded.reduce((sum, { bytes }) => sum + bytes, 0) / Math.max(1, flooded.length))} bytes each; ` +
      `site and origin were on a processor for ${(used / Math.max(1, visits.length + flooded.length)).toFixed(2)} ms each answer`,
  );
}
const { grown, statuses } = await formsAtOnce(port, site);
isWithin &&= grown <= limits.memory;
console.log(`3,000 forms of 60 KB at once: ${statuses}, +${grown.toFixed(0)} MB (limit ${limits.memory})`);
await stop();
visitors.destroy();
flooders.destroy();
process.exitCode = isWithin ? 0 : 1;
