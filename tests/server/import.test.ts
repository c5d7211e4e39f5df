import request from 'supertest';
import { readChanges } from '#origin/db/changes/changes.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { smallEstates } from '../origin/smallNetwork.ts';
import { syncListings } from '../origin/syncListings.ts';

const { price_history: _, ...home } = smallEstates.find(({ status, type }) => status === 'new' && type === 'buy')!;
const list = `/viviendas-${home.address.province_slug}-compra`;

const listing = (id: string, changes: object = {}) => ({
  ...home,
  id,
  reference: `CC/${id}`,
  key: undefined,
  url_slug: { 'es-ES': 'piso' },
  agent: { ...home.agent, id: 'crm-1', slug: 'rosa-gil', full_name: 'Rosa Gil', phone: '+34600111222' },
  created_at: '2026-05-31T09:00:00Z',
  updated_at: '2026-05-31T09:00:00Z',
  ...changes,
});

describe('a network that is imported again', () => {
  let site: Awaited<ReturnType<typeof createOriginSite>>;
  const page = `${list}/piso-cc-1/cc-1`;
  const get = (url: string) => request(site.app).get(url);
  const sync = async (records: readonly object[]) => {
    const report = await syncListings(site.store, records, { source: { name: 'crm' } });
    // Delivers what waits to be announced, as the change feed does.
    for (const { hardTags, softTags } of await readChanges(site.store.db, 1_000)) {
      await site.purge(softTags, 'hard');
      await site.purge(hardTags, 'hard');
    }
    const { length } = await readChanges(site.store.db, 1_000);
    await site.store.db.deleteFrom('changes').execute();
    return { ...report, purges: length };
  };
  beforeAll(async () => {
    site = await createOriginSite();
    expect(await sync([listing('1'), listing('2')])).toMatchObject({ new: 2, refused: [] });
  }, 60_000);
  afterAll(() => site.close());

  const sitemapOf = async (): Promise<string> => {
    const index = await get('/sitemap.xml');
    const files = [...index.text.matchAll(/<loc>https:\/\/www\.example\.com([^<]+)<\/loc>/g)].map(([, url]) => url!);
    const texts = await Promise.all(files.map(async (url) => (await get(url)).text));
    return [index.text, ...texts].join('\n');
  };

  it('is as it was where nothing changed: no purge, the same ETags, the same sitemap', async () => {
    const etagOf = async (url: string) => (await get(url)).headers.etag as string;
    const before = [await etagOf(page), await etagOf(list), await sitemapOf()];
    expect(before[0]).toBeTruthy();
    expect(await sync([listing('2'), listing('1')])).toMatchObject({ unchanged: 2, purges: 0 });
    expect([await etagOf(page), await etagOf(list), await sitemapOf()]).toEqual(before);
  });

  it("shows an agent's new phone on all their pages", async () => {
    const agent = { ...listing('1').agent, phone: '+34611222333' };
    expect((await get(page)).text).toContain('+34600111222');
    expect(await sync([listing('1', { agent }), listing('2', { agent })])).toMatchObject({ unchanged: 2 });
    for (const url of [page, `${list}/piso-cc-2/cc-2`, '/agentes/rosa-gil']) {
      const { text } = await get(url);
      expect([url, text.includes('+34611222333'), text.includes('+34600111222')]).toEqual([url, true, false]);
    }
  });

  it('says of one that was withdrawn that it is gone, beside homes of its province, and lists it nowhere', async () => {
    const isIn = async (url: string) => (await get(url)).text.includes('cc-1');
    expect(await sitemapOf()).toContain('cc-1');
    expect(await sync([listing('2')])).toMatchObject({ withdrawn: 1 });
    const { status, text } = await get(page);
    expect(status).toBe(410);
    expect(text).toContain('Viviendas que siguen disponibles');
    expect(text).toContain('/piso-cc-2/cc-2"');
    for (const url of [list, `${list}.atom`, '/agentes/rosa-gil']) expect([url, await isIn(url)]).toEqual([url, false]);
    expect(await sitemapOf()).not.toContain('cc-1');
    expect(await sync([listing('1'), listing('2')])).toMatchObject({ returned: 1 });
    expect((await get(page)).status).toBe(200);
  });
});
