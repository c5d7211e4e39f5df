import { toHomeData } from '#shared/api/homeData.ts';
import { agencyProfileSchema, agencyProfileShape, agencySchema, agencyShape } from '#shared/contract/agency.ts';
import { agentDetailShape, agentProfileSchema, agentSchema, agentShape } from '#shared/contract/agent.ts';
import { agentBriefShape } from '#shared/contract/agentBrief.ts';
import {
  addressShape,
  energyCertificateShape,
  estateDetailShape,
  estateSchema,
  estateSummarySchema,
  estateSummaryShape,
  locationShape,
  mediaShape,
} from '#shared/contract/estate.ts';
import { partnerSchema, postSchema, quoteSchema, slideSchema } from '#shared/contract/homeData.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { createVisitor, type Visit, type Visitor } from '#tests/fakes/createVisitor.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { breakFields, inLists, type Broken } from '#tests/fakes/brokenFields.ts';
import { fieldPaths, mutations } from '#tests/fakes/mutations.ts';
import { fakeAgency, fakeAgent } from '#tests/fakes/people.ts';
import { answering } from '#tests/fakes/upstreamBehaviours.ts';

let site: TestSite;
let visitor: Visitor;
beforeAll(async () => {
  site = await createTestSite({}, {}, { maxBytes: 512_000_000, maxBodyBytes: 64_000_000 });
  // Few estates beside the broken one: pages are asked for hundreds of times.
  site.upstream.estates.splice(2);
  visitor = await createVisitor(site.app);
});
afterAll(async () => {
  visitor.close();
  await site.close();
});

/** What a template shows of a value that it cannot show. */
const leaks = />[^<]*(?:undefined|NaN|\[object |Infinity)[^<]*</;

/** A visit while nothing is held. React's complaints about what it renders fail the test by themselves. */
async function visit(path: string): Promise<Visit> {
  site.cache.purge({ tags: [], urls: [], prefixes: [], all: true, mode: 'hard' });
  const page = await visitor.visit(path);
  const html = page.text.replace(/<script[^>]*>.*?<\/script>/gs, '');
  expect(html).not.toMatch(leaks);
  const state = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page.text);
  if (page.status === 200) expect(() => JSON.parse(state![1]!) as unknown).not.toThrow();
  return page;
}

const list = (results: unknown[]) => ({ results, total: results.length, page: 1, pages: 1, qty: 24 });
const answerWith = (body: unknown, path: RegExp) =>
  site.upstream.behave(answering({}, { body: Buffer.from(JSON.stringify(body)) }), path);

/** For own pages: what the contract reads alike makes the same page, which is visited once, with the first of them. */
function distinct(records: readonly Broken[]): [string, Broken][] {
  const keyOf = ({ field, value }: Broken) => `${field} ${JSON.stringify(value)}`;
  const byKey = new Map(records.toReversed().map((record) => [keyOf(record), record]));
  return [...byKey.values()].map((record) => [record.name, record]);
}

/** A page that lists records: the broken ones are missing, and no other. */
async function expectList(page: string, records: readonly Broken[], good: string): Promise<void> {
  const { status, text } = await visit(page);
  expect(status).toBe(200);
  expect(text).toContain(good);
  expect(records.filter(({ mark }) => text.includes(mark)).map(({ name }) => name)).toEqual(
    records.filter(({ value }) => value !== null).map(({ name }) => name),
  );
}

/** The page about one record: shown, or 503 for a while. */
async function expectOwnPage(path: string, { value }: Broken): Promise<void> {
  let page = await visit(path);
  if (page.status === 302) page = await visit(page.headers.location!);
  expect([page.status, page.headers['retry-after'] !== undefined]).toEqual(value === null ? [503, true] : [200, false]);
}

const neededOf = (records: readonly Broken[]) => records.filter(({ value }) => value === null).map(({ name }) => name);
const always = (field: string) => mutations.map(([name]) => `${field} ${name}`);

