import { createEntry, asPurged, type Entry } from '../edge/entry.ts';
import { isGood, verdictOf, type Verdict } from './expectedStatuses.ts';
import { normaliseTarget, statusesOf } from './normaliseTarget.ts';

const verdictOn = (url: string, status: number, isStored: boolean): Verdict =>
  verdictOf(statusesOf(normaliseTarget(url)!), status, isStored);

const all = [200, 204, 206, 301, 302, 304, 307, 400, 401, 403, 404, 407, 410, 418, 421, 422, 451];

/** What the contract says beside `failure`: without, and with a good answer stored. */
const table: [string, Record<number, [Verdict, Verdict]>][] = [
  ['/web/estates/buy', { 422: ['expected', 'expected'], 400: ['expected', 'failure'] }],
  ['/web/estates/buy?province=madrid&_page=1', { 422: ['expected', 'expected'], 400: ['expected', 'failure'] }],
  [
    '/web/estates/rent?province=madrid&_page=12',
    { 404: ['expected', 'vanished'], 422: ['expected', 'expected'], 400: ['expected', 'failure'] },
  ],
  ['/web/estates/all/pins?bbox=1,2,3,4', { 422: ['expected', 'expected'], 400: ['expected', 'failure'] }],
  ['/web/provinces?type=buy', { 422: ['expected', 'expected'], 400: ['expected', 'failure'] }],
  ['/web/agent-provinces', { 422: ['expected', 'expected'], 400: ['expected', 'failure'] }],
  [
    '/web/towns/buy/madrid',
    { 404: ['expected', 'failure'], 422: ['expected', 'expected'], 400: ['expected', 'failure'] },
  ],
  ['/web/agents/madrid', { 404: ['expected', 'failure'], 422: ['expected', 'expected'], 400: ['expected', 'failure'] }],
  ...['/web/estate/MS0116-3310/public', '/web/agent/ana-mas', '/web/agency/casa-clara'].map(
    (url): [string, Record<number, [Verdict, Verdict]>] => [
      url,
      {
        404: ['expected', 'vanished'],
        410: ['expected', 'expected'],
        422: ['expected', 'failure'],
        400: ['expected', 'failure'],
      },
    ],
  ),
  ['/wp-json/custom/v1/home-data/', { 400: ['expected', 'failure'] }],
  [
    '/web/estates/anything-else',
    {
      404: ['expected', 'expected'],
      410: ['expected', 'expected'],
      422: ['expected', 'expected'],
      400: ['expected', 'failure'],
    },
  ],
];

it.each(table)('%s', (url, said) => {
  for (const status of all) {
    const good: [Verdict, Verdict] = ['good', 'good'];
    const expected = status === 200 || status === 304 ? good : (said[status] ?? ['failure', 'failure']);
    expect([status, verdictOn(url, status, false), verdictOn(url, status, true)]).toEqual([status, ...expected]);
  }
});

it.each(['/magazine/x', '/wp-content/themes/x.css'])('%s: any status below 500 is an answer, but of 429', (url) => {
  for (const status of [201, 203, 206, 299, 410]) expect(verdictOn(url, status, true)).toBe('expected');
  for (const status of [300, 302, 308, 401, 404, 451, 499])
    expect([verdictOn(url, status, false), verdictOn(url, status, true)]).toEqual(['expected', 'vanished']);
  for (const status of [429, 500, 503]) expect(verdictOn(url, status, false)).toBe('failure');
});

it.each(['/magazine/x', '/media/estates/x.jpg', '/web/suggestions?q=x'])(
  '%s may vanish, but not all at once',
  (url) => {
    expect([verdictOn(url, 404, false), verdictOn(url, 404, true)]).toEqual(['expected', 'vanished']);
  },
);

it('a visitor who types URLs cannot make an upstream of the contract seem to fail', () => {
  const junk = [
    '/web/estates/x',
    '/web/provinces/x',
    '/web/nothing',
    '/wp-json/custom/v1/home-data/x',
    '/web/agents/x',
  ];
  expect(junk.map((url) => verdictOn(url, 404, false))).toEqual(junk.map(() => 'expected'));
});

it('a good answer is one that may be served and was not purged', () => {
  const entry = (status: number): Entry =>
    createEntry(
      { status, headers: {}, body: Buffer.alloc(0) },
      {
        key: 'k',
        url: '/k',
        kind: 'api',
        tags: [],
        lifetime: { fresh: 10, whileRevalidate: 0, ifError: 100, age: 0 },
        since: 0,
      },
    );
  expect([isGood(null, 0), isGood(entry(404), 0), isGood(entry(200), 109_000), isGood(entry(200), 110_000)]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(isGood(asPurged(entry(200), entry(200).lifetime), 0)).toBe(false);
});
