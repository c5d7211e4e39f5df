import process from 'node:process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { encodeArea, readArea } from '#shared/domain/drawnArea.ts';
import { openBackend, startOrigin } from './originBackends.ts';
import { processorTime } from './processorTime.ts';

/**
 * The origin's answers for the map, over HTTP, one at a time: pins and clusters of lists and of boxes from the country to
 * a street, drawn areas of 100 points of the same sizes, and the first page of the lists of both.
 * `node scripts/bench/map.ts [--estates 1000000] [--on sqlite,postgres] [--rounds 5] [--processor]`
 * Exit status 1 when a case's p95 is above the limit. The databases are those of scripts/bench/origin.ts.
 */
const limit = 50;

/** Where to look: large towns and the country. */
const centres = [
  { lng: -3.7, lat: 40.42 },
  { lng: 2.17, lat: 41.39 },
  { lng: -0.38, lat: 39.47 },
  { lng: -5.98, lat: 37.39 },
];

/** Widths of the boxes in degrees: a street, a quarter, a town, a province, a region, half the country. */
const widths = [0.004, 0.02, 0.1, 0.8, 3, 9];

const boxAround = ({ lng, lat }: (typeof centres)[number], width: number): string =>
  [lng - width / 2, lat - width / 3, lng + width / 2, lat + width / 3].map((degrees) => degrees.toFixed(5)).join(',');

/** A star of 100 points, as large as a box of that width: a long outline, with many homes of the bounds outside. */
const starAround = ({ lng, lat }: (typeof centres)[number], width: number): string =>
  encodeArea(
    Array.from({ length: 100 }, (_, number) => {
      const angle = (number / 100) * 2 * Math.PI;
      const radius = (width / 2) * 1e5 * (number % 2 === 0 ? 1 : 0.8);
      return {
        lat: Math.round(lat * 1e5 + Math.sin(angle) * radius * 0.7),
        lng: Math.round(lng * 1e5 + Math.cos(angle) * radius),
      };
    }),
  );

const filters: Record<string, string>[] = [
  {},
  { rooms: '2' },
  { price_min: '200000', price_max: '300000' },
  { estate_type: 'flat', features: 'elevator' },
];

interface Case {
  name: string;
  questions: string[];
}

const questions = (path: string, parts: readonly Record<string, string>[]): string[] =>
  parts.flatMap((part) =>
    filters.flatMap((query) =>
      ['buy', 'all'].map((type) => `/estates/${type}${path}?${new URLSearchParams({ ...query, ...part })}`),
    ),
  );

const casesOf = (what: string, parts: readonly Record<string, string>[]): Case[] => [
  { name: `pins, ${what}`, questions: questions('/pins', parts) },
  {
    name: `list, ${what}`,
    questions: questions('', parts).flatMap((question) =>
      ['recent', 'price-', 'area%2B'].map((sort) => `${question}&_sort=${sort}`),
    ),
  },
];

const cases: Case[] = [
  { name: 'pins, country', questions: questions('/pins', [{}]) },
  {
    name: 'pins, province',
    questions: questions('/pins', [{}]).map(
      (question) => `${question}${question.endsWith('?') ? '' : '&'}province=madrid`,
    ),
  },
  ...widths.flatMap((width) => [
    ...casesOf(
      `box of ${width}°`,
      centres.map((centre) => ({ bbox: boxAround(centre, width) })),
    ),
    ...casesOf(
      `area of ${width}°`,
      centres.map((centre) => ({ area: starAround(centre, width) })).filter(({ area }) => readArea(area)),
    ),
  ]),
];

async function time(url: string, clock: () => number): Promise<number> {
  const started = clock();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.status} for ${url}`);
  return clock() - started;
}

/** @returns how many cases are above the limit */
async function measure(name: string, estates: number, rounds: number, processor: boolean): Promise<number> {
  const backend = await openBackend(name, estates);
  if (!backend) {
    console.log(`${name}: not installed, skipped`);
    return 0;
  }
  const { child, base } = await startOrigin(backend.url);
  const clock = processor ? () => processorTime([child.pid!, ...backend.pids]) : () => performance.now();
  let slow = 0;
  try {
    for (const { name: what, questions: asked } of cases) {
      const samples: { ms: number; question: string }[] = [];
      // The first round compiles the code and fills the caches.
      for (let round = 0; round <= rounds; round += 1)
        for (const question of asked) {
          const ms = await time(base + question, clock);
          if (round > 0) samples.push({ ms, question });
        }
      samples.sort((a, b) => a.ms - b.ms);
      const at = (share: number) => samples[Math.min(samples.length - 1, Math.floor(samples.length * share))]!;
      const above = at(0.95).ms > limit;
      if (above) slow += 1;
      const figures = [at(0.5), at(0.95), samples.at(-1)!].map(({ ms }) => ms.toFixed(1).padStart(8)).join('');
      console.log(
        `${name.padEnd(9)}${what.padEnd(20)}${figures}${above ? `  ABOVE ${limit} ms: ${at(0.95).question}` : ''}`,
      );
    }
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await backend.stop();
  }
  return slow;
}

const { values } = parseArgs({
  options: {
    estates: { type: 'string', default: '1000000' },
    on: { type: 'string', default: 'sqlite,postgres' },
    rounds: { type: 'string', default: '5' },
    processor: { type: 'boolean', default: false },
  },
});
let slow = 0;
console.log(`backend  what                     p50     p95     max   (ms${values.processor ? ' on a processor' : ''})`);
for (const name of values.on.split(','))
  slow += await measure(name, Number(values.estates), Number(values.rounds), values.processor);
console.log(slow === 0 ? 'All cases within their limits.' : `${slow} cases above their limits.`);
process.exitCode = slow === 0 ? 0 : 1;
