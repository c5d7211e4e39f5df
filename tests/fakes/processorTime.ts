import { existsSync, readdirSync, readFileSync } from 'node:fs';

const children = (pid: number): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
};

/**
 * How long processes and their children have been on a processor, in ms, from Linux's own accounts.
 * On a machine that others use too, waiting for them does not count.
 */
export function processorTime(pids: readonly number[]): number {
  let nanoseconds = 0;
  for (const pid of pids.flatMap((parent) => [parent, ...children(parent)])) {
    try {
      for (const task of readdirSync(`/proc/${pid}/task`))
        nanoseconds += Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // It ended between being listed and being read.
    }
  }
  return nanoseconds / 1e6;
}
