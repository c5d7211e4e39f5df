import { once } from 'node:events';
import http from 'node:http';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import type { PlaceDto, ZoneDto } from '#shared/contract/place.ts';
import { openBackends, startOrigin, type Backend } from './originBackends.ts';
import { processorTime } from './processorTime.ts';
import { originCases, sorts, type OriginCase, type Subject } from './originCases.ts';

/**
 * The origin's answer for a page of 24, over HTTP, one request at a time, for every single filter, sort and depth.
 * `node scripts/bench/origin.ts [--estates 1000000] [--on sqlite,postgres] [--rounds 2] [--only text] [--processor]
 * [--cold]`
 * On a machine that others use too, `--processor` judges the time on a processor (origin and database) instead of the
 * time that passed.
 * Exit status 1 when a case's p95 is above its limit. The databases are made once, under .cache/bench.
 */
const limits = { province: 10, country: 50 } as const;

const types = ['buy', 'rent'] as const;

/** One connection, kept open: as the site's server asks. Not fetch, which takes longer than some of the answers. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

const get = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(Buffer.concat(parts))
            : reject(new Error(`${response.statusCode} for ${url}`)),
        );
      })
      .on('error', reject);
  });

const ask = async <T>(url: string): Promise<T> => JSON.parse((await get(url)).toString()) as T;

/** @returns ms from question to answer */
async function time(url: string, clock: () => number): Promise<number> {
  const started = clock();
  await get(url);
  return clock() - started;
}

/** The largest province with its largest and smallest town, as the worst cases. */
async function findSubject(base: string): Promise<Subject> {
  const largest = <T extends PlaceDto>(places: T[]): T =>
    places.reduce((best, place) => (place.count > best.count ? place : best));
  const province = largest(await ask<PlaceDto[]>(`${base}/provinces`)).slug;
  const towns = await ask<PlaceDto[]>(`${base}/towns/all/${province}`);
  const town = largest(towns).slug;
  const smallTown = towns.reduce((least, place) => (place.count < least.count ? place : least)).slug;
  const zone = largest(await ask<ZoneDto[]>(`${base}/zones/all/${province}?town=${town}`)).slug;
  const { results } = await ask<EstateListDto>(`${base}/estates/buy?province=${province}`);
  const agent = results[0]!.agent!;
  return { province, town, smallTown, zone, agent: agent.slug!, agency: agent.agency!.slug! };
}

interface Sample {
  ms: number;
  question: string;
}

/**
 * Every case's first page in every sort, twice, unmeasured: a server that has just started compiles its code and fills
 * its caches, and a list that is asked for again is read whole (search/resultSetCache.ts). `--cold` leaves out the
 * second time: what the first reader of a list waits for.
 */
async function warmUp(base: string, cases: readonly OriginCase[], times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    for (const { query } of cases) {
      for (const type of types)
        for (const sort of sorts)
          await ask(`${base}/estates/${type}?${new URLSearchParams({ ...query, _sort: sort })}`);
    }
  }
  // What was asked for last is still being read.
  if (times > 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 10_000);
    });
}

async function runCase(
  base: string,
  { query }: OriginCase,
  { rounds, clock }: { rounds: number; clock: () => number },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const type of types) {
    const first = await ask<EstateListDto>(`${base}/estates/${type}?${new URLSearchParams(query)}`);
    const depths = [...new Set([1, 2, Math.ceil(first.pages / 2), first.pages])].filter(
      (page) => page === 1 || (page > 1 && page <= first.pages),
    );
    for (const sort of sorts) {
      for (const page of depths) {
        const question = `/estates/${type}?${new URLSearchParams({ ...query, _sort: sort, _page: String(page) })}`;
        for (let round = 0; round < rounds; round += 1)
          samples.push({ ms: await time(base + question, clock), question });
      }
    }
  }
  return samples;
}

const quantile = (sorted: Sample[], share: number): Sample =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

async function measure(
  backend: Backend,
  { rounds, only, processor, cold }: { rounds: number; only: string; processor: boolean; cold: boolean },
): Promise<number> {
  const { child, base } = await startOrigin(backend.url);
  const clock = processor ? () => processorTime([child.pid!, ...backend.pids]) : () => performance.now();
  try {
    const cases = originCases(await findSubject(base)).filter(({ scope, name }) => `${scope} ${name}`.includes(only));
    await warmUp(base, cases, cold ? 1 : 2);
    let slow = 0;
    for (const one of cases) {
      const samples = (await runCase(base, one, { rounds, clock })).sort((a, b) => a.ms - b.ms);
      const p95 = quantile(samples, 0.95);
      const above = p95.ms > limits[one.scope];
      if (above) slow += 1;
      const figures = [quantile(samples, 0.5).ms, p95.ms, samples.at(-1)!.ms]
        .map((ms) => ms.toFixed(1).padStart(7))
        .join('');
      console.log(
        `${backend.name.padEnd(9)}${one.scope.padEnd(9)}${one.name.padEnd(26)}${figures}${above ? `  ABOVE ${limits[one.scope]} ms: ${p95.question}` : ''}`,
      );
    }
    return slow;
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      estates: { type: 'string', default: '1000000' },
      on: { type: 'string', default: 'sqlite,postgres' },
      rounds: { type: 'string', default: '2' },
      only: { type: 'string', default: '' },
      processor: { type: 'boolean', default: false },
      cold: { type: 'boolean', default: false },
    },
  });
  let slow = 0;
  for await (const backend of openBackends(values.on, Number(values.estates))) {
    console.log(
      `backend  place    filter                    p50    p95    max   (ms${values.processor ? ' on a processor' : ''}, page of 24)`,
    );
    slow += await measure(backend, {
      rounds: Number(values.rounds),
      only: values.only,
      processor: values.processor,
      cold: values.cold,
    });
  }
  console.log(slow === 0 ? 'All cases within their limits.' : `${slow} cases above their limits.`);
  return slow === 0 ? 0 : 1;
}

process.exitCode = await main();
