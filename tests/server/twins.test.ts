import request from 'supertest';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { removeEstate, saveEstate } from '#origin/db/estates/writeEstate.ts';
import { decideTwins } from '#origin/twins/decideTwins.ts';
import { runTwins } from '#origin/twins/runTwins.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { smallEstate } from '../origin/smallNetwork.ts';

const home = smallEstate(8);
const sources = ['alta', 'baja'];

/** The same pictures in both. */
const url = (source: string, number: number) => `https://${source}.example/${number}.jpg`;
const hashes = ['00000000ffffffff', '0f0f0f0f0f0f0f0f'];

describe('the same home from two sources', () => {
  let site: Awaited<ReturnType<typeof createOriginSite>>;

  beforeAll(async () => {
    site = await createOriginSite();
    for (const source of sources) {
      const media = hashes.map((_, number): EstateInput['media'][number] => ({
        ...{ type: 'image', url: url(source, number), dimensions: {}, description_category: 'kitchen' },
      }));
      const names = { id: source, reference: `${source}-1`, url_slug: { 'es-ES': 'piso', 'en-US': 'flat' } };
      await saveEstate(site.store, { ...home, ...names, source, media });
      for (const [number, hash] of hashes.entries())
        await site.store.db
          .updateTable('pictures')
          .set({ state: 'fetched', digest: `${source}-${number}`, width: 10, height: 10, hash })
          .where('url', '=', url(source, number))
          .execute();
    }
    await compare();
  });
  afterAll(() => site.close());

  async function compare(): Promise<void> {
    const pictures = { hash: () => Promise.reject(new Error('every hash is known')) };
    // By the operator's word they are of one agency.
    const said = sources.map((name) => ({ name, agency: home.agent.agency!.slug }));
    await runTwins(site.store, { pictures, sources: said, now: Date.now() });
    await site.purgeAll();
  }
  const get = (path: string) => request(site.app).get(path);
  const pathOf = (source: string, language: 'es' | 'en' = 'es') => {
    const { province_slug: province } = home.address;
    return language === 'es'
      ? `/viviendas-${province}-compra/piso-${source}-1/${source}-1`
      : `/en/properties-${province}-buy/flat-${source}-1/${source}-1`;
  };

  test.each(['es', 'en'] as const)('the page of the hidden one is one redirect to the other: %s', async (language) => {
    const shown = await get(pathOf('alta', language));
    expect(shown.status).toBe(200);
    const canonical = /<link rel="canonical" href="https:\/\/www.example.com([^"]+)"/.exec(shown.text)![1]!;
    const { status, headers } = await get(pathOf('baja', language));
    expect([status, headers.location]).toEqual([301, canonical]);
  });

  test('no list and no sitemap names it', async () => {
    const list = await get(`/viviendas-${home.address.province_slug}-compra?_sort=recent`);
    const sitemap = await get('/sitemap-estates-es-1.xml');
    for (const { text } of [list, sitemap]) expect(text).not.toContain('baja-1');
  });

  test('it is shown again when the other is another home, and when that is withdrawn', async () => {
    await decideTwins(site.store, ['alta-1', 'baja-1'], 'two');
    await compare();
    const { status, text } = await get(pathOf('baja'));
    expect([status, text.includes('baja-1')]).toEqual([200, true]);
    await decideTwins(site.store, ['alta-1', 'baja-1'], 'open');
    await compare();
    expect((await get(pathOf('baja'))).status).toBe(301);
    await removeEstate(site.store, 'alta-1');
    await compare();
    expect([(await get(pathOf('baja'))).status, (await get(pathOf('alta'))).status]).toEqual([200, 410]);
  });
});
