import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import supertest from 'supertest';
import { createOrigin } from '#origin/createOrigin.ts';
import { backUpDatabase, restoreDatabase } from '#origin/db/backup.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { listMails } from '#origin/db/outbox/outbox.ts';
import type { Store } from '#origin/db/store.ts';
import { removeExpired } from '#origin/jobs/createRetention.ts';
import { createFileDelivery } from '#origin/mail/createFileDelivery.ts';
import { createMailer } from '#origin/mail/createMailer.ts';
import { databaseStore } from '#origin/personalData/databaseStore.ts';
import { mailFiles } from '#origin/personalData/mailFiles.ts';
import { erasePerson } from '#origin/personalData/PersonalDataStore.ts';
import { day } from '#shared/times.ts';
import { smallNetwork } from './smallNetwork.ts';
import { prepareDemo } from './prepareDemo.ts';

/*
 * What is left of an erased person in the bytes of the files: SQLite alone, whose files are ours.
 */
const start = Date.UTC(2026, 10, 22, 9);
const initial = { estates: 150, create: () => smallNetwork() };

/** Words that only this person's requests hold. */
const words = ['zurriaga', '611222333', 'Espantapájaros', 'recado muy secreto'];
const personOf = (n: number) => ({ email: `zurriaga.${n}@example.com`, phone: '+34611222333', language: 'es' });
const agreed = { acceptPrivacy: true, acceptTerms: true, acceptConditions: true, acceptCommercials: true };

/** Everything that a visitor may send. */
async function sendForms(request: ReturnType<typeof supertest>, n: number): Promise<void> {
  const person = { ...personOf(n), ...agreed };
  const named = { ...person, name: 'Espantapájaros', surname: 'Zurriaga' };
  const long = `recado muy secreto ${n} `.repeat(40);
  for (const [url, body] of [
    ['/web/opportunity', { ...named, agent: 'ana-mas', subject: 'visit', message: long }],
    ['/web/lead', { ...person, type: 'RENT', fullName: 'Espantapájaros', moreToKnow: long, cities: ['barcelona'] }],
    ['/web/subscribe', named],
  ] as const)
    expect((await request.post(url).set('Idempotency-Key', `${n}${url}`).send(body)).status).toBeLessThan(300);
}

describe('in the files of SQLite', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-erased-'));
  const mailDir = path.join(dir, 'mail');
  const file = path.join(dir, 'people.sqlite');
  let store: Store;
  let now = start;
  const request = () => supertest(createOrigin({ store, now: () => now }));

  /** The files in which one of the words stands. */
  const filesWithWords = (): string[] =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((name) => words.some((word) => readFileSync(name).includes(word)))
      .map((name) => path.relative(dir, name));
  const writeMails = async (): Promise<void> => {
    const settings = { publicOrigin: 'https://www.example.com', brandName: 'V', brandEmail: 'hola@vencejo.example' };
    const send = createMailer(createFileDelivery(mailDir), settings);
    for (const { mail, id } of await listMails(store.db)) if (mail) await send(mail, id);
  };

  beforeAll(async () => {
    store = openDatabase(file);
    await prepareDemo(store, initial);
  });
  afterAll(async () => {
    await store.close();
    rmSync(dir, { recursive: true });
  });

  it('an erasure leaves no word of the person, nor does a backup that is made after it', async () => {
    for (let n = 0; n < 20; n += 1) await sendForms(request(), n);
    await writeMails();
    expect(filesWithWords()).toEqual(expect.arrayContaining(['people.sqlite-wal', expect.stringMatching(/\.eml$/)]));
    for (let n = 0; n < 20; n += 1)
      await erasePerson([databaseStore(store, () => now), mailFiles(mailDir)], personOf(n).email);
    await backUpDatabase(file, path.join(dir, 'backup.sqlite'));
    expect(filesWithWords()).toEqual([]);
  });

  it('what expired is gone with the next removal', async () => {
    for (let n = 20; n < 60; n += 1) await sendForms(request(), n);
    expect(filesWithWords()).toContain('people.sqlite-wal');
    for (now = start; now < start + 400 * day; now += 30 * day) {
      await store.db.updateTable('outbox').set({ state: 'sent', content: null }).execute();
      await removeExpired(store, now);
    }
    expect(filesWithWords()).toEqual([]);
  });

  it('a file that an earlier release left is written anew, once', async () => {
    await store.close();
    // As that release did: deleted bytes stay in free pages.
    const earlier = new DatabaseSync(file);
    earlier.exec('pragma secure_delete = off; pragma user_version = 0');
    const insert = earlier.prepare('insert into meta (name, value) values (?, ?)');
    for (let n = 0; n < 50; n += 1) insert.run(`old ${n}`, 'recado muy secreto '.repeat(300));
    earlier.exec("delete from meta where name like 'old %'");
    earlier.close();
    expect(filesWithWords()).toEqual(['people.sqlite']);
    store = openDatabase(file);
    await prepareDemo(store, initial);
    expect(filesWithWords()).toEqual([]);
  });

  it('the files are for the user of the process alone, also those that were not, a backup and what it restores', async () => {
    await store.close();
    chmodSync(file, 0o644);
    store = openDatabase(file);
    await store.db.insertInto('meta').values({ name: 'written', value: '' }).execute();
    await backUpDatabase(file, path.join(dir, 'copy.sqlite'));
    chmodSync(path.join(dir, 'copy.sqlite'), 0o644);
    await restoreDatabase(path.join(dir, 'restored.sqlite'), path.join(dir, 'copy.sqlite'));
    const modeOf = (name: string) => (statSync(path.join(dir, name)).mode & 0o777).toString(8);
    for (const name of ['people.sqlite', 'people.sqlite-wal', 'people.sqlite-shm', 'backup.sqlite', 'restored.sqlite'])
      expect([name, modeOf(name)]).toEqual([name, '600']);
  });
});
