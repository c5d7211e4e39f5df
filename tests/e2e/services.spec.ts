import type { Locator, Page } from '@playwright/test';
import { usualLanguages, type UsualLanguage } from '#shared/i18n/languages.ts';
import { guides, guideUrl } from '#shared/routes/guideUrl.ts';
import { expectAccessible } from './accessible.ts';
import { expectBelowHeader } from './expectBelowHeader.ts';
import { expect, open, test } from './consoleGuard.ts';
import { servicePaths } from './sample.ts';

test.use({ pictures: 'plain' });

interface Words {
  name: string;
  email: string;
  terms: RegExp;
  submit: string;
  next: string;
  back: string;
  address: RegExp;
  flat: string;
  area: RegExp;
  sent: string;
  noCity: string;
  noName: string;
}

const words: Record<UsualLanguage, Words> = {
  es: {
    name: 'Nombre y apellidos',
    email: 'Correo electrónico',
    terms: /He leído y acepto/,
    submit: 'Enviar la solicitud',
    next: 'Continuar',
    back: 'Atrás',
    address: /^Dirección/,
    flat: 'Piso',
    area: /^Metros/,
    sent: '¡Datos enviados correctamente!',
    noCity: 'Seleccione al menos una ciudad',
    noName: 'Escriba su nombre y sus apellidos.',
  },
  ca: {
    name: 'Nom i cognoms',
    email: 'Correu electrònic',
    terms: /He llegit i accepto/,
    submit: 'Envieu la sol·licitud',
    next: 'Continueu',
    back: 'Torneu enrere',
    address: /^Adreça/,
    flat: 'Pis',
    area: /^Metres/,
    sent: 'Dades enviades correctament!',
    noCity: 'Seleccioneu almenys una ciutat',
    noName: 'Escriviu el vostre nom i els cognoms.',
  },
  en: {
    name: 'Full name',
    email: 'E-mail',
    terms: /I have read and accept/,
    submit: 'Send the request',
    next: 'Continue',
    back: 'Back',
    address: /^Address/,
    flat: 'Flat',
    area: /^Square/,
    sent: 'Data has been sent correctly!',
    noCity: 'Select at least one city',
    noName: 'Enter your full name.',
  },
};

const form = (page: Page): Locator => page.locator('#request');

/** Opens a page and its form, which becomes interactive with the first input. */
async function openForm(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.mouse.move(1, 1);
  await page.waitForSelector('div[data-hydrated] #request', { state: 'attached' });
}

const next = (page: Page, texts: Words) => form(page).getByRole('button', { name: texts.next, exact: true }).click();

/** Where the home is and what it is like, the first two steps. */
async function fillHome(page: Page, { address, flat, area }: Words, goOn = () => Promise.resolve()): Promise<void> {
  await form(page).getByRole('textbox', { name: address }).fill('Calle Larios, 5');
  await form(page)
    .getByRole('checkbox', { name: /M[áà]laga/ })
    .check();
  await goOn();
  await form(page).getByRole('radio', { name: flat, exact: true }).check();
  await form(page).getByRole('textbox', { name: area }).fill('85 m²');
  await goOn();
}

/** The last step. */
async function fillPerson(page: Page, { name, email, terms }: Words, address: string): Promise<void> {
  await form(page).getByRole('textbox', { name }).fill('Ana Mas');
  await form(page).getByRole('textbox', { name: email }).fill(address);
  await form(page).locator('[name=phone]').fill('612 345 678');
  await form(page).getByRole('checkbox', { name: terms }).check();
}

// One language for each way through a form: the texts alone differ, and their dictionaries are compared (i18n.test.ts).
function of(language: UsualLanguage) {
  const [sell, rent] = servicePaths(language) as [string, string];
  return { language, texts: words[language], sell, rent };
}

