import { parseList, type Token } from 'structured-headers';
import { createEdgeSite, resource, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { answering, held } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

const short = { 'Cache-Control': 'max-age=60, stale-while-revalidate=60' };
const statusOf = ({ headers }: { headers: Record<string, unknown> }) => headers['cache-status'];

describe.each([
  ['an answer of the API', resource],
  ['one of the CMS', '/wp-json/custom/v1/home-data/'],
  ['a picture', '/media/1.webp'],
  ['an article', '/magazine/a'],
  ['a page', '/viviendas-barcelona-compra'],
  ['a page that is not there', '/nada'],
])('%s', (_name, path) => {
  it('statement 19: Cache-Status states a hit, or why the request was forwarded', async () => {
    const isOurs = path.startsWith('/v') || path === '/nada';
    if (!isOurs) site.upstream.behave(answering(short));
    expect(statusOf(await site.visit(path))).toMatch(
      /^Vencejo; fwd=uri-miss; fwd-status=(?:200|404); ttl=\d+; stored$/,
    );
    expect(statusOf(await site.visit(path))).toMatch(/^Vencejo; hit; ttl=(?:\d|[1-5]\d)$/);
    expect(statusOf(await site.visit(path, { method: 'HEAD' }))).toMatch(/^Vencejo; hit; ttl=\d+$/);
    if (path === '/nada') return;
    site.forward(70);
    expect(statusOf(await site.visit(path))).toMatch(/^Vencejo; hit; ttl=-1\d; detail=stale-while-revalidate$/);
  });
});

it('statement 19: a request that shared a fetch is marked as collapsed', async () => {
  const slow = held(answering(short));
  site.upstream.behave(slow.answer);
  const visits = site.visits(3, resource);
  await slow.asked();
  await site.joined(2);
  slow.release();
  expect((await visits).map((visit) => String(statusOf(visit)).includes('collapsed')).toSorted()).toEqual([
    false,
    true,
    true,
  ]);
});

it.each([
  ['no-store', /^Vencejo; fwd=uri-miss; fwd-status=200$/, /^Vencejo; fwd=bypass; fwd-status=200$/],
  ['max-age=10, stale-while-revalidate=0', /stored$/, /^Vencejo; fwd=stale; fwd-status=200; ttl=\d+; stored$/],
])('statement 19: %s', async (cacheControl, first, second) => {
  site.upstream.behave(answering({ 'Cache-Control': cacheControl }));
  expect(statusOf(await site.visit(resource))).toMatch(first);
  site.forward(11);
  expect(statusOf(await site.visit(resource))).toMatch(second);
});

it('statement 19: a private page and a write are marked as bypass and method', async () => {
  expect(statusOf(await site.visit('/viviendas/MS0116-1000'))).toBe('Vencejo; fwd=bypass; fwd-status=200');
  expect(
    statusOf(
      await site.visit('/web/contact/new', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    ),
  ).toBe('Vencejo; fwd=method; fwd-status=404');
});

it('statement 19: a failed fetch has no fwd-status, or 503 for a page', async () => {
  await site.upstream.die();
  expect(statusOf(await site.visit(resource))).toBe('Vencejo; fwd=miss');
  expect(
    statusOf(
      await site.visit('/web/contact/new', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    ),
  ).toBe('Vencejo; fwd=method');
  expect(statusOf(await site.visit('/viviendas-barcelona-compra'))).toBe('Vencejo; fwd=uri-miss; fwd-status=503');
  await site.upstream.comeBack();
});

it.each([
  ['Origin; hit; ttl=5', ['Origin', 'Vencejo']],
  ['"A CDN"; fwd=miss, Origin; hit', ['A CDN', 'Origin', 'Vencejo']],
  ['', ['Vencejo']],
  ['no list; at all=,', ['Vencejo']],
])('statement 19: our entry follows the upstream’s %j in a valid list', async (upstream, names) => {
  site.upstream.behave(answering({ ...short, 'Cache-Status': upstream }));
  for (const visit of [await site.visit(resource), await site.visit(resource)]) {
    expect(parseList(String(statusOf(visit))).map(([item]) => (item as string | Token).toString())).toEqual(names);
  }
});

it('statement 19: only operators see the key', async () => {
  for (const headers of [{}, { authorization: 'Bearer guess' }]) {
    await site.visit(resource);
    expect(statusOf(await site.visit(resource, { headers: headers as Record<string, string> }))).not.toMatch(/key/);
  }
});
