import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createChangeFeed, feedTimes, type ChangeFeed } from '#origin/changes/createChangeFeed.ts';
import { siteTarget, type ChangeTarget, type TagPurge } from '#origin/changes/changeTargets.ts';
import { readChanges, removeChanges, removeOldChanges, type Change } from '#origin/db/changes/changes.ts';
import type { Store } from '#origin/db/store.ts';
import { removeEstate, saveEstate, setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { silentLogger } from '#origin/originLogger.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import type { SitemapIndexDto, SitemapPageDto } from '#shared/contract/sitemap.ts';
import { onEveryBackend } from './backends.ts';
import { placeFields, smallEstate, smallEstates } from './smallNetwork.ts';
import { startOrigin, type TestOrigin } from './startOrigin.ts';

/** Calls of every kind, and of every limit that a list can have. */
const paths = [
  ...['buy', 'rent'].flatMap((type) =>
    [
      '',
      '?province=barcelona',
      '?province=soria',
      '?province=barcelona&town=sitges',
      '?province=barcelona&town=barcelona&zone=gracia',
      '?zone=centro',
      '?agent=ana-mas',
      '?agent=beni-coll',
      '?agency=casa-clara',
      '?_page=2',
      '?province=barcelona&_page=2',
      '?_sort=random&_qty=9',
      '?price_max=200000',
      '?references=AB1001-4999,AB1002-4998',
      '?estate_type=flat&_facets=1',
    ].map((query) => `/estates/${type}${query}`),
  ),
  '/estates/all',
  '/estates/all?_sort=random&_qty=9',
  '/estates/all?references=AB1001-4999',
  '/estates/buy/pins',
  '/estates/buy/pins?province=barcelona',
  '/estates/rent/pins?province=soria',
  '/estates/buy?bbox=2.0,41.0,3.0,42.0',
  ...smallEstates.slice(0, 8).map(({ reference }) => `/estate/${reference}/public`),
  '/estate/AB1400-4600/public',
  '/provinces',
  '/provinces?type=rent',
  '/towns/buy/barcelona',
  '/towns/rent/soria',
  '/zones/buy/barcelona',
  '/agents/barcelona',
  '/agent/ana-mas',
  '/agency/casa-clara',
  '/home/agents/3',
  '/sitemap',
  '/sitemap/estates',
  '/sitemap/towns',
  '/sitemap/provinces',
  '/sitemap/directories',
];

type Answers = Map<string, { body: string; tags: string[] }>;

async function answersOf({ ask }: TestOrigin): Promise<Answers> {
  const answers: Answers = new Map();
  for (const path of paths) {
    const { text: body, headers } = await ask(path);
    answers.set(path, { body, tags: (headers['surrogate-key'] ?? '').split(' ') });
  }
  return answers;
}

/** The counts in directories of places and agents are not told of: they live by their max-age. */
const withoutCounts = (body: string): string =>
  body.startsWith('[') ? body.replaceAll(/"(?:count|available|homes|estates)":\d+/g, '') : body;

const hasAny = (tags: readonly string[], wanted: readonly string[]): boolean =>
  tags.some((tag) => wanted.includes(tag));

async function theChange({ db }: Store): Promise<Change> {
  const changes = await readChanges(db, 10);
  expect(changes).toHaveLength(1);
  await removeChanges(
    db,
    changes.map(({ id }) => id),
  );
  return changes[0]!;
}

const soldHome = smallEstates[1]!;

onEveryBackend((backend) => {
  describe('the tags of a change', () => {
    let origin: TestOrigin;
    let now: Answers;
    beforeAll(async () => {
      origin = await startOrigin(backend, 'tags');
      now = await answersOf(origin);
    });
    afterAll(() => origin.store.close());

    /** The answers before a change, and which of them are others after it. */
    async function compare(
      makeChange: () => Promise<unknown>,
    ): Promise<{ before: Answers; changed: string[]; change: Change }> {
      const before = now;
      await makeChange();
      now = await answersOf(origin);
      const changed = paths.filter(
        (path) => withoutCounts(before.get(path)!.body) !== withoutCounts(now.get(path)!.body),
      );
      return { before, changed, change: await theChange(origin.store) };
    }

    const changes: [string, () => Promise<unknown>][] = [
      ['a home that is sold', () => setEstateStatus(origin.store, soldHome.reference, 'sold')],
      ['one that can be had again', () => setEstateStatus(origin.store, soldHome.reference, 'new')],
      [
        'one that moves to another province and is for rent',
        () =>
          saveEstate(origin.store, {
            ...smallEstates[2]!,
            address: { ...placeFields('soria', 'soria', null), visibility: 'street' },
            type: 'rent',
          }),
      ],
      [
        'one with a new price and agent',
        () =>
          saveEstate(origin.store, {
            ...smallEstates[4]!,
            price: 1_000,
            agent: { ...smallEstates[4]!.agent, id: 'agent-2' },
          }),
      ],
      [
        'one with a new headline',
        () =>
          saveEstate(origin.store, {
            ...smallEstates[7]!,
            description: { 'es-ES': 'Otra' },
            updated_at: new Date(Date.parse(smallEstates[7]!.updated_at) + 1).toISOString(),
          }),
      ],
      ['a new one', () => saveEstate(origin.store, smallEstate(400))],
      ['one that is gone', () => removeEstate(origin.store, smallEstates[5]!.reference)],
    ];
    it.each(changes)('%s: every answer that changed has one of its tags', async (_, change) => {
      const {
        before,
        changed,
        change: { hardTags, softTags },
      } = await compare(change);
      expect(changed.length).toBeGreaterThan(0);
      expect(changed.filter((path) => !hasAny(before.get(path)!.tags, [...hardTags, ...softTags]))).toEqual([]);
    });

    it('the hard tags match the answers that show the home, and no others', async () => {
      const {
        before,
        change: { hardTags },
      } = await compare(() => setEstateStatus(origin.store, soldHome.reference, 'reserved'));
      const named = paths.filter((path) => hasAny(before.get(path)!.tags, hardTags));
      expect(named).toEqual(
        // The sitemap is told softly: a crawler gets its last copy while no new one can be had.
        paths.filter(
          (path) =>
            (before.get(path)!.body.includes(`"reference":"${soldHome.reference}"`) && !path.startsWith('/sitemap')) ||
            path.includes(`references=${soldHome.reference}`),
        ),
      );
    });

    it('no tag matches other types, places and people, or pages of other homes', async () => {
      const {
        before,
        change: { hardTags, softTags },
      } = await compare(() => setEstateStatus(origin.store, soldHome.reference, 'sold'));
      const untouched = [
        '/estates/rent',
        '/estates/buy?province=soria',
        '/estates/buy?province=barcelona&town=sitges',
        '/estate/AB1007-4993/public',
        '/provinces',
        '/agents/barcelona',
        '/agent/beni-coll',
      ];
      expect(
        untouched.filter((path) => before.has(path) && hasAny(before.get(path)!.tags, [...hardTags, ...softTags])),
      ).toEqual([]);
    });

    it('a change of texts alone purges no list that does not show the home, but the dates in the sitemap', async () => {
      await saveEstate(origin.store, { ...smallEstates[7]!, description: { 'es-ES': 'Otra más' } });
      const change = await theChange(origin.store);
      expect(change).toMatchObject({
        hardTags: [`estate:${smallEstates[7]!.reference.toLowerCase()}`],
        softTags: ['sitemap', 'sitemap:places', 'sitemap:people', 'sitemap:estates:1'],
      });
    });

    it('names the page of the sitemap that the home is in, and no other', async () => {
      const { key } = await origin.store.db
        .selectFrom('estates')
        .select('key')
        .where('url_key', '=', smallEstates[7]!.reference.toLowerCase())
        .executeTakeFirstOrThrow();
      await origin.store.db.updateTable('meta').set({ value: '5001' }).where('name', '=', 'next_estate_key').execute();
      await saveEstate(origin.store, smallEstate(403));
      expect((await theChange(origin.store)).softTags.filter((tag) => tag.startsWith('sitemap:estates'))).toEqual([
        'sitemap:estates:2',
      ]);
      const index = (await origin.ask('/sitemap')).body as SitemapIndexDto;
      expect(index.results.filter(({ kind }) => kind === 'estates').map(({ page }) => page)).toEqual([1, 2]);
      const [first, second] = await Promise.all(
        [1, 2].map(
          async (page) => (await origin.ask('/sitemap/estates', { _page: String(page) })).body as SitemapPageDto,
        ),
      );
      expect(second).toMatchObject({ results: [{ reference: smallEstate(403).reference }], pages: 2 });
      expect([key <= 5_000, first!.results.some(({ reference }) => reference === smallEstates[7]!.reference)]).toEqual([
        true,
        true,
      ]);
      await setEstateStatus(origin.store, smallEstate(403).reference, 'sold');
      expect((await theChange(origin.store)).softTags).toContain('sitemap:estates:2');
      await removeEstate(origin.store, smallEstate(403).reference);
      // It was in no page any more.
      expect((await theChange(origin.store)).softTags.filter((tag) => tag.startsWith('sitemap:estates'))).toEqual([]);
      expect((await origin.ask('/sitemap')).body).toMatchObject({
        results: expect.not.arrayContaining([expect.objectContaining({ kind: 'estates', page: 2 })]) as unknown,
      });
    });

    it('the first or last home of a place purges the places that list it', async () => {
      const first: EstateInput = {
        ...smallEstate(402),
        address: { ...placeFields('avila', 'arevalo', null), visibility: 'street' as const },
        type: 'rent' as const,
        status: 'new',
      };
      for (const { reference, address, type } of smallEstates)
        if (address.province_slug === 'avila' && type === 'rent') await removeEstate(origin.store, reference);
      await origin.store.db.deleteFrom('changes').execute();
      await saveEstate(origin.store, first);
      expect(hasAny(now.get('/provinces?type=rent')!.tags, (await theChange(origin.store)).softTags)).toBe(true);
      await saveEstate(origin.store, { ...first, price: 900 });
      expect(hasAny(now.get('/provinces?type=rent')!.tags, (await theChange(origin.store)).softTags)).toBe(false);
    });

    it('an unchanged status, an unknown home and a failed write record no change', async () => {
      await setEstateStatus(origin.store, soldHome.reference, 'sold');
      await setEstateStatus(origin.store, 'ZZ9999-9999', 'sold');
      await removeEstate(origin.store, 'ZZ9999-9999');
      await expect(
        saveEstate(origin.store, { ...smallEstate(401), agent: { ...smallEstate(401).agent, id: 'nobody' } }),
      ).rejects.toThrow();
      expect(await readChanges(origin.store.db, 10)).toEqual([]);
    });
  });

  describe('the feed', () => {
    const quick = { ...feedTimes, interval: 10, keep: 0, backoff: { initialMs: 20, maxMs: 40 } };
    let origin: TestOrigin;
    beforeAll(async () => {
      origin = await startOrigin(backend, 'feed');
    });
    afterAll(() => origin.store.close());

    const feeds: ChangeFeed[] = [];
    const startFeed = (targets: readonly ChangeTarget[], times = quick): ChangeFeed => {
      const feed = createChangeFeed({ store: origin.store, targets, logger: silentLogger, times });
      feeds.push(feed);
      return feed;
    };
    // One that a failed test left running would keep the process alive.
    afterEach(() => Promise.all(feeds.splice(0).map((feed) => feed.stop())));

    interface FakeTarget extends ChangeTarget {
      heard: TagPurge[];
      isAway: boolean;
    }
    const fakeTarget = (name: string): FakeTarget => {
      const target: FakeTarget = {
        name,
        heard: [],
        isAway: false,
        purge: (purge) => {
          if (target.isAway) return Promise.reject(new Error('away'));
          target.heard.push(purge);
          return Promise.resolve();
        },
      };
      return target;
    };
    const tagsHeard = ({ heard }: FakeTarget) => heard.flatMap(({ tags }) => tags);
    const until = async (isSo: () => boolean | Promise<boolean>) => {
      for (let turn = 0; turn < 1_500 && !(await isSo()); turn += 1) await sleep(10);
      expect(await isSo()).toBe(true);
    };
    const isEmpty = async () => (await readChanges(origin.store.db, 1)).length === 0;
    const sell = (n: number) => setEstateStatus(origin.store, smallEstates[n]!.reference, 'sold');

    it('delivers changes to each target, hard purges first, and removes them when all have confirmed', async () => {
      const targets = [fakeTarget('a'), fakeTarget('b')];
      const feed = startFeed(targets);
      await sell(10);
      await until(isEmpty);
      await feed.stop();
      for (const { heard } of targets) {
        expect(heard.map(({ mode }) => mode)).toEqual(['hard', 'soft']);
        expect(heard[0]!.tags).toEqual([`estate:${smallEstates[10]!.reference.toLowerCase()}`]);
        expect(heard[1]!.tags).toContain('list:rent:0');
      }
    });

    it('an unreachable target delays no other, and gets all changes later', async () => {
      const [here, away] = [fakeTarget('here'), fakeTarget('away')];
      away.isAway = true;
      const feed = startFeed([here, away]);
      for (const n of [11, 13]) {
        await sell(n);
        await until(() => tagsHeard(here).includes(`estate:${smallEstates[n]!.reference.toLowerCase()}`));
      }
      expect(here.heard.filter(({ mode }) => mode === 'hard')).toHaveLength(2);
      away.isAway = false;
      await until(isEmpty);
      await feed.stop();
      expect(tagsHeard(away)).toEqual(
        expect.arrayContaining([11, 13].map((n) => `estate:${smallEstates[n]!.reference.toLowerCase()}`)),
      );
    });

    it('changes that were pending at a stop are delivered after the next start', async () => {
      const away = fakeTarget('away');
      away.isAway = true;
      const first = startFeed([away]);
      await sell(14);
      await sleep(50);
      await first.stop();
      const target = fakeTarget('again');
      const second = startFeed([target]);
      await until(isEmpty);
      await second.stop();
      expect(tagsHeard(target)).toContain(`estate:${smallEstates[14]!.reference.toLowerCase()}`);
    });

    it('several feeds over one database deliver every change, each to its own site', async () => {
      const targets = [fakeTarget('one'), fakeTarget('two')];
      const times = { ...quick, keep: feedTimes.keep };
      const feeds = targets.map((target) => startFeed([target], times));
      const sold = [16, 17, 19, 20].map((n) => `estate:${smallEstates[n]!.reference.toLowerCase()}`);
      for (const n of [16, 17, 19, 20]) await sell(n);
      await until(() => targets.every((target) => sold.every((tag) => tagsHeard(target).includes(tag))));
      await Promise.all(feeds.map((feed) => feed.stop()));
      for (const target of targets) expect(tagsHeard(target).filter((tag) => sold.includes(tag))).toHaveLength(4);
      await removeOldChanges(origin.store.db, Date.now() + 3_600_001);
    });

    it('makes room at once where more changes wait than it reads', async () => {
      const times = { ...quick, keep: 3_600_000, changes: 1 };
      const target = fakeTarget('one');
      const feed = startFeed([target], times);
      for (const n of [25, 26]) await sell(n);
      await until(isEmpty);
      await feed.stop();
      expect(target.heard.filter(({ mode }) => mode === 'hard')).toHaveLength(2);
    });

    it('calls a site with the token, in batches, and treats a refusal as a failure', async () => {
      const calls: { headers: IncomingMessage['headers']; body: TagPurge }[] = [];
      let status = 503;
      const site = createServer((req, res) => {
        void text(req).then((body) => {
          calls.push({ headers: req.headers, body: JSON.parse(body) as TagPurge });
          res.writeHead(status).end('{}');
          status = 200;
        });
      }).listen(0, '127.0.0.1');
      await once(site, 'listening');
      const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/admin/cache/purge`;
      const feed = startFeed([siteTarget(url, 'secret-secret-secret')], { ...quick, tags: 3 });
      await sell(22);
      await until(isEmpty);
      await feed.stop();
      site.close();
      expect(calls[0]!.headers).toMatchObject({
        authorization: 'Bearer secret-secret-secret',
        'content-type': 'application/json',
      });
      expect(calls[1]!.body).toEqual(calls[0]!.body);
      const sizes = calls.map(({ body }) => body.tags.length);
      expect(sizes.slice(0, 3)).toEqual([1, 1, 3]);
      expect(Math.max(...sizes)).toBe(3);
    });

    it('changes that are undelivered after an hour are dropped', async () => {
      await sell(23);
      expect(await removeOldChanges(origin.store.db, Date.now())).toBe(0);
      expect(await removeOldChanges(origin.store.db, Date.now() + 3_600_001)).toBe(1);
    });
  });
});