describe('an estate with a broken field', () => {
  const whole = fakeEstate({
    subtype: 'duplex',
    virtual_tour: 'https://tour.example/1',
    video: 'https://video.example/1',
    rental_conditions: { 'es-ES': ['Nómina'] },
  });
  const fields = {
    address: addressShape,
    location: locationShape,
    cee: energyCertificateShape,
    media: mediaShape,
    agent: agentBriefShape,
  };
  const recordOf = (id: string) => ({
    mark: `/MS0116-${id}"`,
    record: { ...whole, id: `id-${id}`, reference: `MS0116-${id}`, key: `MS0116-${id}` },
  });
  const summaries = breakFields(fieldPaths({ '': estateSummaryShape, ...fields }), estateSummarySchema, recordOf);
  const estates = breakFields(
    fieldPaths({ '': { ...estateSummaryShape, ...estateDetailShape }, ...fields }),
    estateSchema,
    () => recordOf('1000'),
  );

  it.each(inLists(summaries))('is missing on the home page and in a search at the most: %s', async (_name, records) => {
    const good = fakeEstate({ reference: 'MS0116-9999' });
    answerWith(list([...records.map(({ record }) => record), good]), /^\/web\/estates\//);
    for (const page of ['/', '/viviendas-barcelona-compra']) await expectList(page, records, '/MS0116-9999"');
  });

  it.each(distinct(estates))('has its own page, or none for a while: %s', async (_name, estate) => {
    answerWith(estate.record, /^\/web\/estate\//);
    await expectOwnPage(`/viviendas-barcelona-compra/piso-en-gracia-ms0116-3310${estate.mark.slice(0, -1)}`, estate);
  });

  it('is left out for want of these fields alone', () => {
    expect(neededOf(estates)).toEqual([
      'id 300 KB long',
      // A number is a reference, too.
      ...always('reference').filter((name) => !name.endsWith('wrong type')),
      ...['type', 'status', 'address', 'address.province', 'address.province_slug'].flatMap(always),
    ]);
  });
});

describe('an agent with a broken field', () => {
  const recordOf = (id: string) => ({
    mark: `/agentes/agent-${id}"`,
    record: { ...fakeAgent({ slug: `agent-${id}` }), image: { url: '/a.webp' }, web: 'https://agent.example' },
  });
  const agents = breakFields(fieldPaths({ '': agentShape }), agentSchema, recordOf);
  const profiles = breakFields(fieldPaths({ '': { ...agentShape, ...agentDetailShape } }), agentProfileSchema, () =>
    recordOf('1000'),
  );
  /** Without a slug there is no link to look for. */
  const linked = agents.filter(({ field }) => field !== 'slug');
  const good = fakeAgent({ slug: 'ana-mas' });

  it.each(inLists(linked))(
    'is missing in the directory and on the home page at the most: %s',
    async (_name, records) => {
      answerWith([...records.map(({ record }) => record), good], /^\/web\/(?:agents|home\/agents)\//);
      for (const page of ['/agentes/barcelona', '/']) await expectList(page, records, '/agentes/ana-mas"');
    },
  );

  it.each(distinct(profiles))('has its own page, or none for a while: %s', async (_name, agent) => {
    answerWith(agent.record, /^\/web\/agent\//);
    await expectOwnPage(agent.mark.slice(0, -1), agent);
  });

  it('is left out for want of these fields alone', () => {
    expect(neededOf(profiles)).toEqual(['id 300 KB long', ...always('full_name')]);
  });
});

describe('an agency with a broken field', () => {
  const recordOf = (id: string) => ({
    mark: `/agentes/agency-${id}"`,
    record: { ...fakeAgency({ slug: `agency-${id}` }), logo: { url: '/a.webp' }, web: 'https://agency.example' },
  });
  const agencies = breakFields(fieldPaths({ '': agencyShape }), agencySchema, recordOf);
  const profiles = breakFields(fieldPaths({ '': agencyProfileShape }), agencyProfileSchema, () => recordOf('1000'));
  const good = fakeAgency({ slug: 'casa-clara' });

  it.each(inLists(agencies))('is missing in the directory at the most: %s', async (_name, records) => {
    answerWith([...records.map(({ record }) => record), good], /^\/web\/agencies\//);
    await expectList('/agentes/barcelona?tab=agencies', records, '/agentes/casa-clara"');
  });

  it.each(distinct(profiles))('has its own page, or none for a while: %s', async (_name, agency) => {
    answerWith(agency.record, /^\/web\/agency\//);
    await expectOwnPage(agency.mark.slice(0, -1), agency);
  });

  it('is left out for want of these fields alone', () => {
    expect(neededOf(profiles)).toEqual(['id 300 KB long', ...always('slug'), ...always('commercial_brand')]);
  });
});

describe('home data of the CMS', () => {
  const figure = { valor: '4.9', descripcion_espanol: 'de valoración' };
  const meta = {
    carrousel: [
      slideSchema.parse({
        imagen: { imagen: '/hero.webp' },
        caja_texto: { titulo: { titulo_espanol: 'Portada' } },
      }),
    ],
    citas_google: [quoteSchema.parse({ texto_espanol: 'Una cita', firma: 'Ana' })],
    logos_footer: [partnerSchema.parse({ logo: '/logo.webp', texto_alternativo: 'Un socio' })],
    posts_magazine: [postSchema.parse({ title: 'Una historia', image: '/post.webp', url: '/magazine/una' })],
  };
  const answer = {
    meta: {
      ...meta,
      porque_vencejo_: { elemento_2: figure, resenas: { descripcion_espanol: 'Sí' } },
    },
  };
  /** Every field of an object, nested ones too; of a list, those of its first element. */
  const pathsIn = (value: unknown): string[] =>
    Object.entries(value as object).flatMap(([name, field]: [string, unknown]) => {
      const inner = Array.isArray(field) ? (field[0] as unknown) : field;
      return [
        name,
        ...(typeof inner === 'object' && inner !== null ? pathsIn(inner).map((path) => `${name}.${path}`) : []),
      ];
    });
  const readHome = (value: unknown) => ({ success: true, data: toHomeData(value) });
  const blocks = ['id="reviews"', 'id="why"', 'id="magazine"', 'id="partners"'];
  const shownIn = (text: string) => blocks.filter((block) => text.includes(block));

  const broken = breakFields(pathsIn(answer), { safeParse: readHome }, () => ({ mark: '', record: answer }));

  const lists = ['carrousel', 'citas_google', 'logos_footer', 'posts_magazine'] as const;
  const isElement = ({ field }: Broken) => lists.some((name) => field.startsWith(`meta.${name}.`));

  it.each(distinct(broken.filter((each) => !isElement(each))))(
    'hides one block at the most: %s',
    async (_name, { field, record }) => {
      answerWith(record, /^\/wp-json\//);
      const { status, text } = await visit('/');
      expect(status).toBe(200);
      expect(text).toContain('id="featured"');
      expect(shownIn(text).length).toBeGreaterThanOrEqual(field === 'meta' ? 0 : blocks.length - 1);
    },
  );

  it.each(lists)('hides the broken elements of %s at the most', async (name) => {
    const elements = breakFields(
      pathsIn(meta[name][0]),
      { safeParse: (element) => readHome({ meta: { [name]: [element] } }) },
      () => ({ mark: '', record: meta[name][0]! }),
    );
    answerWith(
      { meta: { ...answer.meta, [name]: [...distinct(elements).map(([, { record }]) => record), meta[name][0]] } },
      /^\/wp-json\//,
    );
    const { status, text } = await visit('/');
    expect([status, shownIn(text)]).toEqual([200, blocks]);
  });

  it('shows every block when it is whole', async () => {
    answerWith(answer, /^\/wp-json\//);
    expect(shownIn((await visit('/')).text)).toEqual(blocks);
  });
});
