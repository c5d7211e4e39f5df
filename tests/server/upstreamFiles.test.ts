import { createEdgeSite, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { answering } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

/** What an upstream, or whoever uploads to it, could act with on the site's own origin. */
const hostile = {
  'Cache-Control': 'max-age=600',
  'Access-Control-Allow-Origin': '*',
  'Clear-Site-Data': '"*"',
  'Content-Security-Policy': "script-src * 'unsafe-inline'",
  'Permissions-Policy': 'camera=*',
  'Referrer-Policy': 'unsafe-url',
  Refresh: '0; url=https://evil.example/',
  'Service-Worker-Allowed': '/',
  'Speculation-Rules': '"/x"',
  'X-Content-Type-Options': 'off',
  'X-Frame-Options': 'ALLOWALL',
};
const sandboxed = "default-src 'none'; sandbox";
const ours = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': expect.stringContaining('camera=()') as string,
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const forbidden = [
  'access-control-allow-origin',
  'clear-site-data',
  'refresh',
  'service-worker-allowed',
  'speculation-rules',
];

const script = Buffer.from('<script>fetch("/web/provinces")</script>');
/** Larger than what is kept: passed on as it comes. */
const large = Buffer.alloc(3 * 1024 * 1024, 'x');

/** The first visit, and the one that the cache answers. */
async function visitTwice(path: string, type: string, body: Buffer) {
  site.upstream.behave(answering({ ...hostile, 'Content-Type': type }, { body }));
  return [await site.visit(path), await site.visit(path)];
}

it.each([
  ['/media/a.jpg', 'image/jpeg', script],
  ['/media/a.svg', 'image/svg+xml', script],
  ['/media/a.pdf', 'application/pdf', script],
  ['/media/a.mp4', 'video/mp4', large],
])('%s is passed on as a file that can do nothing', async (path, type, body) => {
  for (const visit of await visitTwice(path, type, body)) {
    expect([visit.status, visit.body.equals(body)]).toEqual([200, true]);
    expect(visit.headers).toMatchObject({ ...ours, 'content-type': type, 'content-security-policy': sandboxed });
    for (const name of forbidden) expect(visit.headers).not.toHaveProperty(name);
  }
});

it.each([
  ['/media/y.html', 'text/html', script],
  ['/media/y.xhtml', 'application/xhtml+xml', script],
  ['/media/worker.js', 'text/javascript', script],
  ['/media/y.css', 'text/css', script],
  ['/media/y', 'application/octet-stream', script],
  ['/media/y.png', 'image/png, text/html', script],
  ['/media/large.html', 'text/html', large],
])('%s of type %s is not found', async (path, type, body) => {
  for (const { status, headers, text } of await visitTwice(path, type, body)) {
    expect([status, headers['content-type'], text]).toEqual([404, 'text/plain; charset=utf-8', 'Not found']);
    for (const name of forbidden) expect(headers).not.toHaveProperty(name);
  }
});

it('a page in place of every picture takes none away', async () => {
  site.upstream.behave(answering({ 'Content-Type': 'image/jpeg', 'Cache-Control': 'max-age=10' }));
  const paths = Array.from({ length: 40 }, (_, index) => `/media/${index}.jpg`);
  for (const path of paths) expect((await site.visit(path)).status).toBe(200);
  site.forward(20);
  site.upstream.behave(answering({ 'Content-Type': 'text/html' }, { body: script }));
  for (const path of paths) expect([path, (await site.visit(path)).status]).toEqual([path, 200]);
});

it.each([
  ['/web/things', 404],
  ['/web/estate/MS0116-1000/public', 404],
  ['/wp-json/custom/v1/home-data/', 400],
])('%s is never a page, whatever type the upstream gives it', async (path, status) => {
  site.upstream.behave(answering({ ...hostile, 'Content-Type': 'text/html' }, { status, body: script }));
  const { headers } = await site.visit(path);
  expect(headers).toMatchObject({
    ...ours,
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': sandboxed,
  });
  for (const name of forbidden) expect(headers).not.toHaveProperty(name);
});

it('an answer to a write is no page either', async () => {
  site.upstream.behave(answering({ ...hostile, 'Content-Type': 'text/html' }, { body: script }));
  const { headers } = await site.visit('/web/things', {
    method: 'POST',
    headers: { origin: 'https://www.example.com', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(headers).toMatchObject({
    ...ours,
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': sandboxed,
  });
  for (const name of forbidden) expect(headers).not.toHaveProperty(name);
});

it('a page of the CMS has our policy, which runs no script in it', async () => {
  for (const { status, headers } of await visitTwice('/magazine/a', 'text/html', script)) {
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...ours, 'content-type': 'text/html' });
    expect(headers['content-security-policy']).toMatch(/; script-src 'self'; .*object-src 'none'; base-uri 'self'/);
    for (const name of forbidden) expect(headers).not.toHaveProperty(name);
  }
});
