import { createEdgeSite, resource, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { counting } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

describe('precedence of cache headers', () => {
  it.each<[Record<string, string | string[]>, boolean]>([
    [{ 'CDN-Cache-Control': 'max-age=60', 'Cache-Control': 'max-age=1' }, true],
    [{ 'CDN-Cache-Control': 'max-age=60', 'Cache-Control': 'no-store' }, true],
    [{ 'CDN-Cache-Control': 'max-age=60', 'Cache-Control': 'private', Expires: '0' }, true],
    [{ 'CDN-Cache-Control': 'max-age=1', 'Cache-Control': 'max-age=60' }, false],
    [{ 'CDN-Cache-Control': 'no-store', 'Cache-Control': 'max-age=60' }, false],
    [{ 'CDN-Cache-Control': 'private', 'Cache-Control': 'max-age=60' }, false],
    [{ 'CDN-Cache-Control': 'max-age=60, no-store=?0' }, true],
    // Its own target first.
    [{ 'Edge-Cache-Control': 'max-age=60', 'CDN-Cache-Control': 'max-age=1' }, true],
    [{ 'Edge-Cache-Control': 'max-age=1', 'CDN-Cache-Control': 'max-age=60' }, false],
    // Empty or no dictionary: as though it were not there.
    [{ 'CDN-Cache-Control': '', 'Cache-Control': 'max-age=60' }, true],
    [{ 'CDN-Cache-Control': 'max-age=1, &&&&', 'Cache-Control': 'max-age=60' }, true],
    [{ 'CDN-Cache-Control': 'Max-Age=1', 'Cache-Control': 'max-age=60' }, true],
    [{ 'Edge-Cache-Control': '=', 'CDN-Cache-Control': 'max-age=60', 'Cache-Control': 'no-store' }, true],
    // A value of another type: that directive is as though it were not there; here nothing is left, and the default
    // holds.
    [{ 'CDN-Cache-Control': 'max-age="1"', 'Cache-Control': 'max-age=1' }, true],
    [{ 'CDN-Cache-Control': 'max-age=1.5', 'Cache-Control': 'max-age=1' }, true],
    [{ 'CDN-Cache-Control': 'max-age', 'Cache-Control': 'max-age=1' }, true],
    // The last of two counts, and Expires does not.
    [{ 'CDN-Cache-Control': 'max-age=1, max-age=60' }, true],
    [{ 'CDN-Cache-Control': ['max-age=60', 'must-revalidate'], Expires: '0' }, true],
    [{ 'CDN-Cache-Control': 'max-age=60;x=1' }, true],
  ])('statement 20: %j is fresh after 30 s: %j', async (headers, isFresh) => {
    const names = Object.keys(headers);
    const target = names.includes('Edge-Cache-Control') ? 'Edge-Cache-Control' : 'CDN-Cache-Control';
    const upstream = counting(headers);
    site.upstream.behave(upstream);
    await site.visit(resource);
    site.forward(30);
    const {
      headers: { 'cache-status': status },
    } = await site.visit(resource);
    expect([target, /; hit; ttl=\d/.test(String(status))]).toEqual([target, isFresh]);
  });

  it('statement 20: the stale windows and must-revalidate of the targeted field apply', async () => {
    site.upstream.behave(
      counting({
        'CDN-Cache-Control': 'max-age=10, stale-while-revalidate=20',
        'Cache-Control': 'max-age=10, must-revalidate',
      }),
    );
    await site.visit(resource);
    site.forward(20);
    expect((await site.visit(resource)).text).toBe('{"n":1}');
    await site.settled();
    site.upstream.behave(
      counting({
        'CDN-Cache-Control': 'max-age=10, must-revalidate',
        'Cache-Control': 'max-age=10, stale-while-revalidate=20',
      }),
    );
    site.forward(11);
    await site.visit(resource);
    await site.settled();
    site.forward(20);
    expect((await site.visit(resource)).text).toBe('{"n":2}');
  });
});

it('statement 20: CDN-Cache-Control is passed on, Edge-Cache-Control is not', async () => {
  site.upstream.behave(
    counting({ 'Edge-Cache-Control': 'max-age=60', 'CDN-Cache-Control': 'max-age=30', 'Cache-Control': 'max-age=10' }),
  );
  for (const { headers } of [await site.visit(resource), await site.visit(resource)]) {
    expect(headers).toMatchObject({ 'cdn-cache-control': 'max-age=30', 'cache-control': 'max-age=10' });
    expect(headers).not.toHaveProperty('edge-cache-control');
  }
});

it('statement 20: pages have Cache-Control for browsers and CDN-Cache-Control for CDNs', async () => {
  const { headers } = await site.visit('/viviendas-barcelona-compra');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': expect.stringMatching(
      /^max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    ) as string,
  });
});

it('statement 20: no cache header of the upstream makes a private response storable', async () => {
  site.upstream.behave(
    counting({
      'CDN-Cache-Control': 'max-age=60',
      'Cloudflare-CDN-Cache-Control': 'max-age=60',
      'Surrogate-Control': 'max-age=60',
      'Cache-Control': 'public, max-age=60',
      Expires: 'Fri, 01 Jan 2100 00:00:00 GMT',
    }),
  );
  const lead = '/web/lead/AAAAAAAAAAAAAAAAAAAAAA';
  for (const { headers, text } of [await site.visit(lead), await site.visit(lead)]) {
    expect([headers['cache-control'], headers.age]).toEqual(['private, no-store', undefined]);
    expect(Object.keys(headers).filter((name) => /cdn|surrogate|expires/.test(name))).toEqual([]);
    expect(text).toMatch(/"n":[12]/);
  }
});
