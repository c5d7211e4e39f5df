import { createLocalCounter } from '../../instances/RateCounter.ts';
import { createIsochrones, maxCallsPerHour } from './createIsochrones.ts';

it('asks an engine so often in an hour, for all visitors and processes that count together', async () => {
  let now = 0;
  const counter = createLocalCounter(() => now);
  // Nobody listens there: what is asked fails.
  const env = { ISOCHRONES_URL: 'http://127.0.0.1:1', ISOCHRONES_MODES: ['foot' as const] };
  const processes = [createIsochrones(env, counter), createIsochrones(env, counter)];
  const options = { timeouts: { request: 1_000 } as never, signal: new AbortController().signal };
  const ask = (nth: number) =>
    processes[nth % processes.length]!('/web/isochrone?travel=41.375,2.141,20,foot', options).then(
      ({ status }) => status,
      () => 'asked',
    );
  const answers = await Promise.all(Array.from({ length: maxCallsPerHour + 1 }, (_, nth) => ask(nth)));
  expect(answers.filter((answer) => answer === 'asked')).toHaveLength(maxCallsPerHour);
  expect([await ask(0), await ask(1)]).toEqual([429, 429]);
  now += 3_600_000;
  expect(await ask(0)).toBe('asked');
});
