import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import supertest from 'supertest';
import { checkApi, type ApiReport, type CheckName } from '../../scripts/apiCheck/checkApi.ts';
import { readCommand } from '../../scripts/apiCheck/readCommand.ts';
import { reportText } from '../../scripts/apiCheck/report.ts';
import { faultNames, type FaultName } from '../../scripts/apiMock/faults.ts';
import { startFaultProxy } from '../../scripts/apiMock/startFaultProxy.ts';
import { startMock, type Mock } from '../../scripts/apiMock/startMock.ts';
import { openApiFile, openApiJson } from '../../scripts/contract/openapi/openApiFile.ts';

// Each check is some two hundred calls.
let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0, listings: openApiFile.listings });
}, 60_000);
afterAll(() => mock.close());

const check = (base: string, only?: readonly CheckName[]): Promise<ApiReport> =>
  checkApi({ base, only, writes: true, rate: Infinity, records: 500, samples: 1 });

/** What finds each planted fault: the check, and the finding by rule and call. */
const found: Record<FaultName, [check: CheckName, rule: string, endpoint: string]> = {
  camelCase: ['people', 'record-lost', 'estates'],
  numbersAsText: ['estates', 'value-ignored', 'estate'],
  soldPrice: ['estates', 'hidden-price', 'estates'],
  onRequestDeposit: ['estates', 'hidden-price', 'estate'],
  exactPlace: ['estates', 'hidden-place', 'estate'],
  exactPins: ['map', 'hidden-place', 'pins'],
  exactBoxes: ['map', 'hidden-place-filter', 'estates'],
  relativePictures: ['estates', 'picture-address', 'media'],
  soldByPrice: ['filters', 'hidden-price-filter', 'estates'],
  emptyPages: ['paging', 'past-last-page', 'estates'],
  pageSize: ['paging', 'page-size', 'estates'],
  nothingNamed: ['sorts', 'not-named', 'estates'],
  capabilitiesRefused: ['sorts', 'not-there', 'capabilities'],
  namedFilterIgnored: ['filters', 'named-and-missing', 'estates'],
  namedReportsMissing: ['forms', 'named-and-missing', 'newAdvertReport'],
  filterIgnored: ['filters', 'filter-ignored', 'estates'],
  sortIgnored: ['sorts', 'sort', 'estates'],
  unstableOrder: ['paging', 'unstable-order', 'estates'],
  recordTwice: ['paging', 'record-twice', 'estates'],
  closedFirst: ['paging', 'closed-first', 'estates'],
  totalWrong: ['paging', 'total', 'estates'],
  facetsWrong: ['filters', 'facets', 'estates'],
  noTags: ['places', 'surrogate-key', 'provinces'],
  noFreshness: ['places', 'cache-control', 'provinces'],
  etagIgnored: ['validators', 'etag', 'provinces'],
  publicPrivate: ['export', 'cache-private', 'estateExport'],
  errorAs200: ['errors', 'error-as-200', 'estate'],
  htmlErrors: ['errors', 'error-body', 'estate'],
  error500: ['errors', 'error-500', 'estates'],
  townsWithoutSlug: ['places', 'record-lost', 'towns'],
  placeCounts: ['places', 'place-count', 'provinces'],
  noSpanish: ['estates', 'value-ignored', 'estates'],
  pictures404: ['estates', 'picture', 'media'],
  keyCase: ['estates', 'key-case', 'estate'],
  sitemapOld: ['sitemap', 'sitemap', 'sitemap'],
  exportShort: ['export', 'export', 'estateExport'],
  slow: ['places', 'slow', 'prices'],
  repeatedForms: ['forms', 'idempotency', 'newOpportunity'],
  formFields: ['forms', 'form-fields', 'newSubscription'],
};

