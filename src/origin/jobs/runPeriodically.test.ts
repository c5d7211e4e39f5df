import { setTimeout as sleep } from 'node:timers/promises';
import { runPeriodically } from './runPeriodically.ts';

test('a job runs again until it says that it is over', async () => {
  const pauses = [0, 0, null];
  const last = Promise.withResolvers<void>();
  let runs = 0;
  const job = runPeriodically(() => {
    const pause = pauses[runs] ?? null;
    runs += 1;
    if (runs === pauses.length) last.resolve();
    return Promise.resolve(pause);
  });
  await last.promise;
  await sleep(20);
  expect(runs).toBe(pauses.length);
  await job.stop();
});