test('the form of the page for sellers shows what is missing, and then goes through (es)', async ({ page }) => {
  const { language, texts, sell } = of('es');
  await open(page, sell);
  const boxes = await form(page).locator('[type=checkbox]').all();
  for (const box of boxes) await expect(box).not.toBeChecked();
  // The first act of the visitor: the form's script comes after it.
  await next(page, texts);
  await expect(form(page).getByRole('alert')).toContainText(texts.noCity);
  await expect(form(page).getByRole('checkbox').first()).toBeFocused();
  await fillHome(page, texts, () => next(page, texts));
  // What listings like it ask, from what was typed.
  await expect(form(page).getByRole('status')).toContainText(/85 m²/);
  await form(page).getByRole('button', { name: texts.submit }).click();
  const name = form(page).getByRole('textbox', { name: texts.name });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(texts.noName);
  await fillPerson(page, texts, `ana.${language}.${Date.now()}@correo.example`);
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  // Back and on, nothing is lost.
  await form(page).getByRole('button', { name: texts.back }).click();
  await expect(form(page).getByText(/^2 (?:de|of) 3/)).toBeVisible();
  await expect(form(page).getByRole('textbox', { name: texts.area })).toHaveValue('85 m²');
  await next(page, texts);
  await expect(name).toHaveValue('Ana Mas');
  const sent = page.waitForRequest('**/web/lead');
  await form(page).getByRole('button', { name: texts.submit }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    type: 'BUY',
    cities: ['malaga'],
    address: 'Calle Larios, 5',
    estateType: 'flat',
    area: 85,
    phone: '+34612345678',
    acceptTerms: true,
    acceptCommercials: false,
    acceptNewsletter: false,
    language,
    pageUrl: sell,
  });
  await expect(form(page).getByRole('heading', { name: texts.sent })).toBeFocused();
  await expectBelowHeader(page, form(page).getByRole('heading', { name: texts.sent }));
  // Who calls, what was said, what such homes ask, and the guide.
  await expect(form(page)).toContainText(/tiene su solicitud y le llamará o le escribirá en menos de 24 h laborables/);
  await expect(form(page).locator('dl')).toContainText('Calle Larios, 5');
  await expect(form(page).getByRole('status')).toContainText(/85 m²/);
  await expect(form(page).getByRole('link', { name: /guía/ })).toHaveAttribute('href', guideUrl('sell', 'es'));
  await expectAccessible(page, { within: form(page) });
  expect(page.url()).not.toContain('ana');
});

test.describe('without JavaScript (ca)', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of the page for landlords shows its errors after a submission, and then succeeds', async ({
    page,
    consoleGuard,
  }) => {
    const { language, texts, rent } = of('ca');
    consoleGuard.expectMessage(/422/);
    await page.goto(rent);
    await fillHome(page, texts);
    await fillPerson(page, texts, 'ana@');
    await form(page)
      .getByRole('checkbox', { name: /M[áà]laga/ })
      .uncheck();
    await form(page).getByRole('checkbox', { name: 'Madrid' }).check();
    // Cities with few agents are folded, which takes no script.
    await expect(form(page).getByRole('checkbox', { name: 'Burgos' })).toBeHidden();
    await form(page).locator('fieldset summary').click();
    await form(page).getByRole('checkbox', { name: 'Burgos' }).check();
    await form(page).getByRole('button', { name: texts.submit }).click();
    await expect(page).toHaveURL(new RegExp(`${rent}#request$`));
    await expect(form(page).getByRole('textbox', { name: texts.email })).toHaveAttribute('aria-invalid', 'true');
    await expect(form(page).getByRole('textbox', { name: texts.name })).toHaveValue('Ana Mas');
    await expect(form(page).getByRole('checkbox', { name: 'Madrid' })).toBeChecked();
    await expect(form(page).getByRole('checkbox', { name: 'Burgos' })).toBeChecked();
    await expect(form(page).getByRole('checkbox', { name: /M[áà]laga/ })).not.toBeChecked();
    await form(page).getByRole('textbox', { name: texts.email }).fill(`ana.sin.${language}@correo.example`);
    await form(page).getByRole('checkbox', { name: texts.terms }).check();
    await form(page).getByRole('button', { name: texts.submit }).click();
    await expect(page).toHaveURL(/\?from=owner/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.sent);
  });
});