describe('docs/openapi.json', () => {
  const text = readFileSync(openApiFile.path, 'utf8');

  it('is what the contract says', async () => {
    if ((await openApiJson(mock.url)) !== JSON.stringify(JSON.parse(text)))
      throw new Error('docs/openapi.json is not what the contract says: npm run openapi writes it');
  });

  it('is an OpenAPI document', async () => {
    expect(await new Validator().validate(text)).toEqual({ valid: true });
  });

  it('is served by the bundled origin, and may be kept', async () => {
    const origin = supertest(mock.url);
    const { body, headers } = await origin.get('/openapi.json');
    expect(body).toEqual(JSON.parse(text));
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect((await origin.get('/openapi.json').set('If-None-Match', headers.etag!)).status).toBe(304);
  });
});

it('an API that does not answer has one finding, on one line', async () => {
  const report = await check('http://127.0.0.1:9');
  const [line] = reportText(report).split('\n');
  expect(line).toMatch(/^fault {2}no-answer {2}provinces: GET \/web\/provinces → .*\(docs\/api\.md#conventions\)$/);
  expect(report.faults).toBe(1);
});

it('writes nothing of an API to a terminal that the terminal would obey', () => {
  const finding = {
    severity: 'fault',
    rule: 'status',
    endpoint: 'estates',
    asked: 'GET /',
    section: '',
    more: 0,
  } as const;
  const findings = [{ ...finding, came: '200 \u001b]0;title\u0007', contract: '' }];
  const numbers = { seconds: 1, requests: 1, faults: 1, warnings: 0, notes: 0, times: [] };
  expect(reportText({ base: 'https://a.example', ...numbers, findings })).toContain('200 \\u001b]0;title\\u0007');
});

it.each([[[]], [['api.example']], [['https://a.example', '--rate', '0']], [['https://a.example', '--only', 'hats']]])(
  'the command line %j is refused',
  (args) => {
    expect(() => readCommand(args)).toThrow(TypeError);
  },
);

it('the command line names what to check', () => {
  expect(readCommand(['https://a.example/', '--only', 'sorts', '--rate', '2', '--json'])).toMatchObject({
    base: 'https://a.example',
    only: ['sorts'],
    rate: 2,
    writes: false,
    json: true,
  });
});

it('nothing is found in the bundled origin', async () => {
  // Through the proxy that plants faults, which changes nothing by itself.
  const proxy = await startFaultProxy(mock.url, []);
  const report = await check(proxy.url).finally(proxy.close);
  expect(report.findings).toEqual([]);
  expect(report.times.find(({ endpoint }) => endpoint === 'estates')!.requests).toBeGreaterThan(100);
  expect(reportText(report)).toMatch(/0 faults, 0 warnings, 0 notes; \d+ requests/);
});

it('a later sort that is neither named nor there is no fault', async () => {
  const proxy = await startFaultProxy(mock.url, ['capabilitiesRefused', 'sortIgnored']);
  const { findings } = await check(proxy.url, ['sorts']).finally(proxy.close);
  expect(findings.filter(({ asked }) => asked.includes('area_price')).map(({ severity }) => severity)).not.toContain(
    'fault',
  );
  expect(findings.map(({ rule }) => rule)).toContain('sort');
});

/** Those that one run finds: each is about another query of lists. */
const together: readonly FaultName[] = ['soldByPrice', 'filterIgnored', 'namedFilterIgnored', 'facetsWrong'];
const runs = [...faultNames.filter((name) => !together.includes(name)).map((name) => [name]), together].map(
  (names) => [names.join(', '), names] as const,
);

it.each(runs)('an API is found out that has the fault %s', async (_, names) => {
  const only = [...new Set(names.map((name) => found[name][0]))];
  const proxy = await startFaultProxy(mock.url, names);
  const { findings } = await check(proxy.url, only).finally(proxy.close);
  const rules = findings.map(({ rule, endpoint }) => `${rule} ${endpoint}`);
  for (const name of names) {
    const [, rule, endpoint] = found[name];
    expect(rules).toContain(`${rule} ${endpoint}`);
  }
});
