import { Readable } from 'node:stream';
import type { Estate } from '#shared/api/estate.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { readListings } from './readListings.ts';

type Answer = { status: number; body?: unknown } | Error;
const page = (references: string[], next?: string): Answer => ({
  status: 200,
  body: { results: references.map((reference) => fakeEstate({ reference })), ...(next ? { next } : {}) },
});
const waits = { initialMs: 1, maxMs: 2 };

/** Answers one after the other. */
function upstreamOf(answers: Answer[]) {
  const asked: string[] = [];
  const get = (path: string) => {
    asked.push(path);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) return Promise.reject(answer ?? new Error('asked too often'));
    const body = Readable.from([typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {})]);
    return Promise.resolve({
      result: { hit: false },
      stream: { kind: 'stream', status: answer.status, headers: {}, body },
    });
  };
  return {
    asked,
    upstream: { get: get as unknown as Upstream['get'], mayShow: (url: string) => url.startsWith('/media/') },
  };
}

async function references(upstream: Pick<Upstream, 'get' | 'mayShow'>, invalid: object[] = []): Promise<string[]> {
  const found: Estate[] = [];
  const options = {
    signal: new AbortController().signal,
    onInvalid: (record: object) => void invalid.push(record),
    waits,
  };
  for await (const estates of readListings(upstream, options)) found.push(...estates);
  return found.map(({ reference }) => reference);
}

it('walks from page to page until there is no next one', async () => {
  const { asked, upstream } = upstreamOf([page(['A-1', 'A-2'], '2'), page(['A-3'], '7&x'), page([])]);
  expect(await references(upstream)).toEqual(['A-1', 'A-2', 'A-3']);
  expect(asked).toEqual(['/web/export/estates', '/web/export/estates?_after=2', '/web/export/estates?_after=7%26x']);
});

it('asks again for a page in between that fails, and gives up after some attempts', async () => {
  const failures: Answer[] = [new Error('cut'), { status: 503 }, { status: 200, body: '{"results":[' }];
  const back = upstreamOf([page(['A-1'], '1'), ...failures, page(['A-2'])]);
  expect(await references(back.upstream)).toEqual(['A-1', 'A-2']);
  const gone = upstreamOf([page(['A-1'], '1'), ...failures, ...failures]);
  await expect(references(gone.upstream)).rejects.toThrow();
  expect(gone.asked).toHaveLength(6);
});

it('does not insist when the first page fails, or the API has no such call', async () => {
  const down = upstreamOf([{ status: 503 }]);
  await expect(references(down.upstream)).rejects.toMatchObject({ status: 0 });
  const without = upstreamOf([{ status: 404 }]);
  await expect(references(without.upstream)).rejects.toMatchObject({ status: 404 });
});

it('ends when an API gives the same place again', async () => {
  const { upstream } = upstreamOf([page(['A-1'], '1'), page(['A-2'], '1')]);
  await expect(references(upstream)).rejects.toThrow('does not advance');
});

it('leaves out a record that breaks the contract, and reports it', async () => {
  const broken = {
    results: [fakeEstate({ reference: 'A-1' }), { ...fakeEstate({ reference: 'A-2' }), status: undefined }],
  };
  const { upstream } = upstreamOf([{ status: 200, body: broken }]);
  const invalid: object[] = [];
  expect(await references(upstream, invalid)).toEqual(['A-1']);
  expect(invalid).toEqual([expect.objectContaining({ reference: 'A-2' })]);
});

it('takes out pictures that no page may show, as one with an address that is none', async () => {
  const home = {
    ...fakeEstate({ reference: 'A-1' }),
    media: ['/media/1.jpg', 'http:// cdn/2.jpg', 'https://elsewhere/3.jpg'],
  };
  const { upstream } = upstreamOf([{ status: 200, body: { results: [home] } }]);
  const options = { signal: new AbortController().signal, onInvalid: () => {}, waits };
  for await (const [estate] of readListings(upstream, options))
    expect(estate!.media.map(({ url }) => url)).toEqual(['/media/1.jpg']);
});

it('reads nothing that an API marks as hidden and sends nevertheless', async () => {
  const { address, ...home } = fakeEstate({ reference: 'A-1', price: undefined, deposit: 7_812, last_rent: 7_813 });
  const told = {
    ...home,
    address: { ...address, visibility: 'street', street_number: '4711', postal_code: '08031' },
    location: { lat: 41.40387, lng: 2.15713, precision: 'exact' },
    cadastral_reference: '9872023VH5797S0001WX',
  };
  const { upstream } = upstreamOf([{ status: 200, body: { results: [told] } }]);
  const options = { signal: new AbortController().signal, onInvalid: () => {}, waits };
  for await (const [estate] of readListings(upstream, options)) {
    expect(JSON.stringify(estate)).not.toMatch(/781[23]|4711|08031|41\.40387|9872023/);
    expect(estate).toMatchObject({ location: { lat: 41.40225, lng: 2.15645, precision: 'approximate' } });
  }
});
