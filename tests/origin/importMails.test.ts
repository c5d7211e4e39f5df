import { day, hour } from '#shared/times.ts';
import type { ImportReportMail, Mail } from '#origin/db/outbox/mail.ts';
import { runLock } from '#origin/db/imports/importRuns.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { importSources, type ImportOptions } from '#origin/folder/importSources.ts';
import { reportSources } from '#origin/reports/reportSources.ts';
import { writeMail } from '#origin/mail/writeMail.ts';
import { onEveryBackend } from './backends.ts';
import { crm, makeFeedFolder, toJson } from './importFeeds.ts';
import { smallEstates } from './smallNetwork.ts';
import { testNow } from './startOrigin.ts';

const homes = smallEstates.slice(0, 20);
const source = { ...crm, report: 'web@agency.example' };
const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };

/** The homes, of which some have a status that is not known. */
const withUnknown = (...positions: number[]) =>
  toJson(homes.map((home, n) => (positions.includes(n) ? { ...home, status: 'Prealquilado' } : home)));

onEveryBackend((backend) => {
  let store: Store;
  const folder = makeFeedFolder();
  beforeAll(async () => {
    store = backend.open('import_mails');
    await migrateDatabase(store);
  });
  beforeEach(async () => {
    await store.db.deleteFrom('outbox').execute();
    await store.db.deleteFrom('meta').where('name', 'like', 'mailed:%').execute();
  });
  afterAll(async () => {
    await store.close();
    folder.remove();
  });

  /** @returns the mails that were queued since the last call */
  async function mailsAfter(content: string, now = testNow, options: Partial<ImportOptions> = {}, of = source) {
    folder.write(content);
    const network = { name: 'Vencejo', email: 'hola@vencejo.example' };
    const all = { dir: folder.dir, network, now, clock: () => now, ...options };
    await importSources(store, [of], all).catch(() => undefined);
    const rows = await store.db.deleteFrom('outbox').returning('content').execute();
    return rows.map((row) => JSON.parse(row.content!) as Mail & ImportReportMail);
  }

  test('a good run mails nobody, and without an address nobody is mailed', async () => {
    expect(await mailsAfter(toJson(homes))).toEqual([]);
    expect(await mailsAfter(withUnknown(1), testNow, {}, crm as typeof source)).toEqual([]);
    expect(await mailsAfter(withUnknown(1), testNow, { isDry: true })).toEqual([]);
  });

  test('what was refused is mailed with its references, once a week, and again when it is something else', async () => {
    const [mail, ...others] = await mailsAfter(withUnknown(1, 2));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      ...{ kind: 'importReport', recipient: 'web@agency.example', source: 'crm', outcome: 'records', refused: 2 },
    });
    const { subject, text, html } = await writeMail(mail!, settings);
    expect(subject).toBe('Anuncios rechazados de la fuente crm');
    for (const part of [homes[1]!.reference, homes[2]!.reference, '2 × the status “Prealquilado” is not known'])
      expect([part, text.includes(part), html.includes(part)]).toEqual([part, true, true]);
    expect(await mailsAfter(withUnknown(1, 2), testNow + hour)).toEqual([]);
    // A good run in between makes the same no news.
    expect(await mailsAfter(toJson(homes), testNow + 2 * hour)).toEqual([]);
    expect(await mailsAfter(withUnknown(1, 2), testNow + 3 * hour)).toEqual([]);
    expect(await mailsAfter(withUnknown(1, 3), testNow + 4 * hour)).toHaveLength(1);
    expect(await mailsAfter(withUnknown(1, 2), testNow + 2 * day)).toEqual([]);
    expect(await mailsAfter(withUnknown(1, 2), testNow + 7 * day)).toHaveLength(1);
  });

  test('of what the site does not offer each kind is told once, however many there are', async () => {
    const withLets = (count: number) =>
      toJson(homes.map((home, n) => (n < count ? { ...home, type: 'rent_week', operation: 'rent_week' } : home)));
    const [mail] = await mailsAfter(withLets(1));
    expect(mail).toMatchObject({ outcome: 'records', refused: 1 });
    expect(await mailsAfter(withLets(3), testNow + day)).toEqual([]);
  });

  test('a run that is refused as a whole is mailed, once a day, whatever its numbers', async () => {
    await mailsAfter(toJson(homes));
    const [mail] = await mailsAfter(toJson(homes.slice(0, 10)));
    expect(mail).toMatchObject({ outcome: 'refused', problem: expect.stringMatching('10 of 20 listings') as string });
    const { subject, text } = await writeMail(mail!, settings);
    expect([subject, text]).toEqual(['No se ha importado la fuente crm', expect.stringContaining('10 of 20 listings')]);
    expect(await mailsAfter(toJson(homes.slice(0, 9)), testNow + hour)).toEqual([]);
    expect(await mailsAfter('<html>', testNow + 2 * hour)).toMatchObject([{ outcome: 'refused' }]);
    expect(await mailsAfter(toJson(homes.slice(0, 9)), testNow + day)).toHaveLength(1);
  });

  test('a run that an error ends is mailed', async () => {
    const prepare = () => {
      throw new Error('disk full');
    };
    expect(await mailsAfter(toJson(homes), testNow, { prepare })).toMatchObject([
      { outcome: 'failed', problem: 'disk full', reasons: [] },
    ]);
    expect(await mailsAfter(toJson(homes), testNow + hour, { prepare })).toEqual([]);
  });

  test('that more than a fifth of the listings is gone is mailed, of few and of many', async () => {
    await mailsAfter(toJson(homes), testNow, { acceptWithdrawals: true });
    expect(await mailsAfter(toJson(homes.slice(0, 17)))).toEqual([]);
    const [many] = await mailsAfter(toJson(homes.slice(0, 6)), testNow, { acceptWithdrawals: true });
    expect(many).toMatchObject({ outcome: 'withdrawals', withdrawn: 11 });
    const [few, ...others] = await mailsAfter(toJson(homes.slice(0, 1)), testNow + hour);
    expect([few, others]).toEqual([expect.objectContaining({ outcome: 'withdrawals', read: 1, withdrawn: 5 }), []]);
    const { subject, text } = await writeMail(few!, settings);
    expect(subject).toBe('Se han retirado muchos anuncios de la fuente crm');
    expect(text).toMatch(/más de la quinta parte[^]*Retirados:? *5/);
  });

  test('pictures that do not come are mailed once a week, with their number', async () => {
    await mailsAfter(toJson(homes));
    const pictured = homes.map((home, n) =>
      n < 3
        ? {
            ...home,
            media: [
              { type: 'image', url: `https://away.example/${n}.jpg`, dimensions: {}, description_category: 'living' },
            ],
          }
        : home,
    );
    expect(await mailsAfter(toJson(pictured))).toEqual([]);
    await store.db.updateTable('pictures').set({ problem: 'no answer', tries: 1 }).execute();
    expect((await reportSources(store, [source]))[0]).toMatchObject({ missingPictures: 3 });
    expect(await mailsAfter(toJson(pictured), testNow + hour)).toMatchObject([
      { outcome: 'pictures', missingPictures: 3 },
    ]);
    expect(await mailsAfter(toJson(pictured), testNow + day)).toEqual([]);
    await store.db.deleteFrom('pictures').execute();
  });

  test('that another run is at work is no failure', async () => {
    const other = backend.open('import_mails');
    const mails = await other.unlessRunning(runLock('crm'), () => mailsAfter(withUnknown(5)));
    expect(mails).toEqual([]);
    await other.close();
  });

  test('a report says all that fits, and how much more there is', async () => {
    const odd = homes.map((home, n) => ({
      ...home,
      rooms: `room ${n}`,
      status: n === 0 ? 'Prealquilado' : home.status,
    }));
    const [mail] = await mailsAfter(toJson(odd.map((home, n) => ({ ...home, bathrooms: `bath ${n}` }))));
    expect(mail!.reasons.length).toBeLessThanOrEqual(20);
    expect((await writeMail({ ...mail!, otherReasons: 7 }, settings)).text).toContain('Y 7 motivos más.');
  });
});
