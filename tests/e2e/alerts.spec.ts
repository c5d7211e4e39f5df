import { execFile, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { saveEstate } from '#origin/db/estates/writeEstate.ts';
import { digest } from '#origin/db/digest.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { localised } from '#shared/i18n/localised.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { demoListings } from '../fakes/demoNetwork.ts';
import { readMessage, startMailServer, type MailServer } from '../origin/mailServer.ts';
import { startBuiltServer, stopServer } from './builtServer.ts';
import { expectAccessible } from './accessible.ts';
import { deferredPartsReady, expect, open, test } from './consoleGuard.ts';
import { tabTo } from './tabTo.ts';

const root = path.resolve(import.meta.dirname, '../..');
const port = 3412;
const site = `http://127.0.0.1:${port}`;

test.use({ baseURL: site, pictures: 'plain', viewport: { width: 360, height: 800 } });

// One server for both.
test.describe.configure({ mode: 'serial' });

let server: ChildProcess;
let mailServer: MailServer;
let store: Store;
let dataDir = '';
/** Of a page that was loaded at the start: one that was not is taken for a program's. */
let formToken = '';
test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'vencejo-alerts-'));
  mailServer = await startMailServer();
  server = await startBuiltServer(port, {
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: site,
    SMTP_URL: mailServer.url,
  });
  store = openDatabase(path.join(dataDir, 'vencejo.sqlite'));
  const survey = await (await fetch(`${site}/formularios/formulario-alertas`)).text();
  formToken = /name="formToken" value="([^"]*)"/.exec(survey)![1]!;
});
test.afterAll(async () => {
  // A start that failed has said why: what comes after it is not there.
  await (store as Store | undefined)?.close();
  await stopServer(server);
  await (mailServer as MailServer | undefined)?.stop();
  rmSync(dataDir, { recursive: true });
});

type Message = ReturnType<typeof readMessage>;

const mailsTo = (address: string): Message[] =>
  mailServer.delivered.filter(({ to }) => to.includes(address)).map(({ content }) => readMessage(content));

/** The n-th mail to an address, from 1: there are no more. */
async function mailTo(address: string, nth: number, subject: RegExp): Promise<Message> {
  await expect.poll(() => mailsTo(address).length, { intervals: [100] }).toBeGreaterThanOrEqual(nth);
  expect(mailsTo(address)).toHaveLength(nth);
  const mail = mailsTo(address)[nth - 1]!;
  expect(mail.subject).toMatch(subject);
  return mail;
}

/** The path of a mail's link to a page of the site. */
function linkIn({ text }: Message, page: string): string {
  const [link] = new RegExp(`${site}[^\\s]*${page}[^\\s]*`).exec(text) ?? [];
  expect(link, `${page} in ${text}`).toBeDefined();
  return link!.slice(site.length);
}

const acceptLink = (mail: Message): string => linkIn(mail, '/rgpd/(?:aceptar|acceptar|accept)/');

async function asksForAlert(form: Page | Locator, email: string, button: string): Promise<void> {
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await form.getByRole('checkbox', { name: /^He leído y acepto/ }).check();
  await form.getByRole('button', { name: button }).click();
}

async function createBySurvey(page: Page, email: string): Promise<void> {
  await open(page, '/formularios/formulario-alertas?type=buy&where=avila');
  await page.mouse.move(1, 1);
  await deferredPartsReady(page);
  const sentence = page.getByRole('textbox', { name: /^Avíseme cuando haya/ });
  await sentence.fill('pisos con terraza en la provincia de Madrid, cerca del mar');
  await sentence.press('Enter');
  await expect(page.getByText(/^No hemos tenido en cuenta: cerca del mar/)).toBeVisible();
  for (const name of [/^Madrid/, 'Piso', 'Terraza']) await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await asksForAlert(page, email, 'Crear la alerta');
  await expect(page).toHaveURL(/\/gracias\?from=alert&type=buy&where=/);
}

/** The same without scripts. */
async function createPlain(page: Page, email: string): Promise<void> {
  const fields = { type: 'buy', frequency: 'daily', where: 'madrid', email, acceptPrivacy: 'on', formToken };
  await sendPlain(page, '/formularios/formulario-alertas', fields, 'Falta un paso: mire su correo');
}

