import type { AgentDto } from '#shared/contract/agent.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import { sitemapPageSchema } from '#shared/contract/sitemap.ts';
import { encodeArea, type AreaPoint } from '#shared/domain/drawnArea.ts';
import { hidesPrice, homeTypes, isClosed } from '#shared/domain/estate.ts';
import { languageFacts, usualLanguages } from '#shared/i18n/languages.ts';
import { agentOf, smallAgents, smallEstates } from './smallNetwork.ts';
import { onEveryOrigin } from './startOrigin.ts';

const invalid = (...fields: string[]) => ({
  code: '9002',
  message: 'INVALID_PARAMETER',
  error: 'INVALID_PARAMETER',
  fields: Object.fromEntries(fields.map((field) => [field, 'invalid'])),
});
const unknown = { code: '9002', message: 'INVALID_PARAMETER', error: 'INVALID_PARAMETER' };

/** @param points latitude and longitude in degrees */
const area = (...points: (readonly [lat: number, lng: number])[]): string => {
  const stored: AreaPoint[] = points.map(([lat, lng]) => ({ lat: Math.round(lat * 1e5), lng: Math.round(lng * 1e5) }));
  return `area=${encodeURIComponent(encodeArea(stored))}`;
};

/** Around Barcelona. */
const circle = (corners: number): (readonly [lat: number, lng: number])[] =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners;
    return [41.4 + 0.1 * Math.sin(angle), 2.1 + 0.1 * Math.cos(angle)];
  });

