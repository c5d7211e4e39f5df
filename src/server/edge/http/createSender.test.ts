import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { createEdgeCache } from '../createEdgeCache.ts';
import { bodyBytes, createEntry, type Entry } from '../entry.ts';
import { createSender } from './createSender.ts';
import { pack } from './encoders.ts';

const entryOf = (body: Buffer): Entry =>
  createEntry(
    { status: 200, headers: { 'content-type': 'text/html' }, body },
    {
      key: 'page:/',
      url: '/',
      kind: 'page',
      tags: [],
      lifetime: { age: 0, fresh: 60, whileRevalidate: 0, ifError: 0 },
      since: 0,
    },
  );

it.each(['br', 'gzip'])(
  'an answer in %s keeps no more memory than its bytes, which is what it is counted with',
  async (encoding) => {
    let counted = 0;
    const entry = entryOf(Buffer.from('casa '.repeat(400)));
    const sender = createSender({
      cache: {
        now: () => 0,
        derive: (of, name, make) => {
          if (of.derived.has(name)) return of.derived.get(name) as never;
          const { value, bytes } = make();
          counted += bytes;
          of.derived.set(name, value);
          return value;
        },
      },
      constantHeaders: {},
    });
    const server = createServer((req, res) => void sender.send(req, res, entry, { hit: true }));
    const { headers, text } = await request(server).get('/').set('Accept-Encoding', encoding);
    expect([headers['content-encoding'], text?.length ?? 0]).toEqual([encoding, 2_000]);
    const { body } = entry.derived.get(`prepared:${encoding}`) as { body: Buffer };
    expect(body.buffer.byteLength).toBe(body.length);
    expect(counted).toBeGreaterThanOrEqual(body.length);
  },
);

describe('a response that was compressed quickly', () => {
  const text = Buffer.from(Array.from({ length: 900 }, (_, n) => `casa ${n * 7919} `).join(''));
  const req = { method: 'GET', headers: { 'accept-encoding': 'br' } } as IncomingMessage;
  const res = { writeHead: () => res, end: () => res, removeHeader: () => {} } as unknown as ServerResponse;
  type Prepared = { body: Buffer; isQuick: boolean };
  const preparedOf = ({ derived }: Entry) => derived.get('prepared:br') as Prepared;

  /** Stored entries with a body, each of which has been sent once. */
  async function sendOnce(count: number, answer: { body: Buffer; isPacked?: boolean }) {
    const cache = createEdgeCache({ maxBytes: 10_000_000 });
    const sender = createSender({ cache, constantHeaders: {} });
    const entries: Entry[] = [];
    for (let index = 0; index < count; index += 1) {
      const { entry, result } = await cache.getOrLoad({
        key: `page:/${index}`,
        url: `/${index}`,
        kind: 'page',
        load: () =>
          Promise.resolve({
            kind: 'answer',
            answer: { status: 200, headers: { 'content-type': 'text/html' }, ...answer },
            lifetime: { age: 0, fresh: 60, whileRevalidate: 0, ifError: 0 },
            tags: [],
          }),
      });
      await sender.send(req, res, entry!, result);
      entries.push(entry!);
    }
    return { cache, sender, entries };
  }

  const isReplaced = async (entry: Entry, quick: Prepared): Promise<boolean> => {
    const until = Date.now() + 4_000;
    while (preparedOf(entry) === quick && Date.now() < until) await sleep(1);
    return preparedOf(entry) !== quick;
  };

  it('waits for another visitor while two others are compressed anew', async () => {
    const { cache, sender, entries } = await sendOnce(5, pack(text));
    const quick = entries.map(preparedOf);
    for (const entry of entries) sender.sendNow(req, res, entry, { hit: true });
    expect(quick.map(({ isQuick }) => isQuick)).toEqual([false, false, true, true, true]);
    for (const [index, entry] of entries.slice(0, 2).entries())
      expect(await isReplaced(entry, quick[index]!)).toBe(true);
    sender.sendNow(req, res, entries[4]!, { hit: true });
    expect(quick[4]!.isQuick).toBe(false);
    cache.close();
  });

  it('is made in a thread, thoroughly, where gzip would hold up the event loop', async () => {
    const html = Buffer.from(Array.from({ length: 9_000 }, (_, n) => `casa ${n * 7919} `).join(''));
    const { cache, sender, entries } = await sendOnce(1, pack(html));
    const [entry] = entries as [Entry];
    await sender.send({ ...req, headers: { 'accept-encoding': 'gzip' } } as IncomingMessage, res, entry, { hit: true });
    const { isQuick } = entry.derived.get('prepared:gzip') as Prepared;
    expect([entry.isPacked, preparedOf(entry).isQuick, isQuick]).toEqual([true, true, false]);
    cache.close();
  });

  it('gives back its memory when it is replaced', async () => {
    const { cache, sender, entries } = await sendOnce(1, { body: text });
    const [entry] = entries as [Entry];
    const quick = preparedOf(entry);
    const before = cache.sizeOf(entry);
    sender.sendNow(req, res, entry, { hit: true });
    expect(await isReplaced(entry, quick)).toBe(true);
    expect(before - cache.sizeOf(entry)).toBe(bodyBytes(quick.body.length) - bodyBytes(preparedOf(entry).body.length));
    cache.close();
  });

  it('is not kept beside a packed body, nor is the text for who accepts no encoding', async () => {
    const { cache, sender, entries } = await sendOnce(1, pack(text));
    const [entry] = entries as [Entry];
    expect(preparedOf(entry).body).toBe(entry.body);
    const before = cache.sizeOf(entry);
    await sender.send({ method: 'GET', headers: {} } as IncomingMessage, res, entry, { hit: true });
    expect(cache.sizeOf(entry) - before).toBeLessThan(1_000);
    cache.close();
  });
});