const acceptPlain = (page: Page, link: string, boxes: Record<string, string> = {}): Promise<void> =>
  sendPlain(page, link, { purpose: 'alerts', acceptAlertsPolicy: 'on', ...boxes }, 'Gracias: la alerta está en marcha');

async function accept(page: Page, link: string): Promise<void> {
  await open(page, link);
  await page.getByRole('checkbox', { name: /política de privacidad de las alertas/ }).check();
  await page.getByRole('button', { name: 'Activar la alerta' }).click();
  await expectTitle(page, 'Gracias: la alerta está en marcha');
}

async function cancel(page: Page, link: string, reason: string | RegExp, title: string): Promise<void> {
  await open(page, link);
  await page.getByRole('radio', { name: reason }).check();
  await page.getByRole('textbox').fill('Ya hemos encontrado casa.');
  await page.getByRole('button', { name: 'Confirmar la cancelación' }).click();
  await expectTitle(page, title);
}

/** By the narrowest screen. */
async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
}

/** As a browser without scripts sends a form. */
async function sendPlain(page: Page, path: string, form: Record<string, string>, title: string): Promise<void> {
  const answer = await page.request.post(path, { form, headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(answer.status()).toBe(200);
  expect((await answer.text()).replaceAll('&#x27;', "'")).toContain(`>${title}</h1>`);
}

const expectTitle = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('button', { name: 'Enviarme un enlace' }).click();
  await expectTitle(page, 'Mire su correo');
}

/** Of links that are over; and of a form that is sent as fast as programs do, which the site sends again by itself. */
const statuses = /\b(?:404|409|410|422)\b/;

let added = 0;

/** A home for sale of a province that was not there before, as an import stores it. */
async function addHome(province: string): Promise<EstateInput> {
  const model = demoListings().find(
    ({ type, estate_type, status, address, price, media }) =>
      type === 'buy' &&
      estate_type === 'flat' &&
      address.province_slug === province &&
      status === 'new' &&
      price !== undefined &&
      media.length > 0,
  )!;
  added += 1;
  const reference = `${model.reference.slice(0, -4)}999${added}`;
  // At the price of its model it would be taken for the same home of another source.
  const own = { id: `added-${added}`, price: Math.round(model.price! * 1.2), updated_at: new Date().toISOString() };
  const text = JSON.stringify({ ...model, ...own });
  const home = JSON.parse(
    text.replaceAll(model.reference, reference).replaceAll(model.reference.toLowerCase(), reference.toLowerCase()),
  ) as EstateInput;
  await saveEstate(store, home);
  return home;
}

/** Lets its price drop. */
async function drop(home: EstateInput): Promise<void> {
  await saveEstate(store, { ...home, price: home.price! - 5_000, updated_at: new Date().toISOString() });
}

/** What a run of the next morning would mail: the operators' trial, which changes nothing. */
const tryNextMorning = async (): Promise<string> =>
  (
    await promisify(execFile)(process.execPath, ['scripts/alerts.ts', 'run'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
    })
  ).stdout;

/** Moves the clock to the next morning for what alerts have found; their job runs every two seconds. */
async function letMorningCome(): Promise<void> {
  await expect
    .poll(
      async () => {
        const moved = await store.db.updateTable('alert_matches').set({ due_at: 0 }).executeTakeFirst();
        return moved.numUpdatedRows > 0n;
      },
      { intervals: [100] },
    )
    .toBe(true);
}

/** Moves the clock past the end of a link. */
async function letExpire(link: string): Promise<void> {
  const token = digest(link.split('/').at(-1)!);
  const row = await store.db.selectFrom('tokens').selectAll().where('digest', '=', token).executeTakeFirstOrThrow();
  const age = row.expires_at - Date.now();
  await store.db
    .updateTable('tokens')
    .set({ made_at: row.made_at - age, expires_at: row.expires_at - age })
    .where('digest', '=', token)
    .execute();
}

const alertStates = async () =>
  (await store.db.selectFrom('alerts').select(['state', 'ended_by']).orderBy('asked_at').execute()).map(
    ({ state, ended_by: reason }) => (reason === null ? state : `${state} ${reason}`),
  );

test('an alert from the search that is saved to the end, by mails and their links', async ({ page, consoleGuard }) => {
  consoleGuard.expectMessage(statuses);
  const ana = 'ana@correo.example';

  // Created, and accepted by the mailed link; looking changes nothing.
  await open(page, '/viviendas-barcelona-compra');
  await page.getByRole('link', { name: 'Guardar búsqueda' }).click();
  const modal = page.getByRole('dialog');
  await asksForAlert(modal, ana, 'Guardar la búsqueda');
  await expect(modal.getByRole('heading', { name: 'Falta un paso: mire su correo' })).toBeFocused();
  const asked = acceptLink(await mailTo(ana, 1, /^Confirme su alerta/));
  await open(page, asked);
  await expectFits(page);
  await expect(page.getByRole('main')).toContainText('Barcelona (provincia)');
  expect(await alertStates()).toEqual(['pending']);
  await accept(page, asked);
  await expect(page.getByRole('link', { name: 'Volver a la búsqueda' })).toHaveAttribute(
    'href',
    '/viviendas-barcelona-compra',
  );
  const welcome = await mailTo(ana, 2, /^Su alerta está en marcha$/);
  expect(welcome.text).toContain('En venta en Barcelona (provincia)');
  expect(linkIn(welcome, '/viviendas-')).toBe('/viviendas-barcelona-compra?utm_medium=email');
  await open(page, asked);
  await expectTitle(page, 'Solicitud ya tramitada');

  // A new home is mailed in the morning, once.
  const home = await addHome('barcelona');
  await expect.poll(tryNextMorning).toContain(`1, ${home.reference} (new)`);
  expect(mailsTo(ana)).toHaveLength(2);
  await letMorningCome();
  const news = await mailTo(ana, 3, /^1 novedad en su búsqueda/);
  const [change, out] = [linkIn(news, '/formulario-alertas/'), linkIn(news, '/rgpd/cancelar/')];
  expect(news.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const [, picture] = /<img\s[^>]*?src="([^"]*-600\.jpg)"/.exec(news.html) ?? [];
  expect((await page.request.get(picture!)).headers()['content-type']).toBe('image/jpeg');
  await open(page, linkIn(news, home.reference.toLowerCase()));
  await expect(page.getByRole('main')).toContainText(home.reference);

  // Changed by the mail's link, which works again.
  await open(page, change);
  await page.mouse.move(1, 1);
  await deferredPartsReady(page);
  await expectFits(page);
  await page.getByRole('radio', { name: /^Una vez por semana/ }).check();
  await page.getByText('Añadir sus datos (opcional)').click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await page.getByRole('button', { name: 'Actualizar alerta' }).click();
  await expectTitle(page, 'Los cambios están guardados');
  await open(page, change);
  await expectTitle(page, 'Le damos la bienvenida de nuevo, Ana');
  await expect(page.getByRole('radio', { name: /^Una vez por semana/ })).toBeChecked();

  // Cancelled, once: the only one, all of them and all communications are offered.
  await open(page, out);
  await expectFits(page);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await cancel(page, out, 'Esta alerta', 'Su alerta ha sido cancelada');
  await mailTo(ana, 4, /^Su alerta ha sido cancelada$/);
  await open(page, out);
  await expectTitle(page, 'Solicitud ya tramitada');
  await open(page, change);
  await expectTitle(page, 'Su alerta ha sido cancelada');
  expect(await alertStates()).toEqual(['cancelled 1']);
});

