import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { reportSources } from '#origin/reports/reportSources.ts';
import { hour } from '#shared/times.ts';
import { onEveryBackend } from './backends.ts';
import { crm, makeFeedFolder, toJson } from './importFeeds.ts';
import { smallEstates } from './smallNetwork.ts';
import { syncListings } from './syncListings.ts';

const homes = smallEstates.slice(0, 12);
const started = Date.UTC(2026, 5, 1, 12);

onEveryBackend((backend) => {
  const folder = makeFeedFolder();
  afterAll(() => folder.remove());

  test('of each source the last run, the last good one, its listings and the next run are reported', async () => {
    const store = backend.open('reported');
    await migrateDatabase(store);
    const sources = [
      { ...crm, every: '6h' },
      { ...crm, name: 'other' },
    ];
    const blank = {
      lastRun: null,
      lastGood: null,
      listings: 0,
      hidden: 0,
      duplicates: { total: 0, listed: [] },
      suggestions: { total: 0, listed: [] },
      missingPictures: 0,
      format: 'vencejo',
      behind: null,
      isPaused: false,
    };
    expect(await reportSources(store, sources)).toEqual([
      { ...blank, source: 'crm', every: '6h', nextRun: 0 },
      { ...blank, source: 'other', every: null, nextRun: null },
    ]);
    folder.write(toJson([...homes, { ...homes[0]!, id: 'x', reference: 'X-1', status: 'Prealquilado' }]));
    const good = await folder.sync(store, { clock: () => started });
    folder.write('');
    await folder.sync(store, { clock: () => started + hour });
    await syncListings(store, [homes[0]], { source: { name: 'by-hand' }, clock: () => started });
    const [first, , byHand] = await reportSources(store, sources);
    expect(first).toMatchObject({
      listings: 12,
      lastRun: { state: 'refused', startedAt: started + hour, refusedRun: { reason: 'there is no record in it' } },
      lastGood: { run: good.run, state: 'done', new: 12, refused: 1, startedAt: started, endedAt: started },
    });
    // A little later than six hours after the last one, for not all sources are to be read at once.
    expect(first!.nextRun).toBeGreaterThanOrEqual(started + 7 * hour);
    expect(first!.nextRun).toBeLessThanOrEqual(started + 8 * hour);
    expect(first!.lastGood!.reasons[0]).toMatchObject({ kind: 'refused', count: 1, references: ['X-1'] });
    expect(byHand).toMatchObject({ source: 'by-hand', format: null, listings: 1, nextRun: null });
    await store.close();
  });
});
