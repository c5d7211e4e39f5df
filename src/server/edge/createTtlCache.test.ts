import { createTtlCache } from './createTtlCache.ts';
import type { EdgeCache, Fetched } from './EdgeCache.ts';

const answer = (text = 'x', status = 200): Fetched => ({ status, headers: {}, body: Buffer.from(text), value: text });

let cache: EdgeCache;
beforeEach(() => { cache = createTtlCache({ maxBytes: 1000 }); });
afterEach(() => cache.close());

const policy = { ttl: 60 };

it('asks once and then remembers', async () => {
  const load = jest.fn(() => Promise.resolve(answer()));
  expect((await cache.get('a', policy, load)).state).toBe('miss');
  expect((await cache.get('a', policy, load)).state).toBe('hit');
  expect(load).toHaveBeenCalledTimes(1);
});

it('joins those who ask at the same time', async () => {
  const { promise, resolve } = Promise.withResolvers<Fetched>();
  const load = jest.fn(() => promise);
  const askers = [cache.get('a', policy, load), cache.get('a', policy, load), cache.get('a', policy, load)];
  resolve(answer());
  expect((await Promise.all(askers)).map(({ state }) => state)).toEqual(['miss', 'collapsed', 'collapsed']);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([404, 500])('keeps no %i', async (status) => {
  const load = jest.fn(() => Promise.resolve(answer('x', status)));
  await cache.get('a', policy, load);
  await cache.get('a', policy, load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps nothing without a time, and nothing beyond its bound', async () => {
  const load = jest.fn(() => Promise.resolve(answer('y'.repeat(600))));
  await cache.get('never', { ttl: 0 }, load);
  expect((await cache.get('never', policy, load)).state).toBe('miss');
  await cache.get('second', policy, load);
  expect((await cache.get('second', policy, load)).state).toBe('miss');
});

it('uses the room of an answer whose time is over', async () => {
  const load = () => Promise.resolve(answer('y'.repeat(600)));
  await cache.get('old', policy, load);
  const later = Date.now() + (policy.ttl + 1) * 1000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  expect((await cache.get('old', { ttl: 0 }, load)).state).toBe('miss');
  await cache.get('new', policy, load);
  expect((await cache.get('new', policy, load)).state).toBe('hit');
  clock.mockRestore();
});

it('gives the answer itself, not a copy: what is made of it is remembered by it', async () => {
  const kept = answer();
  await cache.get('a', policy, () => Promise.resolve(kept));
  expect((await cache.get('a', policy, () => Promise.resolve(answer()))).answer).toBe(kept);
});

it('forgets a failure, and tells everybody of it', async () => {
  const failing = () => Promise.reject(new Error('away'));
  const results = await Promise.allSettled([cache.get('a', policy, failing), cache.get('a', policy, failing)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.get('a', policy, () => Promise.resolve(answer()))).state).toBe('miss');
});

it('goes on for those who stay, and stops when the last one goes', async () => {
  let aborted = false;
  const load = (signal: AbortSignal) => new Promise<Fetched>((_resolve, reject) => {
    signal.addEventListener('abort', () => { aborted = true; reject(signal.reason as Error); });
  });
  const [first, second] = [new AbortController(), new AbortController()];
  const askers = [cache.get('a', policy, load, first.signal), cache.get('a', policy, load, second.signal)];
  first.abort(new Error('gone'));
  await expect(askers[0]).rejects.toThrow('gone');
  expect(aborted).toBe(false);
  second.abort(new Error('gone too'));
  await expect(askers[1]).rejects.toThrow('gone too');
  expect(aborted).toBe(true);
});

it.each(['__proto__', 'constructor', 'toString'])('treats the key %s as any other', async (key) => {
  expect((await cache.get(key, policy, () => Promise.resolve(answer('own')))).answer.value).toBe('own');
  expect((await cache.get(key, policy, () => Promise.resolve(answer('other')))).answer.value).toBe('own');
});