test('a link that has expired, a new one, and the end of all alerts and of all communications', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(statuses);
  const [berta, carla] = ['berta@correo.example', 'carla@correo.example'];

  await createBySurvey(page, berta);
  const expired = acceptLink(await mailTo(berta, 1, /^Confirme su alerta/));
  await letExpire(expired);
  await open(page, expired);
  await expectTitle(page, 'El enlace ha caducado');
  await askForLink(page, berta);
  await acceptPlain(page, acceptLink(await mailTo(berta, 2, /^Confirme su alerta/)));
  await mailTo(berta, 3, /^Su alerta está en marcha$/);
  await createPlain(page, berta);
  await acceptPlain(page, acceptLink(await mailTo(berta, 4, /^Confirme su alerta/)));
  await mailTo(berta, 5, /^Su alerta está en marcha$/);

  // All alerts, by a link that is asked for on the site.
  await open(page, '/rgpd/cancelar');
  await askForLink(page, berta);
  const outOfAll = linkIn(await mailTo(berta, 6, /enlace para cancelar/), '/rgpd/cancelar/');
  await cancel(page, outOfAll, 'Todas mis alertas (2)', 'Sus alertas han sido canceladas');
  await mailTo(berta, 7, /^Sus alertas han sido canceladas$/);

  // All communications, the newsletter with them.
  await createPlain(page, carla);
  await acceptPlain(page, acceptLink(await mailTo(carla, 1, /^Confirme su alerta/)), { acceptNewsletter: 'on' });
  await mailTo(carla, 2, /^Su alerta está en marcha$/);
  const home = await addHome('madrid');
  await letMorningCome();
  const news = await mailTo(carla, 3, /^1 novedad/);
  expect(news.text).toContain(home.reference.toLowerCase());
  const outOfEverything = linkIn(news, '/rgpd/cancelar/');
  await letExpire(outOfEverything);
  await open(page, outOfEverything);
  await expectTitle(page, 'El enlace ha caducado');
  await askForLink(page, carla);
  const renewed = linkIn(await mailTo(carla, 4, /enlace para cancelar/), '/rgpd/cancelar/');
  await cancel(page, renewed, /^Todas las comunicaciones/, 'Le hemos dado de baja de nuestra base de datos');
  await mailTo(carla, 5, /de nuestra base de datos$/);
  expect(await store.db.selectFrom('subscriptions').select('state').execute()).toEqual([{ state: 'cancelled' }]);
  expect((await alertStates()).slice(-3)).toEqual(['cancelled 2', 'cancelled 2', 'cancelled 3']);

  // Nobody is left to write to.
  await addHome('madrid');
  await expect.poll(async () => (await store.db.selectFrom('estate_events').selectAll().execute()).length).toBe(0);
  expect([mailsTo(berta).length, mailsTo(carla).length]).toEqual([7, 5]);
});

