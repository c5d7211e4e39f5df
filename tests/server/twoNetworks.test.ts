import supertest from 'supertest';
import { baseContract, wholeContract } from '#shared/contract/capabilities.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { fakeEstate } from '../fakes/estates.ts';
import { fakeAgent } from '../fakes/people.ts';

/** Two networks in one process: what one of them sets holds for its own pages alone. */
const networks = {
  vencejo: {
    dir: 'networks/vencejo',
    languages: 'es,ca,en',
    pictures: 'https://fotos.vencejo.example',
    phone: ['+33612345678', '+33 6 12 34 56 78'],
    title: 'La casa que busca, con quien conoce el barrio',
    member: 'Marta Soler',
    api: wholeContract,
  },
  clara: {
    dir: 'networks/casa-clara',
    languages: 'es,en,de,nl,fr',
    pictures: 'https://fotos.clara.example',
    phone: ['+442079460000', '+44 20 7946 0000'],
    title: 'Casas blancas, cuentas claras',
    member: 'Rocío Aragón',
    api: baseContract,
  },
} as const;

type Name = keyof typeof networks;
const names = Object.keys(networks) as Name[];
const other: Record<Name, Name> = { vencejo: 'clara', clara: 'vencejo' };

const sites = {} as Record<Name, TestSite>;
beforeAll(async () => {
  for (const name of names) {
    const { dir, languages, pictures, phone } = networks[name];
    const site = await createTestSite(
      { NETWORK_DIR: dir, LANGUAGES: languages, IMAGE_ORIGINS: pictures },
      { capabilities: () => networks[name].api },
    );
    // Both upstreams answer alike, but for the phone: pictures of either host.
    const media = names.map((of, at) => ({
      ...{ type: 'image' as const, web_cover: at === 0, description_category: 'living' as const },
      ...{ url: `${networks[of].pictures}/1.jpg`, dimensions: { sm: `${networks[of].pictures}/sm.jpg` } },
    }));
    site.upstream.estates.splice(0, 50, fakeEstate({ media }));
    site.upstream.agents.splice(0, 50, fakeAgent({ slug: 'ana-mas', phone: phone[0] }));
    sites[name] = site;
  }
});
afterAll(async () => {
  for (const name of names) await sites[name].close();
});

/** A page of each, in turn and at once. */
async function pagesOf(path: string): Promise<Record<Name, string>> {
  const ask = async (name: Name) => [name, (await supertest(sites[name].app).get(path).expect(200)).text] as const;
  return Object.fromEntries(await Promise.all(names.map(ask))) as Record<Name, string>;
}

it.each(names)('%s says its own texts', async (name) => {
  const shown = await pagesOf('/');
  expect(shown[name]).toContain(networks[name].title);
  expect(shown[other[name]]).not.toContain(networks[name].title);
});

it.each(names)('%s shows its own people', async (name) => {
  const shown = await pagesOf('/quienes-somos');
  expect(shown[name]).toContain(networks[name].member);
  expect(shown[other[name]]).not.toContain(networks[name].member);
});

it.each(names)('%s offers the filters of its own API', async (name) => {
  const shown = await pagesOf('/viviendas-compra');
  expect(shown[name].includes('name="energy"')).toBe(networks[name].api === wholeContract);
});

it.each(names)('%s shows pictures of its own host alone', async (name) => {
  for (const path of [
    '/viviendas-compra',
    '/viviendas-barcelona-compra/piso-en-gracia-ms0116-3310/MS0116-3310',
    '/en/properties-buy',
  ]) {
    const shown = await pagesOf(path);
    expect(shown[name]).toContain(`${networks[name].pictures}/sm.jpg`);
    expect(shown[name]).not.toContain(`${networks[other[name]].pictures}/`);
  }
});

it.each(names)('what browsers of %s read is written and shown alike', async (name) => {
  const { pictures, phone } = networks[name];
  const page = await supertest(sites[name].app).get('/agentes/ana-mas').expect(200);
  const read = await supertest(sites[name].app).get('/web/agent/ana-mas').expect(200);
  expect(page.text).toContain(phone[1]);
  expect((read.body as { phone: string }).phone).toBe(phone[1]);
  const listed = await supertest(sites[name].app).get('/web/estates/buy').expect(200);
  expect(listed.text).toContain(`${pictures}/sm.jpg`);
  expect(listed.text).not.toContain(`${networks[other[name]].pictures}/`);
});
