import { ApiError } from '#shared/api/ApiError.ts';
import { endpoints } from '#shared/api/endpoints.ts';
import type { InvalidRecord } from '#shared/api/readAnswer.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { createEdgeCache } from '../edge/createEdgeCache.ts';
import type { Loaded } from '../edge/EdgeCache.ts';
import { createEntry, ownBytes } from '../edge/entry.ts';
import { createContractCheck, readJsonBody } from './createContractCheck.ts';
import { normaliseTarget } from './normaliseTarget.ts';

const target = normaliseTarget('/web/estates/buy?_page=2')!;
const { read } = endpoints.estates;
const list = (results: unknown[]) => ({ results, total: 2, page: 1, pages: 1, qty: 24 });

const loadedOf = (body: string, status = 200): Extract<Loaded, { kind: 'answer' }> => ({
  kind: 'answer',
  // A block of its own, as the client makes it: the entry then has the same bytes.
  answer: { status, headers: {}, body: ownBytes(Buffer.from(body)) },
  lifetime: null,
  tags: [],
});

function setUp() {
  const invalid: InvalidRecord[] = [];
  const cache = createEdgeCache({ maxBytes: 1e6 });
  return { cache, invalid, contract: createContractCheck(cache, (_target, record) => invalid.push(record)) };
}

const entryOf = ({ answer }: ReturnType<typeof loadedOf>) =>
  createEntry(answer, {
    key: 'k',
    url: target.url,
    kind: 'api',
    tags: [],
    lifetime: { fresh: 1, whileRevalidate: 0, ifError: 0, age: 0 },
    since: 0,
  });

it('JSON that cannot be read is a failure of a 200 of the API and the CMS alone', () => {
  expect(() => readJsonBody(loadedOf('<html>'), { kind: 'api' })).toThrow(SyntaxError);
  expect(readJsonBody(loadedOf('<html>', 404), { kind: 'api' })).toBeUndefined();
  expect(readJsonBody(loadedOf('<html>'), { kind: 'magazine' })).toBeUndefined();
  expect(readJsonBody(loadedOf('{}'), { kind: 'api', isInternal: true })).toBeUndefined();
});

it('a list without its broken records is an answer, and each of these is reported', () => {
  const { contract, invalid, cache } = setUp();
  const json = list([
    fakeEstate(),
    { ...fakeEstate({ reference: 'MS0116-0002' }), type: 'swap' },
    { ...fakeEstate({ reference: 'MS0116-0003' }), id: '' },
    null,
  ]);
  const loaded = loadedOf(JSON.stringify(json));
  contract.check(target, loaded, { json, keep: false });
  expect(invalid).toEqual([
    { reference: 'MS0116-0002', problem: 'type: invalid_value' },
    { reference: 'MS0116-0003', problem: 'id: must be text that is not empty, at most 200 characters' },
    { reference: 'unknown', problem: 'record: invalid_type' },
  ]);
  expect(contract.valueOf(entryOf(loaded), read)).toMatchObject({ results: [{ reference: 'MS0116-3310' }] });
  cache.close();
});

it.each([[[]], [{}], [{ ...list([]), results: {} }], ['text'], [null]])(
  '%j in place of a list is a failure',
  (json) => {
    const { contract, invalid, cache } = setUp();
    expect(() => contract.check(target, loadedOf(''), { json, keep: false })).toThrow(ApiError);
    expect(invalid).toHaveLength(1);
    cache.close();
  },
);

it('the first reader gets what the check has read, and the second is read for all that follow', () => {
  const { contract, cache } = setUp();
  const json = list([fakeEstate()]);
  const loaded = loadedOf(JSON.stringify(json));
  contract.check(target, loaded, { json, keep: true });
  const entry = entryOf(loaded);
  const other = jest.fn(read);
  const inFull = (): unknown => read(json, () => {});
  // The reader that the check used: by it the value is found.
  expect(contract.valueOf(entry, read)).toEqual(inFull());
  expect(cache.stats().bytes).toBe(0);
  const second = contract.valueOf(entry, other);
  expect(second).toEqual(inFull());
  expect(contract.valueOf(entry, other)).toBe(second);
  expect(other).toHaveBeenCalledTimes(1);
  cache.close();
});

it('calls that the site does not make itself have no contract', () => {
  const { contract, cache } = setUp();
  expect(() =>
    contract.check(normaliseTarget('/web/sitemap/1')!, loadedOf('{}'), { json: {}, keep: false }),
  ).not.toThrow();
  cache.close();
});
