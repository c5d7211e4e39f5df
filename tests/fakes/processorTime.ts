import { existsSync, readdirSync, readFileSync } from 'node:fs';

const children = (pid: number): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
};

/** In ms; null for one that has ended. */
function timeOf(pid: number): number | null {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = tasks.map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0])); // prettier-ignore
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
  } catch {
    // It ended between being listed and being read.
    return null;
  }
}

const withChildren = (pids: readonly number[]): number[] => pids.flatMap((parent) => [parent, ...children(parent)]);

/**
 * How long processes and their children have been on a processor, in ms, from Linux's own accounts.
 * On a machine that others use too, waiting for them does not count.
 */
export const processorTime = (pids: readonly number[]): number =>
  withChildren(pids).reduce((sum, pid) => sum + (timeOf(pid) ?? 0), 0);

/** The same, and of children that have ended since, as of when they were last looked at. */
export function watchProcessorTime(pids: readonly number[], everyMs = 100) {
  const times = new Map<number, number>();
  const look = (): void => {
    for (const pid of withChildren(pids)) times.set(pid, timeOf(pid) ?? times.get(pid) ?? 0);
  };
  const timer = setInterval(look, everyMs);
  return {
    time: (): number => {
      look();
      return [...times.values()].reduce((sum, one) => sum + one, 0);
    },
    stop: () => clearInterval(timer),
  };
}
