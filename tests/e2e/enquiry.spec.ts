import type { Locator, Page } from '@playwright/test';
import { usualLanguages, type UsualLanguage } from '#shared/i18n/languages.ts';
import { expectAccessible } from './accessible.ts';
import { deferredPartsReady, expect, open, test } from './consoleGuard.ts';
import { expectBelowHeader } from './expectBelowHeader.ts';
import { linkMailedTo } from './linkMailedTo.ts';
import { estatePaths, someEstates } from './sample.ts';

test.use({ pictures: 'plain' });

/** Words of the form, as a visitor finds its controls by them. */
const words = {
  es: {
    name: 'Nombre',
    surname: 'Apellidos',
    email: 'Correo electrónico',
    privacy: /política de privacidad/,
    send: 'Enviar la consulta',
    problems: 'Hay 3 datos que corregir:',
    received: 'Hemos recibido su consulta',
    ask: 'Preguntar',
  },
  ca: {
    name: 'Nom',
    surname: 'Cognoms',
    email: 'Correu electrònic',
    privacy: /política de privadesa/,
    send: 'Envieu la consulta',
    problems: 'Hi ha 3 dades per corregir:',
    received: 'Hem rebut la vostra consulta',
    ask: 'Pregunteu',
  },
  en: {
    name: 'First name',
    surname: 'Surname',
    email: 'E-mail address',
    privacy: /Privacy Policy/,
    send: 'Send the enquiry',
    problems: 'There are 3 things to correct:',
    received: 'We have received your enquiry',
    ask: 'Ask',
  },
} as const satisfies Record<UsualLanguage, object>;

const phone = { width: 320, height: 640 };
const desktop = { width: 1280, height: 800 };

const block = (page: Page): Locator => page.locator('#contact');

/** The page of an estate that is for sale, in a language. */
const estatePath = async (page: Page, language: UsualLanguage): Promise<string> =>
  estatePaths((await someEstates(page.request))[0]!)[usualLanguages.indexOf(language)]!;

async function openForm(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.mouse.move(1, 1);
  const fold = page.locator('summary:has(+ #contact)');
  if (await fold.isVisible()) {
    await fold.click();
    // The press is answered within the screen.
    await expect(block(page).getByRole('textbox').first()).toBeInViewport();
  }
  await block(page).scrollIntoViewIfNeeded();
  await deferredPartsReady(page);
  await expect(block(page).locator('[data-hydrated]')).toBeAttached();
}

async function fill(form: Locator, language: UsualLanguage): Promise<void> {
  const { name, surname, email, privacy } = words[language];
  await form.getByRole('textbox', { name }).first().fill('Ana');
  await form.getByRole('textbox', { name: surname }).fill('Mas');
  await form.getByRole('textbox', { name: email }).fill(`ana.${Date.now()}@correo.example`);
  const consent = form.getByRole('checkbox', { name: privacy });
  // The focus brings it into sight. A click that scrolls would be in the same frame, and the card follows in the next.
  await consent.focus();
  await consent.check();
}

