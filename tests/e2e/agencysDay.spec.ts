import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { importSources } from '#origin/folder/importSources.ts';
import { readFolder } from '#origin/folder/readFolder.ts';
import { readMessage, startMailServer, type MailServer } from '../origin/mailServer.ts';
import { startBuiltServer, stopServer } from './builtServer.ts';
import { mailResults } from '#origin/results/mailResults.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { expectAccessibleOnEveryScreen, expectReadableInTheDark } from './accessible.ts';
import { fillWeeks } from './agentsMonday.ts';
import { expect, open, test } from './consoleGuard.ts';

const root = path.resolve(import.meta.dirname, '../..');
const port = 3419;
const site = `http://127.0.0.1:${port}`;

// One after the other, on one server.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: site, viewport: { width: 1280, height: 800 } });

let server: ChildProcess;
let mailServer: MailServer;
let store: Store;
let dir = '';
const brand = { name: 'Casa Clara', email: 'hola@casaclara.example' };
/** The agency's Kyero file, as it is at first. */
let feed = '';
const network = () => path.join(dir, 'network');
const feedFile = () => path.join(network(), 'listings/mentidero.xml');

test.beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'vencejo-agency-'));
  cpSync(path.join(root, 'networks/casa-clara'), network(), { recursive: true });
  feed = readFileSync(feedFile(), 'utf8');
  // Its dates are not moved: the agency's are real.
  const variables = path.join(network(), 'network.env');
  writeFileSync(variables, readFileSync(variables, 'utf8').replace(/^DATES_AS_OF=.*$/m, ''));
  mailServer = await startMailServer();
  const data = path.join(dir, 'data');
  server = await startBuiltServer(port, {
    NETWORK_DIR: network(),
    DATA_DIR: data,
    PUBLIC_ORIGIN: site,
    SMTP_URL: mailServer.url,
  });
  store = openDatabase(path.join(data, 'vencejo.sqlite'));
});
test.afterAll(async () => {
  // A start that failed has said why: what comes after it is not there.
  await (store as Store | undefined)?.close();
  await stopServer(server);
  await (mailServer as MailServer | undefined)?.stop();
  rmSync(dir, { recursive: true });
});

/** Of a page as it is; it is asked for again. */
const soon = expect.configure({ timeout: 200 });

/** The agency's new home, as its program writes it. */
const home = (price: number, more = ''): string => `  <property>
    <id>900</id><date>2026-11-20</date><ref>CC/900</ref><price>${price}</price><currency>EUR</currency>
    <price_freq>sale</price_freq><type>Penthouse</type>${more}
    <town>Cádiz</town><province>Cádiz</province><location_detail>Loreto</location_detail>
    <beds>2</beds><baths>1</baths><surface_area><built>82</built></surface_area>
    <desc><es>Ático con terraza en Loreto.</es></desc>
    <images>
      <image id="1"><url>pictures/homes/a-204/01-living.avif</url></image>
      <image id="2"><url>pictures/homes/a-204/02-bedroom.avif</url></image>
    </images>
  </property>
`;

/** The agency's program writes its file anew, and the import reads it. @param added after what is there */
async function exportFeed(added: string): Promise<void> {
  writeFileSync(feedFile(), feed.replace('</root>', `${added}</root>`));
  const { sources, people } = await readFolder(network());
  const agencys = sources.filter(({ name }) => name === 'mentidero');
  const [report] = await importSources(store, agencys, { dir: network(), network: brand, people });
  expect(report).toMatchObject({ refused: [] });
  expect(report!.refusedRun).toBeUndefined();
}

/** Opens the list of homes until it shows what it should: the cache is told of a change within two seconds. */
async function expectList(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await open(page, '/viviendas-cadiz-compra');
    await check();
  }).toPass({ timeout: 60_000, intervals: [200] });
}

const mailsTo = (address: string) =>
  mailServer.delivered.filter(({ to }) => to.includes(address)).map(({ content }) => readMessage(content));

async function followsByMail(page: Page, email: string): Promise<void> {
  const formToken = /name="formToken" value="([^"]*)"/.exec(
    await (await page.request.get('/formularios/formulario-alertas')).text(),
  )![1]!;
  const send = (url: string, form: Record<string, string>) =>
    page.request.post(url, { form, headers: { 'Sec-Fetch-Site': 'same-origin' } });
  const asked = { type: 'buy', frequency: 'daily', where: 'cadiz', email, acceptPrivacy: 'on', formToken };
  expect((await send('/formularios/formulario-alertas', asked)).status()).toBe(200);
  await expect.poll(() => mailsTo(email).length).toBe(1);
  const [link] = /http\S+\/rgpd\/aceptar\/\S+/.exec(mailsTo(email)[0]!.text)!;
  expect((await send(link, { purpose: 'alerts', acceptAlertsPolicy: 'on' })).status()).toBe(200);
  await expect.poll(() => mailsTo(email).length).toBe(2);
}

