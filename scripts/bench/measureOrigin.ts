import { once } from 'node:events';
import http from 'node:http';
import { processorTime } from '#tests/fakes/processorTime.ts';
import { startOrigin, type Backend } from './originBackends.ts';

/** Questions to the origin that are measured together. */
export interface OriginCase {
  name: string;
  /** Of the 95th percentile, in ms. */
  maxMs: number;
  /** Paths with their queries, after the origin's base. */
  questions: (round: number) => readonly string[];
}

/** Answers `path` of an origin with its body. @throws for another status than 200 */
export type ReadOrigin = (path: string) => Promise<Buffer>;

/** Characters. */
const nameWidth = 52;

/** One connection, kept open: as the site's server asks. Not fetch, which takes longer than some of the answers. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

const readFrom =
  (base: string): ReadOrigin =>
  (target) =>
    new Promise((resolve, reject) => {
      http
        .get(base + target, { agent }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            if (response.statusCode === 200) resolve(Buffer.concat(parts));
            else reject(new Error(`${response.statusCode} for ${target}`));
          });
        })
        .on('error', reject);
    });

interface Sample {
  ms: number;
  question: string;
}

/** Prints a case's median, 95th percentile and maximum. @returns whether the percentile is within the limit */
function report(backend: string, { name, maxMs }: OriginCase, samples: readonly Sample[]): boolean {
  const sorted = samples.toSorted((a, b) => a.ms - b.ms);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  const isWithin = at(0.95).ms <= maxMs;
  const figures = [at(0.5), at(0.95), sorted.at(-1)!].map(({ ms }) => ms.toFixed(1).padStart(8)).join('');
  const note = isWithin ? '' : `  ABOVE ${maxMs} ms: ${at(0.95).question}`;
  console.log(`${backend.padEnd(9)}${name.padEnd(nameWidth)}${figures}${note}`);
  return isWithin;
}

interface MeasureOptions {
  /** The cases, some of which depend on what the database holds. */
  casesOf: (read: ReadOrigin) => Promise<readonly OriginCase[]>;
  rounds: number;
  /** Measures the time that origin and database are on a processor, for a machine that others use too. */
  processor: boolean;
}

/**
 * Measures an origin's answers over HTTP, one at a time.
 * @returns how many cases are above their limits
 */
export async function measureOrigin(backend: Backend, { casesOf, rounds, processor }: MeasureOptions): Promise<number> {
  console.log(
    `backend  ${'what'.padEnd(nameWidth)}     p50     p95     max   (ms${processor ? ' on a processor' : ''})`,
  );
  const { child, base } = await startOrigin(backend.url);
  const clock = processor ? () => processorTime([child.pid!, ...backend.pids]) : () => performance.now();
  const read = readFrom(base);
  try {
    const cases = await casesOf(read);
    // A server that has just started compiles its code and fills its caches.
    for (const { questions } of cases) for (const question of questions(0)) await read(question);
    let slow = 0;
    for (const one of cases) {
      const samples: Sample[] = [];
      for (let round = 1; round <= rounds; round += 1)
        for (const question of one.questions(round)) {
          const started = clock();
          await read(question);
          samples.push({ ms: clock() - started, question });
        }
      if (!report(backend.name, one, samples)) slow += 1;
    }
    return slow;
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
