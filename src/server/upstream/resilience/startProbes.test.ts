import { probePause, startProbes, type Probe } from './startProbes.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function countedProbe(run: Probe['run'] = () => Promise.resolve()) {
  let isDue = true;
  let runs = 0;
  const probe: Probe = {
    isDue: () => isDue,
    run: (signal) => {
      runs += 1;
      return run(signal);
    },
  };
  return { probe, runs: () => runs, due: (due: boolean) => (isDue = due) };
}

it('runs at once, then again and again while it is due, whether it fails or not', async () => {
  const { probe, runs, due } = countedProbe(() => Promise.reject(new Error('down')));
  const stop = startProbes([probe], () => 0.5);
  expect(runs()).toBe(1);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(runs()).toBe(5);
  due(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(runs()).toBe(5);
  due(true);
  await jest.advanceTimersByTimeAsync(400);
  expect(runs()).toBe(6);
  stop();
});

it.each([
  [0, probePause.minMs],
  [1, probePause.maxMs],
])('spreads its calls over the pause (%s)', async (random, pause) => {
  const { probe, runs } = countedProbe();
  const stop = startProbes([probe], () => random);
  await jest.advanceTimersByTimeAsync(pause - 1);
  expect(runs()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(runs()).toBe(2);
  stop();
});

it('runs one at a time, and each probe on its own', async () => {
  const hanging = countedProbe(() => new Promise(() => {}));
  const other = countedProbe();
  const stop = startProbes([hanging.probe, other.probe], () => 0);
  await jest.advanceTimersByTimeAsync(1_000);
  expect([hanging.runs(), other.runs()]).toEqual([1, 5]);
  stop();
});

it('ends when it is stopped, with what is in flight', async () => {
  const signals: AbortSignal[] = [];
  const { probe, runs } = countedProbe((signal) => {
    signals.push(signal);
    return Promise.resolve();
  });
  const stop = startProbes([probe], () => 0);
  await jest.advanceTimersByTimeAsync(probePause.minMs);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([runs(), signals.every(({ aborted }) => aborted)]).toEqual([2, true]);
});