/** Moves the clock to the next morning for what alerts find, until the mail is there. */
async function nextMorningsMail(email: string, nth: number): Promise<string> {
  await expect
    .poll(
      async () => {
        await store.db.updateTable('alert_matches').set({ due_at: 0 }).execute();
        return mailsTo(email).length;
      },
      { timeout: 60_000, intervals: [200] },
    )
    .toBe(nth);
  return mailsTo(email)[nth - 1]!.text;
}

test('an agency’s day: a home is new, cheaper, sold, withdrawn, and back', async ({ page, consoleGuard }) => {
  consoleGuard.expectMessage(/\b410\b/);
  const email = 'vera@correo.example';
  const card = page.locator('main article').filter({ hasText: 'Loreto' });
  const status = async (url: string) => (await page.request.get(url)).status();
  await expectList(page, () => soon(page.locator('main article')).toHaveCount(12));
  await followsByMail(page, email);

  await exportFeed(home(310_000));
  await expectList(page, () => soon(card).toContainText('310.000'));
  const photo = card.locator('img').first();
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  const url = (await card.getByRole('link').first().getAttribute('href'))!;
  expect(await nextMorningsMail(email, 3)).toContain(url);

  await exportFeed(home(295_000));
  await expectList(page, () => soon(card).toContainText('295.000'));
  await expect(card).toContainText('310.000');
  expect(await nextMorningsMail(email, 4)).toContain('Ha bajado de precio');

  await exportFeed(home(295_000, '<status>sold</status>'));
  await expectList(page, () => soon(card).toContainText('Vendido'));
  await expect(card).not.toContainText('295.000');

  await exportFeed('');
  await expectList(page, () => soon(card).toHaveCount(0));
  await expect.poll(() => status(url)).toBe(410);
  await open(page, url);
  await expect(page.getByRole('main')).toContainText('El anuncio se ha retirado');
  await expect(page.locator('main article').first()).toBeVisible();

  await exportFeed(home(289_000));
  await expectList(page, () => soon(card).toContainText('289.000'));
  await expect.poll(() => status(url)).toBe(200);
});

/** The paths of links in a mail to the agent whose homes are mailed. */
async function linksOfMonday(language: Language): Promise<string> {
  const agent = await store.db
    .selectFrom('agents')
    .innerJoin('estates', 'estates.agent', 'agents.key')
    .select(['agents.key', 'agents.brief'])
    .where('estates.availability_rank', '=', 0)
    .orderBy('agents.key')
    .executeTakeFirstOrThrow();
  const spoken = { es: 'Español', de: 'Alemán', fr: 'Francés', en: 'English', nl: 'Neerlandés', ca: 'Català' }[
    language
  ];
  const brief = JSON.stringify({
    ...(JSON.parse(agent.brief) as object),
    email: `${language}@agent.example`,
    languages: [spoken],
  });
  await store.db.updateTable('agents').set({ brief }).where('key', '=', agent.key).execute();
  await store.db.deleteFrom('result_mails').execute();
  await store.db.deleteFrom('meta').where('name', '=', 'results_week_mailed').execute();
  await mailResults(store, { languages: ['es', 'en', 'de', 'nl', 'fr'], now: Date.now() });
  await expect.poll(() => mailsTo(`${language}@agent.example`).length).toBe(1);
  const { text } = mailsTo(`${language}@agent.example`)[0]!;
  return new URL(/http\S+\/rgpd\/\S+\?home=\S+/.exec(text)![0]).href.slice(site.length);
}

test('an agent’s Monday: from the mail to the owner’s page, which prints on one sheet', async ({ page }) => {
  await fillWeeks(store, Date.now());
  for (const language of ['es', 'de', 'fr'] as const) {
    await open(page, await linksOfMonday(language));
    await expectAccessibleOnEveryScreen(page);
    await expectReadableInTheDark(page);
    await page.locator('input[name="email"]').fill(`${language}@owner.example`);
    await page.locator('form:has(input[value="send"]) button').click();
    await expect(page.getByRole('status').first()).toBeVisible();
    await expect.poll(() => mailsTo(`${language}@owner.example`).length).toBe(1);
    const { text } = mailsTo(`${language}@owner.example`)[0]!;
    await open(page, new URL(/http\S+\/rgpd\/\S+/.exec(text)![0]).href.slice(site.length));
    await expect(page.locator('main svg[role="img"]')).toBeVisible();
    await expect(page.locator('main tbody tr')).toHaveCount(12);
    await expectAccessibleOnEveryScreen(page);
    await expectReadableInTheDark(page);
    const pdf = await page.pdf({ format: 'A4', printBackground: false });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});
