/**
 * Milliseconds of processor time that something takes, the best of several runs: of this process alone, so that a busy
 * machine changes little.
 */
export async function cpuOf(run: () => unknown, times = 4): Promise<number> {
  let best = Infinity;
  for (let time = 0; time < times; time += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}
