import { createEntry } from '../edge/entry.ts';
import { pathPolicy } from './policies.ts';
import { readTags, toLoaded } from './toLoaded.ts';

const api = pathPolicy('/web/provinces')!;
const circumstances = { delay: 0, requestHeaders: {}, stored: null };
const answer = (headers: Record<string, string[]>, { status = 200, body = '{}' } = {}) => ({
  status,
  headers,
  body: Buffer.from(body),
});

it('reads tags separated by spaces, within the length limits', () => {
  expect(readTags(undefined)).toEqual([]);
  expect(readTags(['a b  a', 'c\td'])).toEqual(['a', 'b', 'c', 'd']);
  expect(readTags(['x'.repeat(1_024), 'y'.repeat(1_025)])).toEqual(['x'.repeat(1_024)]);
  // A word that the limit cuts is none.
  const short = 'w'.repeat(1_023);
  expect(
    readTags([
      Array(16)
        .fill(short)
        .map((word: string, index) => word + String.fromCharCode(97 + index))
        .join(' '),
    ]),
  ).toHaveLength(15);
  expect(readTags([`${'a '.repeat(8_191)}bb`])).toEqual(['a', 'bb']);
  expect(readTags([`${'a '.repeat(8_191)}bbb`])).toEqual(['a']);
});

it('an answer that may not be stored has no lifetime, whatever it says', () => {
  const policy = pathPolicy('/web/estate/MS1/private')!;
  expect(toLoaded(answer({ 'cache-control': ['max-age=60'] }), policy, circumstances)).toMatchObject({
    kind: 'answer',
    lifetime: null,
  });
});

describe('a 304', () => {
  const stored = createEntry(
    {
      status: 200,
      headers: { etag: '"1"', 'cache-control': 'max-age=10', date: 'Mon, 02 Nov 2026 10:00:00 GMT' },
      body: Buffer.from('{}'),
    },
    {
      key: 'k',
      url: '/k',
      kind: 'api',
      tags: ['old'],
      lifetime: { fresh: 10, whileRevalidate: 0, ifError: 0, age: 0 },
      since: 0,
    },
  );

  it('updates times and headers, and keeps the tags unless it has its own', () => {
    const date = 'Mon, 02 Nov 2026 11:00:00 GMT';
    expect(
      toLoaded(answer({ 'cache-control': ['max-age=99'], date: [date], age: ['4'] }, { status: 304 }), api, {
        ...circumstances,
        stored,
      }),
    ).toMatchObject({
      kind: 'notModified',
      headers: { 'cache-control': 'max-age=99', date },
      lifetime: { fresh: 99, age: 4 },
      tags: ['old'],
    });
    expect(
      toLoaded(answer({ 'surrogate-key': ['new'] }, { status: 304 }), api, { ...circumstances, stored }),
    ).toMatchObject({ lifetime: { fresh: 10 }, tags: ['new'] });
  });

  it('that forbids storing returns the stored body for one request', () => {
    expect(
      toLoaded(answer({ 'cache-control': ['no-store'] }, { status: 304 }), api, { ...circumstances, stored }),
    ).toMatchObject({ kind: 'answer', answer: { status: 200, body: stored.body }, lifetime: null });
  });

  it('to an unconditional request is a failure', () => {
    expect(() => toLoaded(answer({}, { status: 304 }), api, circumstances)).toThrow('304');
  });
});
