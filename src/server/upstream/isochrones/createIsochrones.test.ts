import { createIsochrones, maxCallsPerHour } from './createIsochrones.ts';

it('asks an engine so often in an hour, for all visitors together', async () => {
  let now = 0;
  // Nobody listens there: what is asked fails.
  const get = createIsochrones({ ISOCHRONES_URL: 'http://127.0.0.1:1', ISOCHRONES_MODES: ['foot'] }, () => now);
  const options = { timeouts: { request: 1_000 } as never, signal: new AbortController().signal };
  const ask = () =>
    get('/web/isochrone?travel=41.375,2.141,20,foot', options).then(
      ({ status }) => status,
      () => 'asked',
    );
  const answers = await Promise.all(Array.from({ length: maxCallsPerHour + 1 }, ask));
  expect(answers.filter((answer) => answer === 'asked')).toHaveLength(maxCallsPerHour);
  expect(await ask()).toBe(429);
  now += 3_600_000;
  expect(await ask()).toBe('asked');
});