test('in Catalan: a search saved on an empty list by keyboard, its filters left out, the alert deleted', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(statuses);
  const dolors = 'dolors@correu.example';

  await open(page, '/ca/habitatges-burgos-lloguer?price_min=900000');
  await page.getByRole('link', { name: 'Vegeu habitatges en venda' }).focus();
  await deferredPartsReady(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Correu electrònic' })).toBeFocused();
  await page.keyboard.type(dolors);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Cada dia/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Deseu la cerca' }), 3);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Falta un pas: mireu el correu' })).toBeFocused();
  const asked = acceptLink(await mailTo(dolors, 1, /^Confirmeu la vostra alerta/));
  await open(page, asked);
  await expectTitle(page, 'Abans de continuar…');
  await expect(page.getByRole('main')).toContainText('Burgos (província)');
  const accepted = { purpose: 'alerts', acceptAlertsPolicy: 'on' };
  await sendPlain(page, asked, accepted, "Gràcies: l'alerta està en marxa");
  await mailTo(dolors, 2, /^La vostra alerta està en marxa$/);

  // All her alerts, by a link that is asked for: paused, resumed, and one opened to be changed.
  await sendPlain(page, '/ca/rgpd/les-meves-alertes', { email: dolors }, 'Mireu el correu');
  const links = await mailTo(dolors, 3, /^L'enllaç a les vostres alertes/);
  expect(links.text).toMatch(/De lloguer a Burgos \(província\)\s+Des de 900\.000\s€/);
  await open(page, linkIn(links, '/les-meves-alertes/'));
  await expectFits(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Llogar · Burgos (província)' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Tan bon punt hi hagi novetats');
  await page.getByRole('button', { name: 'Poseu en pausa' }).click();
  await expect(page.getByRole('main')).toContainText('En pausa: no us escrivim.');
  expect((await alertStates()).at(-1)).toBe('paused');
  await page.getByRole('button', { name: 'Repreneu' }).click();
  await expect(page.getByRole('button', { name: 'Poseu en pausa' })).toBeVisible();
  await page.getByText('Elimineu', { exact: true }).click();
  await page.setViewportSize({ width: 1_280, height: 800 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Canvieu' }).click();

  // The filter leaves by keyboard, comes back and leaves, and the focus stays.
  await expect(page).toHaveURL(/\/formulari-alertes\/[\w-]{43}$/);
  const survey = new URL(page.url()).pathname;
  await open(page, survey);
  const chip = page.getByRole('checkbox', { name: /900/ });
  await chip.focus();
  await deferredPartsReady(page);
  for (const isIn of [false, true, false]) {
    await page.keyboard.press('Space');
    await expect(chip).toBeFocused();
    await expect(chip).toBeChecked({ checked: isIn });
  }
  await tabTo(page, page.getByRole('button', { name: "Actualitzeu l'alerta" }), 20);
  await page.keyboard.press('Enter');
  await expectTitle(page, "Els canvis s'han desat");
  await open(page, survey);
  await expect(chip).toHaveCount(0);

  await page.getByRole('link', { name: "Elimineu l'alerta" }).click();
  await expectTitle(page, 'Voleu eliminar aquesta alerta?');
  await expectFits(page);
  expect((await alertStates()).at(-1)).toBe('active');
  await page.getByRole('button', { name: "Sí, elimineu l'alerta" }).click();
  await expectTitle(page, "La vostra alerta s'ha cancel·lat");
  await mailTo(dolors, 4, /^La vostra alerta s'ha cancel·lat$/);
  expect((await alertStates()).at(-1)).toBe('cancelled 1');
});

test('in English: the price of one home, until a mail program unsubscribes by one click', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(statuses);
  const emma = 'emma@mail.example';
  const home = await addHome('barcelona');
  const params = {
    province: home.address.province_slug,
    type: home.type,
    slug: localised(home.url_slug, 'en')!.value,
    ref: home.reference,
  };

  await open(page, buildUrl(routeTarget<'Estate'>({ to: 'Estate', params }), 'en'));
  await page.getByRole('link', { name: 'Tell me if the price drops' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText(`Reference ${home.reference}`);
  await expectFits(page);
  await modal.getByRole('textbox', { name: 'E-mail address' }).fill(emma);
  await modal.getByRole('checkbox', { name: /^I have read and accept/ }).check();
  await modal.getByRole('button', { name: 'Let me know' }).click();
  await expect(modal.getByRole('heading', { name: 'One more step: check your inbox' })).toBeFocused();
  const asked = acceptLink(await mailTo(emma, 1, /^Confirm your price alert$/));
  const question = await (await page.request.get(asked)).text();
  expect(question).toContain('when the price of this listing drops');
  // So that the Thanks page speaks of the listing too.
  expect(question).toContain(`name="offeredAlert" value="?type=buy&amp;reference=${home.reference.toLowerCase()}"`);
  const accepted = { purpose: 'alerts', acceptAlertsPolicy: 'on' };
  await sendPlain(page, asked, accepted, 'Thank you: your alert has started');
  await mailTo(emma, 2, /^Your alert has started$/);
  // A second time, as when somebody goes back and sends it again.
  await sendPlain(page, asked, accepted, 'Request already processed');

  await drop(home);
  await letMorningCome();
  const news = await mailTo(emma, 3, /^News of a listing you follow$/);
  expect(news.text).toContain('(was');
  expect(news.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const [, oneClick = ''] = /<(http[^>]*)>/.exec(news.header('List-Unsubscribe') ?? '') ?? [];
  // Neither a reader's prefetch nor a virus scanner ends it.
  await fetch(oneClick, { redirect: 'manual' });
  expect((await alertStates()).at(-1)).toBe('active');
  const answer = await fetch(oneClick, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
  expect((await alertStates()).at(-1)).toBe('cancelled 1');
  expect((await page.request.get(linkIn(news, '/alert-survey/'))).status()).toBe(200);
  await sendPlain(page, linkIn(news, '/rgpd/cancel/'), { reason: '1' }, 'Request already processed');
  expect(mailsTo(emma)).toHaveLength(3);
});