// One language for each way through a form: the texts alone differ, and their dictionaries are compared (i18n.test.ts).
test('errors are listed, marked and focused at 320 px, and an enquiry is sent (en)', async ({ page }) => {
  const language = 'en';
  const { name, email, send, problems, received } = words[language];
  await page.setViewportSize(phone);
  await openForm(page, await estatePath(page, language));
  const form = block(page);
  await fill(form, language);
  await form.getByRole('textbox', { name }).first().fill(' ');
  await form.getByRole('textbox', { name: email }).fill('ana@');
  await form.locator('input[name="phone"]').fill('12');
  const button = form.getByRole('button', { name: send });
  await button.click();
  await expect(form.getByRole('textbox', { name }).first()).toBeFocused();
  await expect(form.getByRole('alert')).toContainText(problems);
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(3);
  await expectAccessible(page, { within: form });

  await fill(form, language);
  await form.locator('input[name="phone"]').fill('612 345 678');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await button.click();
  const thanks = form.getByRole('heading', { name: received });
  await expect(thanks).toBeFocused();
  await expectBelowHeader(page, thanks);
  await expect(form.locator('a[href*="/rgpd/"]').first()).toBeVisible();
  expect(page.url()).not.toContain('ana');
  await expectAccessible(page, { within: form });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows its errors after it was sent, and then leads to the thanks (ca)', async ({
    page,
    consoleGuard,
  }) => {
    const language = 'ca';
    const { name, email, send, problems } = words[language];
    consoleGuard.expectMessage(/422/);
    await page.setViewportSize(phone);
    await page.goto(`${await estatePath(page, language)}#contact`);
    const form = block(page);
    await fill(form, language);
    await form.getByRole('textbox', { name }).first().fill('');
    await form.getByRole('textbox', { name: email }).fill('ana@');
    await form.locator('input[name="phone"]').fill('+44 12');
    const button = form.getByRole('button', { name: send });
    // Its styles are in the document for those without scripts alone.
    await expect(button).not.toHaveCSS('border-style', 'outset');
    await button.click();
    await expect(form.getByRole('alert')).toContainText(problems);
    await expect(form.locator('input[name="phone"]')).toHaveValue('+44 12');
    await fill(form, language);
    await form.locator('input[name="phone"]').fill('+44 7911 123456');
    await form.getByRole('button', { name: send }).click();
    await expect(page).toHaveURL(/from=enquiry/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a form that was sent before its scripts were there is answered with its styles', async ({ page, baseURL }) => {
  const path = await estatePath(page, 'es');
  const sheets = (html: string) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, url]) => url!);
  const later = sheets(/<noscript>.*?<\/noscript>/s.exec(await (await page.request.get(path)).text())![0]);
  expect(later.length).toBeGreaterThan(0);
  const answer = await page.request.post(path, {
    form: { form: 'enquiry' },
    headers: { origin: baseURL! },
  });
  expect(answer.status()).toBe(422);
  const document = (await answer.text()).replace(/<noscript>.*?<\/noscript>/gs, '');
  expect(sheets(document)).toEqual(expect.arrayContaining(later));
});

