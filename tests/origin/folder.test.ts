import type { FolderContent } from '#origin/folder/readFolder.ts';
import { daysMoved } from '#origin/folder/moveDates.ts';
import type { AgentInput } from '#origin/db/input/networkInput.ts';
import { storeFolder } from '#origin/folder/storeFolder.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { readChanges } from '#origin/db/changes/changes.ts';
import type { Store } from '#origin/db/store.ts';
import { onEveryBackend } from './backends.ts';

const texts = { title: 'Casa', excerpt: 'Una casa.', body: 'Texto.' };
const article = (slug: string) =>
  ({ slug, category: 'hogar', date: '2026-01-02', author: 'Ana', es: texts, ca: texts, en: texts }) as const;
const content = (...slugs: string[]): FolderContent => ({
  homeData: { carrousel: [], posts_magazine: slugs },
  magazine: { articles: slugs.map(article), pages: [] },
  people: { agencies: [], agents: [] },
  sources: [],
  rules: [],
  webhooks: [],
});
const nothing: FolderContent = { ...content(), homeData: null };

onEveryBackend((backend) => {
  let store: Store;
  beforeAll(async () => {
    store = backend.open('folder');
    await migrateDatabase(store);
  });
  afterAll(() => store.close());

  const names = async () =>
    (await store.db.selectFrom('documents').select('name').orderBy('name').execute()).map(({ name }) => name);
  const changes = async () => (await readChanges(store.db, 100)).length;

  it('is left alone while the folder has none', async () => {
    await store.db.insertInto('documents').values({ name: 'home-data', content: '{}' }).execute();
    expect(await storeFolder(store, nothing)).toBe(false);
    expect(await names()).toEqual(['home-data']);
  });

  it('is stored in place of what there was, and purged', async () => {
    expect(await storeFolder(store, content('a', 'b'))).toBe(true);
    expect(await names()).toEqual(['article:a', 'article:b', 'home-data', 'magazine']);
    expect((await readChanges(store.db, 1))[0]!.softTags).toEqual(['home', 'magazine']);
  });

  it('touches nothing while it is the same', async () => {
    const before = await changes();
    expect(await storeFolder(store, content('a', 'b'))).toBe(false);
    expect(await changes()).toBe(before);
  });

  it('loses what the folder loses', async () => {
    expect(await storeFolder(store, content('b'))).toBe(true);
    expect(await names()).toEqual(['article:b', 'home-data', 'magazine']);
    expect(await storeFolder(store, nothing)).toBe(true);
    expect(await names()).toEqual([]);
  });

  const agency = (phone: string) => ({
    id: 'casa',
    slug: 'casa',
    kind: 'agency' as const,
    commercial_brand: 'Casa',
    independent: false,
    address: {},
    city: { 'es-ES': 'Lugo' },
    province: 'Lugo',
    province_slug: 'lugo',
    phone,
  });
  const agent = (phone: string): AgentInput => ({
    id: 'eva',
    slug: 'eva',
    kind: 'agent',
    full_name: 'Eva Rey',
    gender: 'female',
    phone,
    province: 'Lugo',
    province_slug: 'lugo',
    agency: { slug: 'casa', commercial_brand: 'Casa', independent: false },
    zones: [],
    languages: [],
    social: {},
    reviews: [],
  });
  const withPeople = (one: string, other: string): FolderContent => ({
    ...nothing,
    people: { agencies: [agency(one)], agents: [agent(other)] },
  });

  it('has people, who follow it: only what changed is written', async () => {
    const phones = async () => {
      const { brief } = await store.db.selectFrom('agents').select('brief').executeTakeFirstOrThrow();
      const { detail } = await store.db.selectFrom('agency_details').select('detail').executeTakeFirstOrThrow();
      return [brief, detail].map((text) => (JSON.parse(text) as { phone: string }).phone);
    };
    expect(await storeFolder(store, withPeople('+34600000001', '+34600000002'))).toBe(true);
    expect(await phones()).toEqual(['+34600000002', '+34600000001']);
    expect(await storeFolder(store, withPeople('+34600000001', '+34600000002'))).toBe(false);
    const before = await changes();
    expect(await storeFolder(store, withPeople('+34600000001', '+34600000003'))).toBe(true);
    expect(await phones()).toEqual(['+34600000003', '+34600000001']);
    const told = (await readChanges(store.db, 100)).flatMap(({ hardTags }) => hardTags);
    expect(told.filter((tag) => tag === 'agent:eva')).toHaveLength(2);
    expect(told.filter((tag) => tag === 'agency:casa')).toHaveLength(1);
    expect(await changes()).toBe(before + 2);
  });

  it('is moved by the same days at each load', async () => {
    const november = Date.UTC(2026, 10, 25, 8);
    expect(await daysMoved(store, undefined, november)).toBe(0);
    expect(await daysMoved(store, '2026-11-01', november)).toBe(24);
    expect(await daysMoved(store, '2026-11-01', november + 90 * 86_400_000)).toBe(24);
  });
});
