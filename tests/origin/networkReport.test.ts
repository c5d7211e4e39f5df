import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { childEnv, readEnv } from '#config/env.ts';
import type { NetworkReportDto } from '#shared/contract/networkReport.ts';
import type { SitemapPageDto } from '#shared/contract/sitemap.ts';
import { saveEstate, setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { monthOf } from '#origin/db/translations/translations.ts';
import type { Store } from '#origin/db/store.ts';
import { reportNetwork } from '#origin/reports/reportNetwork.ts';
import { reportTranslations } from '#origin/reports/reportTranslations.ts';
import { translationSettings } from '#origin/translations/translationSettings.ts';
import { smallEstate, smallEstates } from './smallNetwork.ts';
import { onEveryOrigin } from './startOrigin.ts';

const { reference_index: _, rent_increase_reason: __, large_holder: ___, ...plain } = smallEstate(400);
/** A flat for rent in Barcelona. */
const letting = { ...plain, type: 'rent' as const, status: 'new' as const, estate_type: 'flat' as const };
const numbered = (n: number) => ({
  ...letting,
  id: `x${n}`,
  reference: `XY000${n}-0001`,
  url_slug: { 'es-ES': `piso-xy000${n}-0001` },
  address: smallEstates[0]!.address,
});

const groupOf = ({ adverts }: NetworkReportDto, name: string) => adverts.groups.find(({ check }) => check === name);
const referencesIn = (report: NetworkReportDto, name: string): string[] =>
  groupOf(report, name)?.found.map(({ reference }) => reference) ?? [];

const settings = {
  ...{ TRANSLATE_PROVIDER: 'libretranslate', TRANSLATE_URL: 'http://127.0.0.1:9' },
  TRANSLATE_MONTHLY_CHARACTERS: '9000',
};

/** A text that waits, and one whose answers were no translation. */
async function queueTexts({ db }: Store): Promise<void> {
  const now = Date.now();
  const text = {
    ...{ source: 'es', target: 'en', content: 'Piso', names: '[]', translation: null, provider: null, problem: null },
    ...{ attempts: 0, try_at: now, lease: null, made_at: now, done_at: null },
  };
  const dropped = { state: 'dropped' as const, problem: 'a number is missing: 3', done_at: now };
  await db
    .insertInto('translations')
    .values([
      { ...text, digest: 'waits', state: 'waiting', characters: 30 },
      { ...text, ...dropped, digest: 'is-dropped', characters: 40 },
    ])
    .execute();
  const { key: estate } = await db.selectFrom('estates').select('key').limit(1).executeTakeFirstOrThrow();
  for (const [digest, field] of [
    ['waits', 'text'],
    ['is-dropped', 'description'],
  ] as const)
    await db.insertInto('translation_uses').values({ estate, digest, field }).execute();
  await db
    .insertInto('translation_months')
    .values({ month: monthOf(now), characters: 70, texts: 2 })
    .execute();
}

/** Photographs that all of these show, under so many addresses each. @param set what their names begin with */
async function showPictures(
  { db }: Store,
  references: readonly string[],
  { set = 'shared', names = ['a', 'b', 'c', 'd'], addresses = 1 } = {},
): Promise<void> {
  const rows = await db.selectFrom('estates').select('url_key').where('reference', 'in', references).execute();
  const fetched = { host: 'pictures.example', state: 'fetched' as const, placeholder: null, hash: null, etag: null };
  const nothing = { last_modified: null, problem: null, try_at: null, checked_at: null, unnamed_at: null, tries: 1 };
  const copies = names.flatMap((name) =>
    Array.from({ length: addresses }, (_, n) => ({ id: `${set}-${name}-${n}`, digest: `${set}-${name}` })),
  );
  await db
    .insertInto('pictures')
    .values(
      copies.map(({ id, digest }) => ({
        ...{ ...fetched, ...nothing, id, url: `https://pictures.example/${id}`, digest },
        ...{ source: '', width: 800, height: 600 },
      })),
    )
    .execute();
  const uses = rows.flatMap(({ url_key }) => copies.map(({ id }) => ({ picture: id, tag: `estate:${url_key}` })));
  await db.insertInto('picture_uses').values(uses).execute();
}

onEveryOrigin('network_report', (origin, backend) => {
  test('what operators should put right is found, and what is right is not', async () => {
    const before = await reportNetwork(origin.store, { translations: null });
    expect(before.slugCollisions).toEqual([]);
    await saveEstate(origin.store, numbered(1));
    await saveEstate(origin.store, { ...numbered(2), reference_index: 12, large_holder: true });
    await saveEstate(origin.store, { ...numbered(3), registration_number: 'ESFCTU1' });
    await saveEstate(origin.store, { ...numbered(4), status: 'rented' });
    await saveEstate(origin.store, { ...numbered(5), large_holder: false, cee: { state: 'completed' } });
    await saveEstate(origin.store, { ...numbered(6), type: 'buy', cee: { state: 'not_stated' } });
    await saveEstate(origin.store, { ...numbered(7), type: 'buy', area_constructed: 90, area_useful: 120 });
    const elsewhere = smallEstates.find(({ address }) => address.town_slug !== smallEstates[0]!.address.town_slug)!;
    await saveEstate(origin.store, { ...numbered(8), type: 'buy', address: elsewhere.address });
    await showPictures(origin.store, ['XY0007-0001', 'XY0008-0001']);
    await origin.store.db.updateTable('agents').set({ slug: 'soria' }).where('slug', '=', 'ana-mas').execute();
    await queueTexts(origin.store);
    const translations = await reportTranslations(origin.store.db, translationSettings(readEnv(settings))!, Date.now());
    const report = await reportNetwork(origin.store, { translations });
    const newIn = (check: string) => {
      const known = new Set(referencesIn(before, check));
      return referencesIn(report, check).filter((reference) => !known.has(reference));
    };
    expect(report.slugCollisions).toEqual([{ slug: 'soria', kinds: expect.arrayContaining(['province', 'agent']) }]);
    expect(newIn('referenceIndex')).toEqual(['XY0005-0001', 'XY0001-0001']);
    expect(newIn('largeHolder')).toEqual(['XY0001-0001']);
    expect(newIn('energyLetter')).toEqual(['XY0005-0001']);
    expect(newIn('energyLabel')).toEqual(['XY0006-0001']);
    expect(newIn('ownPictures')).toEqual(['XY0008-0001', 'XY0007-0001']);
    expect(newIn('usefulArea')).toEqual(['XY0007-0001']);
    expect(groupOf(report, 'usefulArea')).toMatchObject({
      ...{ outcome: 'differs', weight: 'must', source: 'the advert itself' },
      found: expect.arrayContaining([
        {
          ...{ reference: 'XY0007-0001', agent: letting.agent.slug, agency: expect.any(String) as string },
          what: 'useful 120 m², built 90 m²',
          message: expect.stringMatching(/^Anuncio XY0007-0001: la superficie útil \(120\u00a0m²\) es mayor/) as string,
        },
      ]) as unknown,
    });
    // The worst first: what cannot be true, then what is not said.
    expect(report.adverts.groups[0]).toMatchObject({ outcome: 'differs', weight: 'must' });
    expect(report.adverts.checked).toBe(report.adverts.total);
    const newest = await reportNetwork(origin.store, { translations, most: 1 });
    expect(newest.adverts).toMatchObject({ checked: 1, total: report.adverts.total });

    const script = path.join(import.meta.dirname, '../../scripts/report.ts');
    const printed = execFileSync(process.execPath, [script, '--database', backend.url('network_report')], {
      env: childEnv(settings),
      encoding: 'utf8',
    });
    expect(JSON.parse(printed) as NetworkReportDto).toEqual({
      ...report,
      translations: { ...translations, oldestSeconds: expect.any(Number) as number },
    });
    const sheet = execFileSync(process.execPath, [script, '--csv', '--database', backend.url('network_report')], {
      env: childEnv(settings),
      encoding: 'utf8',
    }).split('\n');
    expect(sheet[0]).toBe('rank,weight,outcome,check,reference,agency,agent,what,message,source,published');
    expect(sheet).toContainEqual(expect.stringMatching(/^0,must,differs,usefulArea,XY0007-0001,/));
    expect(report.translations).toMatchObject({
      ...{ provider: 'libretranslate', waiting: 1, waitingCharacters: 30, dropped: 1 },
      month: { characters: 70, texts: 2, limit: 9_000 },
      problems: [{ state: 'dropped', problem: 'a number is missing', texts: 1 }],
    });
    await origin.store.db.updateTable('agents').set({ slug: 'ana-mas' }).where('slug', '=', 'soria').execute();
  });

  test('photographs of one building, of a home that is gone or of one offered twice are no others', async () => {
    const { store } = origin;
    const here = { ...smallEstates[0]!.address, visibility: 'street' as const };
    const elsewhere = smallEstates.find(({ address }) => address.town_slug !== here.town_slug)!.address;
    const nameOf = (n: number) => numbered(n).reference;
    const save = (n: number, changes: Partial<EstateInput>) => saveEstate(store, { ...numbered(n), ...changes });
    const keyOf = async (n: number) =>
      (
        await store.db
          .selectFrom('estates')
          .select('url_key')
          .where('reference', '=', nameOf(n))
          .executeTakeFirstOrThrow()
      ).url_key;
    const share = (
      set: string,
      ...[numbers, options]: [readonly number[], { names?: string[]; addresses?: number }?]
    ) => showPictures(store, numbers.map(nameOf), { set, ...options });
    // One street as three sources write it, and another.
    const streets = ['Calle Verdi', 'Carrer de Verdi', ' Verdi', 'Carrer Gran'].map((street) => street.split(/ (.*)/));
    for (const [index, [street_type, street_name]] of streets.entries())
      await save(11 + index, { address: { ...here, street_type: street_type!, street_name: street_name! } });
    await share('street', [11, 12, 13]);
    await share('other', [11, 14]);
    for (const n of [15, 17, 19, 21, 23]) {
      await save(n, { address: here });
      await save(n + 1, { address: elsewhere, ...(n === 15 ? { status: 'rented' } : {}) });
      // One picture may have many addresses in a listing: two listings are two.
      await share(`pair-${n}`, [n, n + 1], { addresses: n === 23 ? 11 : 1 });
    }
    const behind = { availability_rank: 3 };
    await store.db.updateTable('estates').set(behind).where('reference', '=', nameOf(18)).execute();
    const [hidden, shown] = [await keyOf(20), await keyOf(19)];
    await store.db.insertInto('twins').values({ hidden, shown, reason: 'operator', found_at: 0 }).execute();
    const [one, other] = [await keyOf(21), await keyOf(22)].sort() as [string, string];
    await store.db.insertInto('sure_twins').values({ one, other }).execute();
    // What is in more adverts than one home has is a logo.
    const many = Array.from({ length: 21 }, (_, index) => 30 + index);
    for (const n of many) await save(n, { address: n % 2 ? here : elsewhere });
    await share('logo', many);

    const { adverts } = await reportNetwork(store, { translations: null });
    const of = new Set([...Array.from({ length: 14 }, (_, index) => 11 + index), ...many].map(nameOf));
    const found = adverts.groups.find(({ check }) => check === 'ownPictures')!.found;
    const accused = found.filter(({ reference }) => of.has(reference)).map(({ reference, what }) => [reference, what]);
    const showsToo = (n: number) => expect.stringContaining(`photographs that ${nameOf(n)} shows`) as string;
    expect(accused).toEqual([
      [nameOf(24), showsToo(23)],
      [nameOf(23), showsToo(24)],
      [nameOf(14), showsToo(11)],
      [nameOf(11), showsToo(14)],
    ]);
  });

  test("a person's page changed when a home or a review did, not when the network was loaded", async () => {
    const dateOf = async (slug: string) => {
      const { body } = await origin.ask('/sitemap/agents');
      return (body as SitemapPageDto).results.find((entry) => entry.slug === slug)!.updated_at;
    };
    const newest = smallEstates
      .filter(({ agent }) => agent.slug === 'carla-hdez')
      .map(({ updated_at }) => updated_at)
      .sort()
      .at(-1)!;
    expect(await dateOf('carla-hdez')).toBe(newest);
    const own = smallEstates.find(({ agent, status }) => agent.slug === 'carla-hdez' && status === 'new')!;
    const now = Date.UTC(2026, 6, 1);
    await setEstateStatus(origin.store, own.reference, 'reserved', now);
    expect(await dateOf('carla-hdez')).toBe(new Date(now).toISOString());
  });
});
