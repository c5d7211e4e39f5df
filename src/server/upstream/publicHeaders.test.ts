import { pathPolicy } from './policies.ts';
import { publicHeaders } from './publicHeaders.ts';

const api = pathPolicy('/web/provinces')!;
const media = pathPolicy('/media/a.jpg')!;
const magazine = pathPolicy('/magazine/')!;
const sandboxed = { 'content-security-policy': "default-src 'none'; sandbox" };

it.each([
  'access-control-allow-credentials',
  'access-control-allow-origin',
  'accept-ch',
  'age',
  'clear-site-data',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'link',
  'nel',
  'permissions-policy',
  'referrer-policy',
  'refresh',
  'report-to',
  'server',
  'service-worker-allowed',
  'set-cookie',
  'sourcemap',
  'speculation-rules',
  'strict-transport-security',
  'surrogate-key',
  'timing-allow-origin',
  'www-authenticate',
  'x-anything',
  'x-content-type-options',
  'x-frame-options',
])('%s of an upstream reaches no visitor', (name) => {
  for (const policy of [api, media, magazine])
    expect(publicHeaders({ [name]: ['*'], etag: ['"1"'] }, policy)).not.toHaveProperty(name);
});

it('what describes a response is passed on, one value a name', () => {
  const headers = publicHeaders({ 'content-language': ['es', 'en'], etag: ['"1"'] }, api);
  expect(headers).toEqual({ 'content-language': 'es, en', etag: '"1"', ...sandboxed });
});

it("an upstream's security policy never replaces ours", () => {
  const given = { 'content-security-policy': ['script-src *'] };
  for (const policy of [api, media]) expect(publicHeaders(given, policy)).toMatchObject(sandboxed);
  const { 'content-security-policy': ofMagazine } = publicHeaders(given, magazine);
  expect(ofMagazine).toMatch(/; script-src 'self'; .*object-src 'none'; base-uri 'self'; form-action 'self';/);
});

it('data is sent as JSON or as plain text, never as a page', () => {
  const typed = (type: string) => publicHeaders({ 'content-type': [type] }, api)['content-type'];
  expect(typed('application/json; charset=utf-8')).toBe('application/json; charset=utf-8');
  expect(typed('application/problem+json')).toBe('application/problem+json');
  for (const type of ['text/html', 'image/svg+xml', 'text/javascript', 'application/json, text/html'])
    expect(typed(type)).toBe('text/plain; charset=utf-8');
});

it('a malformed Cache-Status is dropped, so that ours stays readable', () => {
  expect(publicHeaders({ 'cache-status': ['a; hit'] }, api)['cache-status']).toBe('a; hit');
  expect(publicHeaders({ 'cache-status': ['a hit'] }, api)).toEqual(sandboxed);
});

it.each([
  ['noindex, nofollow', true],
  ['none', true],
  ['all', false],
  ['nofollow', false],
  ['otherbot: noindex', false],
])('X-Robots-Tag: %s is passed on: %s', (field, isKept) => {
  expect('x-robots-tag' in publicHeaders({ 'x-robots-tag': [field] }, magazine)).toBe(isKept);
});

it('a response that may not be stored says so to every cache', () => {
  const headers = publicHeaders(
    {
      'cache-control': ['public'],
      'cdn-cache-control': ['max-age=60'],
      'surrogate-control': ['max-age=60'],
      expires: ['x'],
      etag: ['"1"'],
    },
    pathPolicy('/web/estate/MS1/private')!,
  );
  expect(headers).toEqual({ 'cache-control': 'private, no-store', etag: '"1"', ...sandboxed });
});
