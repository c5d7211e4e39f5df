import { createServer } from 'node:http';
import request from 'supertest';
import { createEntry, type Entry } from '../entry.ts';
import { createSender } from './createSender.ts';

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
      isOperator: () => false,
    });
    const server = createServer((req, res) => void sender.send(req, res, entry, { hit: true }));
    const { headers, text } = await request(server).get('/').set('Accept-Encoding', encoding);
    expect([headers['content-encoding'], text?.length ?? 0]).toEqual([encoding, 2_000]);
    const { body } = entry.derived.get(`prepared:${encoding}`) as { body: Buffer };
    expect(body.buffer.byteLength).toBe(body.length);
    expect(counted).toBeGreaterThanOrEqual(body.length);
  },
);
