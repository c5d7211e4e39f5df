import { createEntry } from '../edge/entry.ts';
import { resourcePolicyOf } from './policies.ts';
import { publicHeaders, readTags, toLoaded } from './toLoaded.ts';

const api = resourcePolicyOf('/web/provinces')!;
const circumstances = { delay: 0, requestHeaders: {}, stored: null };
const answer = (headers: Record<string, string[]>, { status = 200, body = '{}' } = {}) => ({
  status,
  headers,
  body: Buffer.from(body),
});

it('tags are read one by one, within their lengths', () => {
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

it('what the upstream says of itself or to this cache is for no visitor', () => {
  const headers = publicHeaders(
    {
      'set-cookie': ['a=1'],
      server: ['x'],
      'x-powered-by': ['x'],
      'surrogate-key': ['a'],
      age: ['1'],
      'x-kept': ['1', '2'],
      'strict-transport-security': ['x'],
    },
    api,
  );
  expect(headers).toEqual({ 'x-kept': '1, 2' });
});

it('a Cache-Status that is no list is left out, for ours would be lost with it', () => {
  expect(publicHeaders({ 'cache-status': ['a; hit'] }, api)).toEqual({ 'cache-status': 'a; hit' });
  expect(publicHeaders({ 'cache-status': ['a hit'] }, api)).toEqual({});
});

it('what is kept nowhere is told so to every cache', () => {
  const policy = resourcePolicyOf('/web/estate/MS1/private')!;
  const headers = publicHeaders(
    {
      'cache-control': ['public'],
      'cdn-cache-control': ['max-age=60'],
      'surrogate-control': ['max-age=60'],
      expires: ['x'],
      etag: ['"1"'],
    },
    policy,
  );
  expect(headers).toEqual({ 'cache-control': 'private, no-store', etag: '"1"' });
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

  it('brings times and headers up to date, and keeps the tags unless it has its own', () => {
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

  it('that forbids storing gives the body to the one who asked', () => {
    expect(
      toLoaded(answer({ 'cache-control': ['no-store'] }, { status: 304 }), api, { ...circumstances, stored }),
    ).toMatchObject({ kind: 'answer', answer: { status: 200, body: stored.body }, lifetime: null });
  });

  it('without a condition is a failure', () => {
    expect(() => toLoaded(answer({}, { status: 304 }), api, circumstances)).toThrow('304');
  });
});
