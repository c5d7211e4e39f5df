import process from 'node:process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { openBackends, startOrigin } from './originBackends.ts';
import { processorTime } from './processorTime.ts';

/** Questions to the origin that are measured together. */
export interface AnswerCase {
  name: string;
  /** Paths with their queries, after the origin's base. */
  questions: (round: number) => readonly string[];
}

/** What a program takes from its command line. */
const options = {
  estates: { type: 'string', default: '1000000' },
  on: { type: 'string', default: 'sqlite,postgres' },
  rounds: { type: 'string', default: '20' },
  only: { type: 'string', default: '' },
  processor: { type: 'boolean', default: false },
} as const;

/** Characters. */
const nameWidth = 52;

async function time(url: string, clock: () => number): Promise<number> {
  const started = clock();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.status} for ${url}`);
  return clock() - started;
}

interface Sample {
  ms: number;
  question: string;
}

async function sample({ questions }: AnswerCase, rounds: number, measure: (question: string) => Promise<number>) {
  const samples: Sample[] = [];
  // The first round compiles the code and fills the caches.
  for (let round = 0; round <= rounds; round += 1)
    for (const question of questions(round)) {
      const ms = await measure(question);
      if (round > 0) samples.push({ ms, question });
    }
  return samples.sort((a, b) => a.ms - b.ms);
}

/** Prints a case's median, 95th percentile and maximum. @returns whether the percentile is above the limit */
function report(backend: string, name: string, samples: readonly Sample[], limitMs: number): boolean {
  const at = (share: number) => samples[Math.min(samples.length - 1, Math.floor(samples.length * share))]!;
  const isAbove = at(0.95).ms > limitMs;
  const figures = [at(0.5), at(0.95), samples.at(-1)!].map(({ ms }) => ms.toFixed(1).padStart(8)).join('');
  const note = isAbove ? `  ABOVE ${limitMs} ms: ${at(0.95).question}` : '';
  console.log(`${backend.padEnd(9)}${name.padEnd(nameWidth)}${figures}${note}`);
  return isAbove;
}

/**
 * Measures the origin's answers over HTTP, one at a time, over the databases of scripts/bench/origin.ts, as the command
 * line says: `[--estates 1000000] [--on sqlite,postgres] [--rounds 20] [--only text] [--processor]`. With `--processor`
 * it measures the time that origin and database spend on a processor, for a machine that others use too. Sets exit
 * status 1 when the 95th percentile of a case is above the limit.
 */
export async function measureAnswers(cases: readonly AnswerCase[], limitMs: number): Promise<void> {
  const { values } = parseArgs({ options });
  const unit = values.processor ? 'ms on a processor' : 'ms';
  console.log(`backend  ${'what'.padEnd(nameWidth)}     p50     p95     max   (${unit})`);
  let slow = 0;
  for await (const backend of openBackends(values.on, Number(values.estates))) {
    const { child, base } = await startOrigin(backend.url);
    const clock = values.processor ? () => processorTime([child.pid!, ...backend.pids]) : () => performance.now();
    try {
      for (const one of cases.filter((each) => each.name.includes(values.only))) {
        const samples = await sample(one, Number(values.rounds), (question) => time(base + question, clock));
        if (report(backend.name, one.name, samples, limitMs)) slow += 1;
      }
    } finally {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  }
  console.log(slow === 0 ? 'All cases within their limits.' : `${slow} cases above their limits.`);
  process.exitCode = slow === 0 ? 0 : 1;
}