onEveryOrigin('contract', (origin) => {
  test.each([
    ['province=nowhere', ['province']],
    ['province=barcelona&town=la-laguna', ['town']],
    ['province=avila&zone=centro', ['zone']],
    ['town=barcelona&zone=gracia,nowhere', ['zone']],
    ['zone=nowhere', ['zone']],
    ['agent=nobody', ['agent']],
    ['agency=nobody', ['agency']],
    ['price_min=-1', ['price_min']],
    ['price_max=1e3', ['price_max']],
    ['area_min=abc&rooms=9', ['area_min', 'rooms']],
    ['bathrooms=0', ['bathrooms']],
    ['estate_type=castle', ['estate_type']],
    ['features=heating,nope', ['features']],
    ['furnished=yes', ['furnished']],
    ['conservation=bad', ['conservation']],
    ['bbox=1,2,3', ['bbox']],
    ['bbox=3,40,1,41', ['bbox']],
    ['bbox=a,b,c,d', ['bbox']],
    // Two points; one more than are allowed; an outline that crosses itself; France; half a polyline, and none.
    [area([41.3, 2], [41.4, 2.2]), ['area']],
    [area(...circle(101)), ['area']],
    [area([41.3, 2], [41.4, 2.2], [41.3, 2.2], [41.4, 2]), ['area']],
    [area([48.8, 2.2], [48.9, 2.3], [48.8, 2.4]), ['area']],
    [`${area([41.3, 2], [41.4, 2.2], [41.3, 2.2])}_`, ['area']],
    [`area=${encodeURIComponent('drawn "here"')}`, ['area']],
    ['references=x/y', ['references']],
    ['_sort=cheap', ['_sort']],
    ['_page=0', ['_page']],
    ['_page=-1', ['_page']],
    ['_page=abc', ['_page']],
    ['_page=1.5', ['_page']],
    ['_qty=49', ['_qty']],
    ['_qty=0', ['_qty']],
    ['_facets=maybe', ['_facets']],
    [`province=${encodeURIComponent("x' OR '1'='1")}`, ['province']],
    [`town=${encodeURIComponent('a;drop table estates--')}`, ['town']],
    ['province=Barcelona', ['province']],
    [`province=${'a'.repeat(5_000)}`, ['province']],
  ])('the list with %s is a 422 that lists the invalid fields', async (query, fields) => {
    const { status, body } = await origin.request.get(`/web/estates/buy?${query}`);
    expect({ status, body: body as unknown }).toEqual({ status: 422, body: invalid(...fields) });
    expect((await origin.request.get(`/web/estates/buy/pins?${query}`)).status).toBe(422);
  });

  test.each([
    ...[
      '/livez',
      '/healthz',
      '/readyz',
      '/openapi.json',
      '/web/places',
      '/web/estates/buy',
      '/web/nothing',
      '/nowhere',
    ],
    ...['/web/estates/buy?price_min=-1', '/operators/outbox', '/media/none.jpg', '/wp-json/none', '/%E0%A4%A'],
    `/web/estates/buy?${'a=1&'.repeat(300)}`,
  ])('no browser may guess what %s answers', async (path) => {
    const { headers, status } = await origin.request.get(path);
    expect([status, headers['x-content-type-options']]).toEqual([status, 'nosniff']);
  });

  test('an area may have a hundred points', async () => {
    for (const path of ['/web/estates/buy', '/web/estates/buy/pins'])
      expect((await origin.request.get(`${path}?${area(...circle(100))}`)).status).toBe(200);
  });

  test.each([
    '__proto__=1',
    'constructor=2',
    'hasOwnProperty=3',
    'toString=',
    'filters[province]=x',
    'utm_source=x',
    'province=',
    '=',
    '&&',
    '%zz',
    '%00=%00',
  ])('the unknown key in ?%s is ignored', async (query) => {
    const plain = await origin.request.get('/web/estates/buy');
    const { status, body } = await origin.request.get(`/web/estates/buy?${query}`);
    expect(status).toBe(200);
    expect(body).toEqual(plain.body);
  });

  test.each([
    '/web',
    '/web/',
    '/web/nothing',
    '/web/estates',
    '/web/estates/sell',
    '/web/estates/constructor',
    '/web/estates/BUY/pins',
    '/web/estate/no-reference',
    '/web/estate/casa-ab9999-9999',
    '/web/estate/AB9999-9999/public',
    '/web/estate/nonsense/public',
    '/web/estate/AB9999-9999/private',
    '/web/towns/buy/nowhere',
    '/web/towns/sell/barcelona',
    '/web/zones/rent/__proto__',
    '/web/sitemap/pages',
    '/web/sitemap/constructor',
    '/web/sitemap/estates?_page=2',
    '/wp-json/custom/v1/other',
    '/',
    '/../etc/passwd',
  ])("%s is unknown: 404 with the catalogue's code", async (path) => {
    const { status, body, type } = await origin.request.get(path);
    expect({ status, type, body: body as unknown }).toEqual({ status: 404, type: 'application/json', body: unknown });
  });

  test.each(['/web/estate/%E0%A4%A', '/web/towns/buy/%'])('%s is malformed: 400', async (path) => {
    expect((await origin.request.get(path)).status).toBe(400);
  });

  test.each(['post', 'put', 'patch', 'delete'] as const)('%s on a read-only route: 405', async (method) => {
    for (const path of [
      '/web/estates/buy',
      '/web/estate/x',
      '/web/provinces',
      '/web/home/agents/3',
      '/web/agents/barcelona',
      '/web/agent/ana-mas',
      '/web/agencies/barcelona',
      '/web/agency/casa-clara',
      '/web/agent-provinces',
      '/web/sitemap/towns',
      '/wp-json/custom/v1/home-data/',
    ]) {
      const { status, body, headers } = await origin.request[method](path);
      expect({ status, code: (body as { code: string }).code, allow: headers.allow as string }).toEqual({
        status: 405,
        code: '9006',
        allow: 'GET, HEAD',
      });
    }
  });

  const answers = [
    '/web/estates/buy?province=barcelona',
    '/web/estates/rent/pins',
    '/web/estate/x-ab1001-4999',
    '/web/provinces',
    '/web/towns/buy/barcelona',
    '/web/zones/buy/barcelona',
    '/web/home/agents',
    '/web/agents/barcelona',
    '/web/agent/ana-mas',
    '/web/agencies/barcelona',
    '/web/agency/casa-clara',
    '/web/agent-provinces',
    '/web/sitemap/agents',
    '/web/sitemap/agencies',
    '/web/sitemap/estates',
    '/wp-json/custom/v1/home-data/',
  ];

  test.each(answers)('%s is cacheable and tagged, and answers a conditional request with 304', async (path) => {
    const first = await origin.request.get(path);
    expect(first.status).toBe(200);
    expect(first.headers['cache-control']).toMatch(
      /^public, max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    );
    expect(first.headers['surrogate-key']).toMatch(/^[a-z-]+/);
    const again = await origin.request.get(path).set('If-None-Match', first.headers.etag!);
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  });

  test('surrogate keys name the data that an answer contains', async () => {
    const list = await origin.ask('/estates/buy', { province: 'barcelona', agency: 'casa-clara' });
    const [first] = (list.body as EstateListDto).results;
    expect(list.headers['surrogate-key']!.split(' ')).toEqual(
      expect.arrayContaining(['estates', 'province:barcelona', 'agency:casa-clara', `estate:${first!.key}`]),
    );
    const estate = await origin.ask(`/estate/${first!.reference}/public`);
    expect(estate.headers['surrogate-key']).toBe(
      `estates estate:${first!.key} province:barcelona agent:${first!.agent!.slug} agency:casa-clara`,
    );
  });

  test('an estate is found by its slug in any language, by an older slug, and by its reference in any case', async () => {
    const seed = smallEstates[7]!;
    const paths = [...Object.values(seed.url_slug), `an-older-title-${seed.reference.toLowerCase()}`].map(
      (slug) => `/estate/${slug}`,
    );
    for (const path of [
      ...paths,
      `/estate/${seed.reference}/public`,
      `/estate/${seed.reference.toLowerCase()}/public`,
    ]) {
      const { status, body } = await origin.ask(path);
      expect({ path, status, reference: (body as EstateDto).reference }).toEqual({
        path,
        status: 200,
        reference: seed.reference,
      });
    }
  });

  test('a private answer is never stored', async () => {
    const { headers, status } = await origin.ask(`/estate/${smallEstates[0]!.reference}/private`);
    expect({ status, cache: headers['cache-control'], tags: headers['surrogate-key'] }).toEqual({
      status: 200,
      cache: 'private, no-store',
      tags: undefined,
    });
    expect((await origin.ask('/estate/AB9999-9999/private')).headers['cache-control']).toBe('private, no-store');
  });

  test('hidden fields are in no answer', async () => {
    for (const seed of smallEstates.slice(0, 48)) {
      const { body } = await origin.ask(`/estate/${seed.reference}/public`);
      const estate = body as EstateDto;
      expect(estate.price).toBe(hidesPrice(seed.status) ? undefined : seed.price);
      const { visibility, street_name, street_number } = seed.address;
      expect([estate.address.street_name, estate.address.street_number]).toEqual([
        visibility === 'hidden' ? undefined : street_name,
        visibility === 'full' ? street_number : undefined,
      ]);
      expect(estate.location?.precision).toBe(visibility === 'full' ? 'exact' : 'approximate');
      if (visibility !== 'full') expect(estate.location?.lat).not.toBeCloseTo(seed.location!.lat, 4);
      expect(JSON.stringify(estate)).not.toContain('null');
    }
    // Nor can it be asked for: a narrow price range around a hidden price finds nothing of that home.
    const hidden = smallEstates.find(({ status, type }) => status === 'reserved' && type === 'buy')!;
    const { body } = await origin.ask('/estates/buy', {
      price_min: String(hidden.price),
      price_max: String(hidden.price),
      _qty: '48',
    });
    expect((body as EstateListDto).results.map(({ reference }) => reference)).not.toContain(hidden.reference);
  });

  test('a summary has the fields of a card, an estate all fields', async () => {
    const seed = smallEstates.find(
      ({ media, type, status, address }) =>
        media.length > 6 && type === 'rent' && !hidesPrice(status) && address.province_slug === 'barcelona',
    )!;
    const summary = ((await origin.ask('/estates/rent', { references: seed.reference })).body as EstateListDto)
      .results[0]!;
    const estate = (await origin.ask(`/estate/${seed.reference}/public`)).body as EstateDto;
    expect(estate).toMatchObject({ ...summary, media: estate.media });
    const { preview, ...cover } = estate.media[0]!;
    expect(summary.media).toEqual([cover]);
    expect(preview).toBe(cover.url.replace('-1400.jpg', '-1200.jpg'));
    expect(estate.media.every(({ placeholder }) => placeholder)).toBe(true);
    for (const tag of usualLanguages.map((language) => languageFacts[language].tag))
      expect(new Set(estate.media.map(({ alt }) => alt?.[tag]).filter(Boolean)).size).toBe(estate.media.length);
    expect(estate.media).toHaveLength(seed.media.length);
    expect(estate.media[0]).toEqual(
      expect.objectContaining({ web_cover: true, description_category: seed.media[1]!.description_category }),
    );
    expect(new Set(estate.media.map(({ url }) => url)).size).toBe(seed.media.length);
    expect(Object.keys(estate.media[0]!.dimensions)).toEqual(['xs', 'sm', 'md', 'lg', 'xl', 'xxl']);
    expect(estate).toMatchObject({
      text: seed.text,
      highlights: seed.highlights,
      rental_conditions: seed.rental_conditions,
      reference_index: 480,
      rent_increase_reason: 'renovation',
      large_holder: false,
      created_at: seed.created_at,
      agent: { slug: agentOf(seed), agency: { independent: false } },
    });
    expect('text' in summary || 'location' in summary).toBe(false);
  });

  test('an agent without a portrait has no avatar', async () => {
    const byAgent = async (agent: string) =>
      ((await origin.ask('/estates/all', { agent })).body as EstateListDto).results[0]!.agent!;
    expect((await byAgent('ana-mas')).avatar?.url).toBe('/media/agents/ana-mas/portrait-female-45-1400.jpg');
    expect('avatar' in (await byAgent('beni-coll'))).toBe(false);
  });

  test('places are those with live homes, ordered by name, with the number of homes', async () => {
    const live = smallEstates.filter(({ status }) => !isClosed(status));
    const count = (test: (estate: (typeof live)[number]) => boolean) => live.filter(test).length;
    const available = (test: (estate: (typeof live)[number]) => boolean) =>
      live.filter((one) => test(one) && !hidesPrice(one.status)).length;
    const homes = (test: (estate: (typeof live)[number]) => boolean) =>
      available((one) => test(one) && homeTypes.some((type) => type === one.estate_type));
    const counts = (test: (estate: (typeof live)[number]) => boolean) => ({
      count: count(test),
      available: available(test),
      homes: homes(test),
    });
    expect((await origin.ask('/provinces', { type: 'rent' })).body).toEqual(
      [
        { slug: 'avila', name: 'Ávila' },
        { slug: 'barcelona', name: 'Barcelona' },
        { slug: 'santa-cruz-de-tenerife', name: 'Santa Cruz de Tenerife' },
      ].map((province) => ({
        ...province,
        ...counts((one) => one.type === 'rent' && one.address.province_slug === province.slug),
      })),
    );
    expect((await origin.ask('/provinces', { type: 'sell' })).body).toEqual(invalid('type'));
    expect((await origin.ask('/towns/buy/barcelona')).body).toEqual(
      ['barcelona', 'sitges'].map((slug) => ({
        slug,
        name: slug === 'sitges' ? 'Sitges' : 'Barcelona',
        ...counts((one) => one.type === 'buy' && one.address.town_slug === slug),
      })),
    );
    expect((await origin.ask('/zones/buy/barcelona', { town: 'barcelona' })).body).toEqual(
      ['centro', 'gracia'].map((slug) => ({
        slug,
        name: slug === 'centro' ? 'Centro' : 'Gràcia',
        ...counts(
          (one) => one.type === 'buy' && one.address.town_slug === 'barcelona' && one.address.zone_slug === slug,
        ),
        town_slug: 'barcelona',
      })),
    );
    expect((await origin.ask('/zones/buy/barcelona', { town: 'nowhere' })).body).toEqual(invalid('town'));
  });

  test.each([
    ['', 3],
    ['/1', 1],
    ['/4', 4],
    ['/12', 4],
  ])('/home/agents%s selects %i random agents, those with a portrait first', async (path, count) => {
    const agents = (await origin.ask(`/home/agents${path}`)).body as AgentDto[];
    expect(new Set(agents.map(({ slug }) => slug)).size).toBe(count);
    const portrayed = smallAgents.filter(({ image }) => image).length;
    expect(agents.map(({ image }) => image !== undefined)).toEqual(agents.map((_, index) => index < portrayed));
  });

  test.each(['0', '13', 'x', '1e1'])('/home/agents/%s is refused', async (count) => {
    expect((await origin.ask(`/home/agents/${count}`)).body).toEqual(invalid('count'));
  });

  test('the sitemap contains the pages that may be indexed', async () => {
    const estates = sitemapPageSchema.parse((await origin.ask('/sitemap/estates')).body);
    expect(estates.pages).toBe(1);
    expect(estates.results.map(({ reference }) => reference)).toEqual(
      smallEstates.filter(({ status }) => !isClosed(status)).map(({ reference }) => reference),
    );
    // The sitemap's picture is the one that the estate's own answer begins with.
    const first = (await origin.ask(`/estate/${smallEstates[0]!.reference}/public`)).body as EstateDto;
    expect(estates.results[0]!.images).toEqual([first.media[0]!.url]);
    expect(estates.results[0]).toEqual({
      reference: smallEstates[0]!.reference,
      key: 'ab1000-5000',
      url_slug: smallEstates[0]!.url_slug,
      type: 'rent',
      province_slug: 'barcelona',
      updated_at: smallEstates[0]!.updated_at,
      images: [expect.stringContaining('/media/estates/ab1000-5000/2-')],
    });
    expect(sitemapPageSchema.parse((await origin.ask('/sitemap/agents')).body).results.map(({ slug }) => slug)).toEqual(
      ['ana-mas', 'beni-coll', 'carla-hdez', 'didac-roig'],
    );
    // Who works alone has the agent's page only.
    expect(
      sitemapPageSchema.parse((await origin.ask('/sitemap/agencies')).body).results.map(({ slug }) => slug),
    ).toEqual(['casa-clara']);
    expect(
      sitemapPageSchema
        .parse((await origin.ask('/sitemap/towns')).body)
        .results.map(({ slug, type }) => `${slug} ${type}`),
    ).toEqual(expect.arrayContaining(['barcelona buy', 'sitges rent']));
  });

  test('the CMS answers with its own field names', async () => {
    const { body } = await origin.request.get('/wp-json/custom/v1/home-data/');
    expect(Object.keys((body as { meta: object }).meta)).toEqual([
      'carrousel',
      'citas_google',
      'logos_footer',
      'porque_vencejo_',
      'posts_magazine',
    ]);
  });
});
