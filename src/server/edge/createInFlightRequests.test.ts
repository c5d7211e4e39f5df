import { createFlights, type Flight } from './createInFlightRequests.ts';
import { WaitTimeoutError } from './waitFor.ts';

const asked = { key: 'k', url: '/k' };
/** A run that ends when it is told to. */
function open() {
  const gate = Promise.withResolvers<string>();
  return { ...gate, run: () => gate.promise };
}

it('is joined by those who come meanwhile, and by none who come later', async () => {
  const flights = createFlights<string>(() => 0);
  const { run, resolve } = open();
  const flight = flights.begin(asked, 'shared', run);
  expect([flights.joinable('k'), flights.has('k'), flights.count()]).toEqual([flight, true, 1]);
  const waits = [flights.join(flight, { leads: true }), flights.join(flight, { leads: false })];
  resolve('landed');
  expect(await Promise.all(waits)).toEqual(['landed', 'landed']);
  expect([flights.joinable('k'), flights.has('k'), flights.count()]).toEqual([undefined, false, 0]);
});

it('one alone is joined by nobody', () => {
  const flights = createFlights<string>(() => 0);
  flights.begin(asked, 'alone', open().run);
  expect([flights.joinable('k'), flights.count()]).toEqual([undefined, 1]);
});

it('ends with the last who waits, unless it is in the background', async () => {
  for (const [mode, isAborted] of [
    ['shared', true],
    ['alone', true],
    ['background', false],
  ] as const) {
    const flights = createFlights<string>(() => 0);
    const flight = flights.begin(asked, mode, open().run);
    const leaving = [new AbortController(), new AbortController()];
    const waits = leaving.map(({ signal }, index) =>
      flights.join(flight, { leads: index === 0, signal }).catch(() => 'left'),
    );
    leaving[0]!.abort();
    await waits[0];
    expect([flight.signal.aborted, flight.isLed()]).toEqual([false, false]);
    leaving[1]!.abort();
    await waits[1];
    expect(flight.signal.aborted).toBe(isAborted);
  }
});

it('one that has landed is not aborted by those who leave with what they got', async () => {
  const flights = createFlights<string>(() => 0);
  const flight = flights.begin(asked, 'shared', () => Promise.resolve('landed'));
  await flights.join(flight, { leads: true });
  expect(flight.signal.aborted).toBe(false);
});

it('is too old to be joined after a while, and the one that follows stays when it ends', async () => {
  let now = 0;
  const flights = createFlights<string>(() => now);
  const old = open();
  const first = flights.begin(asked, 'shared', old.run);
  now = 5_000;
  expect(flights.joinable('k')).toBeUndefined();
  const second = flights.begin(asked, 'shared', open().run);
  expect(second.number).toBeGreaterThan(first.number);
  old.resolve('late');
  await first.result;
  expect(flights.joinable('k')).toBe(second);
});

it('lets go of those that are named, which go on', async () => {
  const flights = createFlights<string>(() => 0);
  const { run, resolve } = open();
  const flight = flights.begin(asked, 'shared', run);
  const other = flights.begin({ key: 'o', url: '/o' }, 'shared', open().run);
  flights.release(({ url }: Flight<string>) => url === '/k');
  expect([flights.joinable('k'), flights.joinable('o'), flights.count()]).toEqual([undefined, other, 2]);
  const wait = flights.join(flight, { leads: true });
  resolve('landed');
  expect(await wait).toBe('landed');
});

it('tells a failure to all who wait, and to nobody when there is none', async () => {
  const flights = createFlights<string>(() => 0);
  const { run, reject } = open();
  const flight = flights.begin(asked, 'background', run);
  const wait = flights.join(flight, { leads: false });
  reject(new Error('down'));
  await expect(wait).rejects.toThrow('down');
  flights.begin(asked, 'background', () => Promise.reject(new Error('unheard')));
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(flights.count()).toBe(0);
});

it('sends away who waits too long', async () => {
  const flights = createFlights<string>(() => 0);
  const flight = flights.begin(asked, 'background', open().run);
  await expect(flights.join(flight, { leads: false, longestWait: 5 })).rejects.toThrow(WaitTimeoutError);
});