test('the card beside the text fits a low window, unfolds its form by keyboard, and keeps what was typed when folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 657 });
  await open(page, await estatePath(page, 'es'));
  await page.mouse.move(1, 1);
  await page.mouse.wheel(0, 900);
  const card = page.getByRole('complementary', { name: 'Contacto' }).locator('> div');
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('link', { name: /Llamar al|WhatsApp|Correo/ })).toHaveCount(3);
  await expectAccessible(page, { within: card });
  const fold = page.locator('summary:has(+ #contact)');
  await fold.press('Enter');
  const name = block(page).getByRole('textbox', { name: 'Nombre' });
  await name.fill('Ana');
  await fold.press('Enter');
  await expect(name).toBeHidden();
  // The card sticks at its place: the page stays where it is.
  const scrolled = await page.evaluate(() => scrollY);
  await card.getByRole('link', { name: 'Pedir una visita' }).press('Enter');
  await expect(block(page).locator('textarea')).toHaveValue(/me gustaría visitar/);
  await expect(name).toHaveValue('Ana');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('the page of the enquiry shows its summary, and leads to the form for a visit', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openForm(page, await estatePath(page, 'es'));
  await block(page).getByRole('button', { name: words.es.send }).click();
  await expect(block(page).getByRole('textbox').first()).toBeFocused();
  // What is wrong shows whole, below the header of the page.
  const header = (await page.getByRole('banner').boundingBox())!;
  const summary = (await block(page).getByRole('alert').boundingBox())!;
  expect(summary.y).toBeGreaterThanOrEqual(header.y + header.height);
  await fill(block(page), 'es');
  await block(page).getByRole('button', { name: words.es.send }).click();
  await block(page)
    .getByRole('link', { name: /resumen|Reservar/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Ana: hemos recibido su consulta');
  await page.setViewportSize(phone);
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.setViewportSize(desktop);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Ana: hemos recibido su consulta');
  await page.getByRole('link', { name: 'Solicite una visita' }).click();
  await expect(page).toHaveURL(/#visit$/);
  await expect(block(page).locator('textarea')).toHaveValue(/me gustaría visitar/);
  // Opened from outside, without a pointer over the page: the form is deferred, and nothing else starts it.
  const opened = await page.context().newPage();
  await opened.setViewportSize(desktop);
  await opened.goto(page.url());
  await expect(block(opened).locator('textarea')).toHaveValue(/me gustaría visitar/);
});

test('a visit is asked for by keyboard at a time that the agent has, which nobody else is offered, and confirmed', async ({
  page,
}) => {
  const [estate] = await someEstates(page.request, 'buy?agent=txell-torrent');
  const [path] = estatePaths(estate!);
  await page.setViewportSize({ width: 360, height: 800 });
  await openForm(page, path!);
  const form = block(page);
  const fold = form.locator('summary', { hasText: 'Elegir día y hora de la visita' });
  await fold.press('Enter');
  const times = form.getByRole('radio', { name: /, \d\d:\d\d$/ });
  const time = (await times.first().getAttribute('aria-label'))!;
  const offered = async () => (await (await page.request.get(path!)).text()).includes(`aria-label="${time}"`);
  expect(await offered()).toBe(true);
  await form.getByRole('radio', { name: 'Sin hora fija: prefiero acordarla' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(times.first()).toBeChecked();
  await expectAccessible(page, { within: form });
  await fill(form, 'es');
  const address = await form.getByRole('textbox', { name: words.es.email }).inputValue();
  await form.getByRole('button', { name: words.es.send }).press('Enter');
  await expect(form.getByRole('heading', { name: words.es.received })).toBeFocused();
  const [day, hour] = [time.slice(0, -7).toLowerCase(), time.slice(-5)];
  await expect(form).toContainText(`le guardamos la visita con Txell Torrent, ${day}, ${hour}–`);
  // The first who comes may get the page as it was, while it is made anew.
  await expect.poll(offered).toBe(false);
  await open(page, await linkMailedTo(address, 'aceptar'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirmar la visita' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias: su visita está confirmada');
});

test('on a phone the sheet holds the form, keeps the focus, and what was typed survives it and a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page, await estatePath(page, 'es'));
  const ask = page.getByRole('link', { name: words.es.ask, exact: true });
  // The bar with it gives way to a field of the page.
  await block(page).locator('textarea').focus();
  await expect(ask).toBeHidden();
  await block(page).locator('textarea').blur();
  await ask.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('textbox', { name: 'Nombre' })).toBeVisible();
  await expect(sheet.getByText(/^Referencia /)).toBeInViewport({ ratio: 1 });
  // The button is in reach from the start, and covers no field that has the focus.
  const send = sheet.getByRole('button', { name: words.es.send });
  const message = sheet.locator('textarea');
  for (const field of [sheet.getByRole('textbox', { name: 'Nombre' }), message]) {
    await field.focus();
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => (await field.boundingBox())!.y + (await field.boundingBox())!.height)
      .toBeLessThan((await send.boundingBox())!.y);
  }
  await sheet.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await sheet.getByRole('checkbox').first().check();
  await expectAccessible(page, { within: sheet });
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(ask).toBeFocused();
  await expect(block(page).getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
  await page.reload();
  await openForm(page, new URL(page.url()).pathname);
  await expect(block(page).getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
  // A consent is asked for each time.
  await expect(block(page).getByRole('checkbox').first()).not.toBeChecked();
});

test('without a connection the form says so, and is sent when it is back', async ({ page, context, consoleGuard }) => {
  consoleGuard.expectMessage(/Failed to load resource|form enquiry|ERR_INTERNET_DISCONNECTED|form token/);
  await page.setViewportSize(desktop);
  await openForm(page, await estatePath(page, 'es'));
  await fill(block(page), 'es');
  await context.setOffline(true);
  const button = block(page).getByRole('button', { name: words.es.send });
  await button.click();
  await expect(block(page).getByRole('alert')).toContainText('No hay conexión a internet');
  await context.setOffline(false);
  await button.click();
  await expect(block(page).getByRole('heading', { name: words.es.received })).toBeVisible();
});

test('a request that the site keeps is received too', async ({ page }) => {
  await page.route('**/web/opportunity', (route) => route.fulfill({ status: 202, json: {} }));
  await page.setViewportSize(desktop);
  await openForm(page, await estatePath(page, 'es'));
  await fill(block(page), 'es');
  await block(page).getByRole('button', { name: words.es.send }).click();
  await expect(block(page)).toContainText('No hace falta que la repita');
  await expect(block(page).locator('a[href*="/rgpd/"]')).toHaveCount(0);
});

test('an agent’s profile has the form', async ({ page }) => {
  const agents = (await (await page.request.get('/web/agents/barcelona')).json()) as { slug: string }[];
  await openForm(page, `/agentes/${agents[0]!.slug}`);
  await expectAccessible(page, { within: block(page) });
  await fill(block(page), 'es');
  const sent = page.waitForRequest('**/web/opportunity');
  await block(page).getByRole('button', { name: words.es.send }).click();
  expect((await sent).postDataJSON()).toMatchObject({ agent: agents[0]!.slug, subject: 'contact' });
  await expect(block(page).getByRole('heading', { name: words.es.received })).toBeFocused();
});
