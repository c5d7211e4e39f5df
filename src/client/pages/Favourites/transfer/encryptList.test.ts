import { decryptList, encryptList } from './encryptList.ts';

const list = { keys: ['MS0116-0001'], details: { 'MS0116-0001': { note: 'Con luz ☀️', price: 250_000 } } };

it('a list is the same after its way, and nobody reads it on it', async () => {
  const sent = await encryptList(list);
  expect(sent.list).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(sent.key).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(Buffer.from(sent.list, 'base64url').toString('latin1')).not.toContain('MS0116');
  expect(await decryptList(sent)).toEqual(list);
});

it('each has a key of its own, and is read with no other', async () => {
  const [one, other] = [await encryptList(list), await encryptList(list)];
  expect(one.list).not.toBe(other.list);
  await expect(decryptList({ list: one.list, key: other.key })).rejects.toThrow();
});

it.each(['x', 'AAAA', ''])('%j is no list', async (text) => {
  const { key } = await encryptList(list);
  await expect(decryptList({ list: text, key })).rejects.toThrow();
});

it('one that was changed is not read', async () => {
  const { list: text, key } = await encryptList(list);
  const changed = text.slice(0, 40) + (text[40] === 'A' ? 'B' : 'A') + text.slice(41);
  await expect(decryptList({ list: changed, key })).rejects.toThrow();
});

it('one that expands without end is refused', async () => {
  const sent = await encryptList({ note: 'x'.repeat(600_000) });
  expect(sent.list.length).toBeLessThan(2_000);
  await expect(decryptList(sent)).rejects.toThrow(RangeError);
});

it('48 homes with the longest notes fit into what the API takes', async () => {
  const words = 'cocina terraza luz metro ruido vecinos ascensor reforma suelo balcón'.split(' ');
  const note = (seed: number) =>
    Array.from({ length: 120 }, (_, at) => words[(seed * 7 + at * (seed + 3)) % words.length])
      .join(' ')
      .slice(0, 500);
  const keys = Array.from({ length: 48 }, (_, at) => `MS0116-${String(at).padStart(4, '0')}`);
  const details = Object.fromEntries(
    keys.map((key, at) => [
      key,
      {
        title: `Piso en Gràcia ${at}`,
        price: 250_000 + at,
        type: 'buy',
        since: '2026-01-01T00:00:00.000Z',
        note: note(at),
      },
    ]),
  );
  expect((await encryptList({ keys, details })).list.length).toBeLessThan(16_384);
});
