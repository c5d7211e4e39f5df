import type { OwnRule } from '#shared/domain/evidence/ownRules.ts';
import type { EstateListDto, PinsDto } from '#shared/contract/estateList.ts';
import type { SitemapPageDto } from '#shared/contract/sitemap.ts';
import { followAdvertRules, noteLastJudged, readLastJudged, type AdvertRules } from '#origin/db/adverts/advertRules.ts';
import { judgeListings } from '#origin/db/adverts/judgeListings.ts';
import { acquireWriteLock } from '#origin/db/estates/acquireWriteLock.ts';
import { saveAgent } from '#origin/db/people/savePeople.ts';
import { saveEstate, setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { unjudged } from '#origin/db/tables.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { reportNetwork } from '#origin/reports/reportNetwork.ts';
import { tellBroken } from '#origin/adverts/tellBroken.ts';
import { readCounts } from './importFeeds.ts';
import { smallAgents, smallEstate } from './smallNetwork.ts';
import { onEveryOrigin, testNow } from './startOrigin.ts';
import { untilWaiting } from './untilWaiting.ts';
import { watchStatements } from './watchStatements.ts';

/** A flat for sale in Sitges of which nothing contradicts itself. */
const flat: EstateInput = {
  ...smallEstate(8),
  ...{ id: 'law-1', reference: 'LAW-1', url_slug: { 'es-ES': 'piso-law-1' }, location: { lat: 41.2372, lng: 1.8111 } },
  created_at: new Date(testNow - 86_400_000).toISOString(),
};
const key = 'law-1';

/** A year has to be stated, and none before 1900. */
const yearRules: OwnRule[] = [
  {
    name: 'year-stated',
    words: { operator: { es: 'falta el año de construcción.', en: 'the year is missing.' } },
    ...{ where: { provinces: ['barcelona'], kinds: ['flat'] }, needs: [], weight: 'must', audience: 'operator' },
    ...{ source: { kind: 'advert' }, comparison: { stated: 'year' } },
  },
];

onEveryOrigin('advert_rules', (origin) => {
  const follow = async (rules: Partial<AdvertRules>) => {
    await followAdvertRules(origin.store, { isHiding: false, rules: [], registered: null, ...rules });
    return judgeListings(origin.store, testNow);
  };

  /** Gives the flat's agent a number in a register, or none. */
  const registerAs = async (number: string | undefined) => {
    const agent = smallAgents.find(({ slug }) => slug === flat.agent.slug)!;
    const { store } = origin;
    const { agency } = await store.db
      .selectFrom('agents')
      .select('agency')
      .where('slug', '=', agent.slug)
      .executeTakeFirstOrThrow();
    const registered = number === undefined ? {} : { register_number: number, register: { name: 'AICAT' } };
    await store.db
      .transaction()
      .execute((trx) => saveAgent(store, trx, { ...agent, ...registered }, agency, { source: null, now: testNow }));
    return judgeListings(store, testNow);
  };

  /** Where the flat is: each place of the site that shows it. */
  const shownAt = async (): Promise<string[]> => {
    const query = { province: 'barcelona', estate_type: 'flat' };
    const list = (await origin.ask('/estates/buy', { ...query, _qty: '48' })).body as EstateListDto;
    const pins = (await origin.ask('/estates/buy/pins', query)).body as PinsDto;
    const sitemap = (await origin.ask('/sitemap/estates')).body as SitemapPageDto;
    const feed = (await origin.ask('/export/estates', { _after: '150' })).body as EstateListDto;
    const places: Record<string, boolean> = {
      list: list.results.some((one) => one.key === key),
      pins: JSON.stringify(pins).includes(key),
      page: (await origin.ask(`/estate/${key}/public`)).status === 200,
      sitemap: JSON.stringify(sitemap).includes(key),
      export: feed.results.some((one) => one.key === key),
      suggestion: JSON.stringify((await origin.ask('/suggestions', { q: 'LAW-1' })).body).includes(key),
    };
    return Object.keys(places).filter((place) => places[place]);
  };
  const everywhere = ['list', 'pins', 'page', 'sitemap', 'export', 'suggestion'];

  const faultOf = async (check: string) => {
    const { adverts } = await reportNetwork(origin.store, { translations: null, now: testNow });
    const group = adverts.groups.find((one) => one.check === check);
    return { hidden: adverts.hidden, fault: group?.found.find(({ reference }) => reference === 'LAW-1') };
  };

  const rowOf = () =>
    origin.store.db.selectFrom('estates').selectAll().where('url_key', '=', key).executeTakeFirstOrThrow();

  test('one that says all that the law asks is shown, with its mark, and loses both with the number of its agent', async () => {
    await follow({ isHiding: true });
    const countsBefore = await readCounts(origin.store);
    await registerAs('1234');
    await saveEstate(origin.store, flat, testNow);
    expect(await shownAt()).toEqual(everywhere);
    const { body } = await origin.ask(`/estate/${key}/public`);
    expect(body).toMatchObject({ meets_rules: true });

    expect(await registerAs(undefined)).toMatchObject({ hidden: expect.any(Number) as number });
    expect(await shownAt()).toEqual([]);
    expect((await origin.ask(`/estate/${key}/public`)).status).toBe(404);
    const { hidden, fault } = await faultOf('agentRegister');
    expect(hidden).toBeGreaterThan(0);
    expect(fault).toMatchObject({
      ...{ hidden: true, what: 'names no AICAT number of the agent, the agency or the network' },
      message: expect.stringMatching(/^Anuncio LAW-1: falta el número del registro/) as string,
    });
    const broken = await tellBroken(origin.store, '', testNow);
    expect(broken.find(({ title }) => title === "Agent's register")?.references).toContain('LAW-1');
    // Nothing of it counts, and it is no news that it went.
    await registerAs('1234');
    expect(await shownAt()).toEqual(everywhere);
    const events = await origin.store.db
      .selectFrom('estate_events')
      .select('reason')
      .where('estate', '=', (await rowOf()).key)
      .execute();
    expect(events.map(({ reason }) => reason)).not.toContain('back_on_market');
    await registerAs(undefined);
    expect((await readCounts(origin.store)).sort()).toEqual(countsBefore.sort());
  });

  test('it stays off while it is written anew or reserved, and comes back as it is once that is no reason any more', async () => {
    await saveEstate(origin.store, { ...flat, price: 290_000 }, testNow + 1);
    await setEstateStatus(origin.store, key, 'reserved', testNow + 2);
    expect(await shownAt()).toEqual([]);
    await follow({ isHiding: false });
    expect(await shownAt()).toEqual(everywhere);
    expect(await rowOf()).toMatchObject({ status: 'reserved', availability_rank: 1, price: 290_000 });
    const { fault } = await faultOf('agentRegister');
    expect(fault).not.toHaveProperty('hidden');
    await setEstateStatus(origin.store, key, 'new', testNow + 3);
  });

  test("the network's number stands for its agents, and its own rules hide as the site's do", async () => {
    const registered = { register_number: '99', register: { name: 'AICAT' } };
    await follow({ isHiding: true, registered });
    expect(await shownAt()).toEqual(everywhere);
    await follow({ isHiding: true, registered, rules: yearRules });
    expect(await shownAt()).toEqual([]);
    expect((await faultOf('year-stated')).fault).toMatchObject({
      ...{ hidden: true, what: 'the year is missing.' },
      message: 'Anuncio LAW-1: falta el año de construcción. ¿Puede revisarlo, por favor?',
    });
    await saveEstate(origin.store, { ...flat, year: 1970 }, testNow + 4);
    expect(await shownAt()).toEqual(everywhere);
    await follow({ isHiding: true, registered, rules: [{ ...yearRules[0]!, weight: 'should' }] });
    await saveEstate(origin.store, flat, testNow + 5);
    expect(await shownAt()).toEqual(everywhere);
  });

  test('the same rules judge nothing again, and others everything', async () => {
    const rules = { isHiding: true, rules: yearRules, registered: null };
    const { total } = await origin.store.db
      .selectFrom('estates')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(await follow(rules)).toMatchObject({ judged: Number(total) });
    expect(await follow(rules)).toBeNull();
  });

  test('listings are written a batch at a time, for which imports wait', async () => {
    await origin.store.db.updateTable('estates').set({ verdict: unjudged }).execute();
    const { store, statements } = watchStatements(origin.store);
    const { judged } = (await judgeListings(store, testNow))!;
    expect(judged).toBeGreaterThan(100);
    expect(statements.filter((text) => /update "?estates"? set/.test(text))).toHaveLength(Math.ceil(judged / 100));
  });

  test('rules that come while listings are judged by those before judge all of them', async () => {
    await follow({ isHiding: false });
    const { store } = origin;
    let following = Promise.resolve();
    await store.db.transaction().execute(async (trx) => {
      await acquireWriteLock(trx);
      following = followAdvertRules(store, { isHiding: true, rules: [], registered: null });
      await untilWaiting(store, following);
      // By those before, these were the last.
      await noteLastJudged(trx, null);
    });
    await following;
    expect(await readLastJudged(store.db)).toBe(0);
  });

  test('what waits for a lawyer, or is sold, is never hidden', async () => {
    await follow({ isHiding: true });
    await registerAs('1234');
    await saveEstate(origin.store, { ...flat, cee: { state: 'not_stated' } }, testNow + 6);
    expect(await shownAt()).toEqual(everywhere);
    expect((await origin.ask(`/estate/${key}/public`)).body).not.toHaveProperty('meets_rules');
    await registerAs(undefined);
    await saveEstate(origin.store, { ...flat, status: 'sold' }, testNow + 7);
    expect((await origin.ask(`/estate/${key}/public`)).status).toBe(200);
    await follow({ isHiding: false });
  });
});