test('the form of the pages is accessible with its errors, also where the screen is narrow (en)', async ({ page }) => {
  test.slow();
  const { texts, sell, rent } = of('en');
  for (const path of [sell, rent]) {
    await openForm(page, path);
    for (const size of [
      { width: 360, height: 640 },
      { width: 1280, height: 657 },
    ]) {
      await page.setViewportSize(size);
      await expect(form(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(form(page).getByRole('textbox', { name: texts.address })).toBeInViewport({ ratio: 1 });
    }
    await next(page, texts);
    await expect(form(page).getByRole('alert')).toContainText(texts.noCity);
    // Both are laid out alike.
    if (path === sell) await expectAccessible(page, { within: form(page) });
    await page.setViewportSize({ width: 320, height: 720 });
    await expectAccessible(page, { within: form(page) });
  }
});

test('the points of the service open and close by the keyboard, and prices are looked up', async ({ page }) => {
  await open(page, '/servicios/vender');
  const points = page.locator('details:has(h3)');
  await expect(points).toHaveCount(9);
  const second = points.nth(1);
  await second.locator('summary').focus();
  await expect(second.locator('p')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(second.locator('p')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(second.locator('p')).toBeHidden();
  const prices = page.getByRole('region', { name: 'Qué piden por viviendas como la suya' });
  // Its script may still be on its way.
  await prices.getByRole('combobox', { name: 'Provincia' }).selectOption('barcelona');
  await expect(prices.getByRole('combobox', { name: 'Municipio' }).getByRole('option')).not.toHaveCount(1);
  await prices.getByRole('spinbutton', { name: 'Metros cuadrados' }).fill('80');
  await page.keyboard.press('Enter');
  await expect(prices.getByRole('status')).toContainText(/Según \d+ anuncios parecidos en Barcelona/);
  await expect(prices.getByRole('status')).toContainText(/por 80 m²/);
  await page.setViewportSize({ width: 360, height: 800 });
  // Or the header could lie over the edge of a field.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, { within: prices });
  // The form as it is sent before its script is there.
  await page.goto('/servicios/vender?province=barcelona&town=&kind=flat&area=90#prices');
  await expect(prices.getByRole('status')).toContainText(/por 90 m²/);
  await expect(prices.getByRole('combobox', { name: 'Provincia' })).toHaveValue('barcelona');
  await page.goto('/servicios/alquilar');
  await expect(page.locator('details:has(h3)')).toHaveCount(10);
});

test('the form is filled in and sent by the keyboard alone', async ({ page }) => {
  await openForm(page, '/en/services/rent');
  const title = (text: string) => form(page).locator('legend').filter({ hasText: text });
  await form(page).getByRole('textbox', { name: words.en.address }).focus();
  await page.keyboard.type('Calle Ancha, 1');
  // The key Enter goes on as the button does: a city is missing.
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await form(page).getByRole('textbox', { name: words.en.address }).press('Enter');
  await expect(title('What the home is like')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('70');
  await page.keyboard.press('Enter');
  await expect(title('Your details')).toBeFocused();
  // The agents of the city are asked for meanwhile, and their choice comes before the name.
  await expect(form(page).getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ana Mas');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`ana.keys.${Date.now()}@correo.example`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('612345678');
  await form(page).getByRole('checkbox', { name: words.en.terms }).focus();
  await page.keyboard.press('Space');
  await form(page).getByRole('button', { name: words.en.submit }).focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('heading', { name: words.en.sent })).toBeFocused();
});

test('a network failure keeps what was typed, and a second attempt sends it with the same key', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/Failed to load resource|form ownerRequest/);
  const keys: (string | undefined)[] = [];
  await page.route('**/web/lead', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.fulfill({ status: 201, json: { id: 'a'.repeat(22) } });
  });
  // What is typed before the form's script is here is kept too.
  await open(page, '/servicios/vender');
  const zipCode = form(page).locator('[name=zipCode]');
  await zipCode.fill('28013');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('form:ownerRequest'))).toContain('28013');
  // Nobody touches the page: the draft alone brings the form's script.
  await page.reload();
  await expect(zipCode).toHaveValue('28013');
  await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(/\/en\//);
  await expect(zipCode).toHaveValue('28013');
  await page.goBack();
  await expect(zipCode).toHaveValue('28013');
  await zipCode.fill('');
  await form(page).getByRole('checkbox', { name: 'Madrid' }).uncheck();
  await fillHome(page, words.es, () => next(page, words.es));
  await fillPerson(page, words.es, 'ana@correo.example');
  const send = form(page).getByRole('button', { name: words.es.submit });
  await send.click();
  await expect(form(page).getByRole('alert')).toContainText('No se ha podido enviar');
  await expect(form(page).getByRole('textbox', { name: words.es.name })).toHaveValue('Ana Mas');
  await send.click();
  await expect(form(page).getByRole('heading', { name: words.es.sent })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('the guides are PDFs that caches may keep, linked in every language', async ({ page, request }) => {
  for (const guide of guides)
    for (const language of usualLanguages) {
      const answer = await request.get(guideUrl(guide, language));
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'public, max-age=86400',
      });
      expect(answer.headers().etag).toBeTruthy();
    }
  await page.goto('/servicios/alquilar');
  const links = page.locator('section[aria-labelledby=guide] a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    usualLanguages.map((language) => guideUrl('rent', language)),
  );
});

test('header, home page and footer lead to the pages, and the language switch from one to the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  await page.getByRole('banner').getByText('Servicios', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Poner su vivienda en alquiler' }).click();
  await expect(page).toHaveURL(/\/servicios\/alquilar$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/services\/rent$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sell your home' }).click();
  await expect(page).toHaveURL(/\/en\/services\/sell$/);
  await page.goto('/en');
  await page.getByRole('link', { name: 'I want to sell', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/services\/sell$/);
});

test('every article for owners leads to a page of the magazine', async ({ page, request }) => {
  for (const path of servicePaths('es')) {
    await page.goto(path);
    const hrefs = await page
      .locator('section[aria-labelledby=articles] li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(hrefs).toHaveLength(3);
    for (const href of hrefs) {
      expect(href).toMatch(/^\/magazine\/sector-inmobiliario\//);
      expect((await request.get(href)).status()).toBe(200);
    }
  }
});
