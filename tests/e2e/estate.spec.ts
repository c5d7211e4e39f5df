import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { EstateDto } from '#shared/contract/estate.ts';
import { usePath } from '#shared/domain/uses.ts';
import { expectAccessible, expectReadableInTheDark } from './accessible.ts';
import { answering } from '../fakes/upstreamBehaviours.ts';
import { createFakeUpstream } from '../fakes/createFakeUpstream.ts';
import { fakeEstate } from '../fakes/estates.ts';
import { startBuiltServer, stopServer } from './builtServer.ts';
import { expect, hydrated, open, test } from './consoleGuard.ts';
import { estatePaths, someEstates } from './sample.ts';
import { focusInDialog } from './tabTo.ts';

// Gallery and share menu open and close with motion, as for most visitors.
test.use({ pictures: 'plain', contextOptions: { reducedMotion: 'no-preference' } });

/** What the page tells the site from now on. */
function toldBy(page: Page): string[] {
  const words: string[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).pathname === usePath) words.push(asked.postData() ?? '');
  });
  return words;
}

/** The first estate of the query that matches, as the full DTO: lists leave out some fields. */
async function findEstate(
  request: APIRequestContext,
  query: string,
  isWanted: (estate: EstateDto) => unknown,
): Promise<EstateDto> {
  for (const { reference } of await someEstates(request, query)) {
    const estate = (await (await request.get(`/web/estate/${reference}/public`)).json()) as EstateDto;
    if (isWanted(estate)) return estate;
  }
  throw new Error(`no estate of ${query} matches`);
}

const hasPlan = ({ media }: EstateDto): boolean => media.some(({ type }) => type === 'plan');

/** The gallery as large as the screen, on a phone its picture too; its zoom, and the strip of small pictures. */
async function expectWholeScreen(page: Page, gallery: Locator) {
  const screen = { x: 0, y: 0, ...page.viewportSize()! };
  const picture = gallery.getByRole('list').first();
  expect(await gallery.boundingBox()).toEqual(screen);
  if (screen.width < 700) expect(await picture.boundingBox()).toEqual(screen);

  const zoom = gallery.getByRole('button', { name: 'Ampliar la imagen' });
  const image = picture.getByRole('img');
  const width = (await image.boundingBox())!.width;
  await zoom.press('Enter');
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await image.boundingBox())!.width).toBeGreaterThan(1.5 * width);
  await zoom.press('Enter');
  await expect.poll(async () => (await image.boundingBox())!.width).toBe(width);

  const small = gallery.getByRole('list', { name: 'Miniaturas' });
  await expect(small).toBeInViewport({ ratio: 1 });
  await small.getByRole('button').nth(2).click();
  await expect(gallery).toContainText('3 de');
  await expect(picture.getByRole('listitem')).toBeInViewport({ ratio: 1 });
}

/** The estate is kept and asked about without leaving its pictures, which no key turns meanwhile. */
async function expectKeptAndAsked(page: Page, gallery: Locator) {
  const heart = gallery.getByRole('button', { name: /^Guardar en favoritos: / });
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const ask = gallery.getByRole('link', { name: 'Preguntar' });
  await expect(ask).toBeInViewport({ ratio: 1 });
  await ask.press('Enter');
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: /^Mensaje/ }) });
  await expect(sheet.getByRole('textbox', { name: /^Mensaje/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page, { within: sheet });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(gallery).toContainText('3 de');
  await expect(ask).toBeFocused();
  await heart.press('Enter');
}

test.describe('at two widths', () => {
  for (const width of [360, 1280]) {
    test(`gallery and share menu at ${width} px work by keyboard, are accessible when open, and restore the focus`, async ({
      page,
      request,
      context,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const told = toldBy(page);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      // Flats of some size have photographs enough to turn.
      const [estate] = await someEstates(request, 'buy?province=barcelona&estate_type=flat&rooms=3');
      const path = estatePaths(estate!)[0]!;
      await open(page, path);

      const opener = page.getByRole('link', { name: 'Mostrar todas las fotos' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await focusInDialog(page);
      const all = dialog.getByRole('button', { name: 'Ver todas las imágenes' });
      // On a phone they show first.
      if (width > 700) await all.press('Enter');
      await expect(all).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page);
      await dialog.getByRole('list', { name: 'Ver todas las imágenes' }).getByRole('button').first().press('Enter');
      await expect(dialog).toContainText('1 de');
      await page.keyboard.press('ArrowRight');
      await expect(dialog).toContainText('2 de');
      await expectAccessible(page, { within: dialog });
      await dialog.getByRole('button', { name: 'Mapa' }).press('Enter');
      await expect(dialog.getByRole('group', { name: /^Mapa con/ })).toBeFocused();
      await expectAccessible(page, { within: dialog });
      await dialog.getByRole('button', { name: 'Fotos' }).press('Enter');
      await expect(dialog).toContainText('2 de');
      await expectWholeScreen(page, dialog);
      await expectKeptAndAsked(page, dialog);
      await page.keyboard.press('End');
      await expect(dialog.getByRole('button', { name: 'Imagen siguiente' })).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      const share = page.getByRole('button', { name: 'Compartir' });
      await share.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Copiar la dirección' }).press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'Dirección copiada' })).toBeVisible();
      await expect(share).toBeFocused();
      expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path);
      // What lies half under the header, where the menu's focus left the page, counts as too small to hit.
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await page.keyboard.press('Enter');
      // Its colours are its own when it has faded in.
      await expect(page.getByRole('menu')).toHaveCSS('opacity', '1');
      await expectAccessible(page, { within: page.getByRole('menu') });
      // The colours are the same on a wide screen.
      if (width === 360) await expectReadableInTheDark(page, { within: page.getByRole('menu') });
      await page.keyboard.press('Escape');
      await expect(share).toBeFocused();

      // Here no program takes the call.
      await page.evaluate(() => {
        addEventListener('click', (event) => {
          if ((event.target as Element).closest('[href^="tel:"]')) event.preventDefault();
        });
      });
      await page
        .locator('article')
        .getByRole('link', { name: /^Llamar/ })
        .first()
        .press('Enter');
      // Sums of nobody: what was done, with which home, each once.
      await expect
        .poll(() => told.toSorted())
        .toEqual(['contacts', `kept ${estate!.key}`, `photos ${estate!.key}`, 'shared']);

      const alert = page.getByRole('link', { name: 'Avisarme si baja de precio' });
      await alert.press('Enter');
      await expect(page.getByRole('dialog')).toContainText(`Referencia ${estate!.reference}`);
      await focusInDialog(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(alert).toBeFocused();
    });
  }
});

/** Opens an estate from a list and its gallery, and checks on return that no request was sent since. */
async function openedGallery(page: Page, request: APIRequestContext) {
  await page.setViewportSize({ width: 360, height: 740 });
  const list = '/viviendas-barcelona-compra?rooms=3&estate_type=flat';
  await open(page, list);
  const [estate] = await someEstates(request, 'buy?province=barcelona&estate_type=flat&rooms=3');
  const path = estatePaths(estate!)[0]!;
  const told = toldBy(page);
  await page.locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect.poll(() => told).toEqual(['moved']);
  const opener = page.getByRole('link', { name: 'Mostrar todas las fotos' });
  await expect(opener).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const calls: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('/web/')) calls.push(asked.url());
  });
  await page.evaluate(() => {
    scrollTo(0, 60);
  });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await focusInDialog(page);
  const expectEstatePage = async () => {
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(60);
    expect(calls).toEqual([]);
  };
  return { list, path, opener, dialog, expectEstatePage };
}

test('Back, its button and Escape close the gallery, stay on the estate and leave nothing in the history; Forward opens it', async ({
  page,
  request,
}) => {
  const { list, opener, dialog, expectEstatePage } = await openedGallery(page, request);
  const state = () => page.evaluate(() => history.state as { idx: number; gallery?: number });
  const { idx } = await state();
  await page.goBack();
  await expectEstatePage();
  expect((await state()).idx).toBe(idx);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await focusInDialog(page);
  await page.keyboard.press('Escape');
  await expectEstatePage();
  expect((await state()).gallery).toBeUndefined();
  await opener.press('Enter');
  await focusInDialog(page);
  await dialog.getByRole('button', { name: 'Cerrar la galería' }).press('Enter');
  await expectEstatePage();
  expect((await state()).gallery).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${list.replace('?', '\\?')}(#|$)`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Barcelona');
});

test('a reload keeps the gallery open, and closing it shows the estate', async ({ page, request }) => {
  const { path, dialog } = await openedGallery(page, request);
  await page.reload();
  await hydrated(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).not.toHaveURL(path);
});

test('a question that is pressed first is asked; the bar leads to the sections and marks the present one; the gallery shows its frame while its script loads, and as many photos as its button says', async ({
  page,
  request,
}) => {
  const inProcess = ({ cee }: EstateDto) => cee.state === 'in_process';
  const estate = await findEstate(
    request,
    'buy?province=barcelona&estate_type=flat&rooms=3',
    (one) => hasPlan(one) && inProcess(one),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, estatePaths(estate)[0]!);
  await page.getByRole('link', { name: /^Preguntar por esto: El anuncio no indica la letra energética/ }).click();
  await expect(page.locator('#contact textarea')).toHaveValue(/El anuncio no indica la letra energética/);
  const bar = page.getByRole('navigation', { name: 'Secciones' });
  const length = await page.evaluate(() => history.length);
  await page.keyboard.press('Shift');
  await bar.locator('[data-hydrated]').waitFor({ state: 'attached' });
  for (const name of ['Planos', 'Costes']) {
    await bar.getByRole('link', { name }).press('Enter');
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    const heading = page.getByRole('heading', { name: name === 'Planos' ? name : 'Gastos de la compra', exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [{ y, height }, { y: top }] = [(await bar.boundingBox())!, (await heading.boundingBox())!];
    expect(top).toBeGreaterThanOrEqual(y + height);
  }
  expect(await page.evaluate(() => history.length)).toBe(length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/static/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const photos = estate.media.filter(({ type }) => type === 'image').length;
  await page.getByRole('link', { name: `Mostrar todas las fotos ${photos}` }).press('Enter');
  await expect(page.locator('[data-frame="pictures"]')).toBeVisible();
  release();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('list', { name: 'Ver todas las imágenes' }).getByRole('button').first().press('Enter');
  await expect(dialog).toContainText(`1 de ${photos}`);
  await page.keyboard.press('End');
  await expect(dialog).toContainText('Plano 1 de 1');
});

test.describe('over another upstream', () => {
  test('a tour and a map send requests only after a click', async ({ page }) => {
    // The demo network has no tours: its addresses would lead nowhere.
    const upstream = await createFakeUpstream();
    const estate = fakeEstate({
      virtual_tour: 'https://tour.example/1',
      location: { lat: 41.4, lng: 2.157, precision: 'exact' },
      address: { ...fakeEstate().address, visibility: 'full' },
    });
    upstream.behave(answering({}, { body: estate }), /^\/web\/estate\//);
    const port = 3416;
    const server = await startBuiltServer(port, {
      DATA_DIR: '.cache/e2e/tour',
      API_HOST: upstream.url,
      CMS_HOST: upstream.url,
      EMBED_ORIGINS: 'https://tour.example',
    });
    try {
      const elsewhere: string[] = [];
      await page.route(/^https:/, (route) => {
        elsewhere.push(new URL(route.request().url()).hostname);
        return route.request().resourceType() === 'image'
          ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
          : route.fulfill({ contentType: 'text/html', body: '<p>tour</p>' });
      });
      await open(page, `http://127.0.0.1:${port}${estatePaths(estate)[0]!}`);
      await page.locator('#tour').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(elsewhere).toEqual([]);
      await page.getByRole('link', { name: 'Empezar la visita virtual' }).press('Enter');
      await expect(page.frameLocator('#tour iframe').getByText('tour')).toBeVisible();
      expect(elsewhere).toEqual(['tour.example']);
      await page.getByRole('link', { name: 'Ver en el mapa' }).press('Enter');
      const map = page.getByRole('group', { name: 'Mapa con la dirección exacta' });
      await expect(map).toBeFocused();
      // The pin is drawn by a style alone.
      const pin = map.locator('.leaflet-marker-pane span');
      await expect
        .poll(() => pin.evaluate((element) => getComputedStyle(element, '::before').backgroundImage))
        .toContain('gradient');
      // In the drawing's place, with the pin in its middle.
      await expect(map).toBeInViewport({ ratio: 1 });
      const [frame, drop] = [(await map.boundingBox())!, (await pin.boundingBox())!];
      expect(Math.abs(drop.x + drop.width / 2 - frame.x - frame.width / 2)).toBeLessThan(3);
      expect(Math.abs(drop.y + drop.height / 2 - frame.y - frame.height / 2)).toBeLessThan(40);
      // Nobody else is asked for the map.
      await expect(map.locator('canvas.leaflet-tile-loaded').first()).toBeVisible();
      expect(elsewhere).toEqual(['tour.example']);
      await expectAccessible(page);
      // Past it the page scrolls: by the wheel, and by one finger; once it was pressed, the wheel zooms it.
      const scale = () => map.locator('span', { hasText: /^[\d.,]+\sk?m$/ }).textContent();
      const before = { scale: await scale(), y: await page.evaluate(() => scrollY) };
      const [x, y] = [frame.x + 40, frame.y + frame.height - 60];
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, -100);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before.y);
      expect(await scale()).toBe(before.scale);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before.y);
      await page.mouse.click(x, y);
      await page.mouse.wheel(0, -100);
      await expect.poll(scale).not.toBe(before.scale);
      expect(await page.evaluate(() => scrollY)).toBe(before.y);
      expect(await map.locator('.leaflet-container').evaluate((element) => getComputedStyle(element).touchAction)).toBe(
        'pan-x pan-y',
      );
    } finally {
      // The map that was zoomed may still ask for its tiles.
      await page.goto('about:blank');
      await stopServer(server);
      await upstream.close();
    }
  });
});

const printed: readonly [string, string, (estate: EstateDto) => unknown][] = [
  ['a flat for sale with a plan', 'buy?province=barcelona&estate_type=flat&rooms=3', hasPlan],
  [
    'a let flat with its terms, its legal facts and a plan',
    'rent?province=tarragona&estate_type=flat',
    (estate) => estate.rental_conditions && estate.reference_index && hasPlan(estate),
  ],
];

test.describe('with its pictures', () => {
  test.use({ pictures: 'drawn' });

  for (const [what, query, isWanted] of printed) {
    test(`${what} prints on one sheet, with its photo, price, reference, energy label and contact`, async ({
      page,
      request,
    }) => {
      const estate = await findEstate(
        request,
        query,
        (found) => found.cee.rating && found.agent?.phone && isWanted(found),
      );
      await open(page, estatePaths(estate)[0]!);
      await page.evaluate(() => document.fonts.ready);
      // Here before the print is made, which does not wait for what is fetched because of it.
      const code = page.getByAltText('Código QR de esta ficha');
      const isHere = await code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
      expect(isHere).toBe(true);
      const pdf = await page.pdf({ format: 'A4', printBackground: false });
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!;
      expect(sheets).toHaveLength(1);

      await page.emulateMedia({ media: 'print' });
      await expect(code).toBeVisible();
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
      for (const name of ['Certificado energético', 'Ubicación', 'Comprobado'])
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(page.locator('main p:visible').filter({ hasText: '€' }).first()).toBeVisible();
      await expect(page.locator('#photos img:visible')).toHaveCount(2);
      // Not the façade twice.
      const rooms = await page.locator('#photos li:visible').allTextContents();
      expect(new Set(rooms).size, rooms.join()).toBe(2);
      for (const onScreen of [
        page.getByText('Compartir'),
        page.getByText(/^Llamar al/),
        page.getByText('Mostrar todas las fotos'),
        page.locator('#plans'),
        page.getByRole('contentinfo').getByRole('link'),
      ])
        await expect(onScreen.first()).toBeHidden();
    });
  }
});

test('the price is visible without scrolling, in a low window and on a phone', async ({ page, request }) => {
  const [estate] = await someEstates(request, 'buy?province=barcelona&estate_type=flat&rooms=3');
  const price = /^Precio de venta/;
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, estatePaths(estate!)[0]!);
    const bottoms = await page
      .locator('p:visible')
      .filter({ hasText: price })
      .evaluateAll((prices) => prices.map((each) => each.getBoundingClientRect().bottom));
    expect(Math.min(...bottoms), `at ${width} × ${height}`).toBeLessThanOrEqual(height);
    // The tools under the photos: as high as one another, in one line.
    const tools = page.locator('div:has(> ul > li > a[href="#plans"])').locator('a:not(details *), button, summary');
    const boxes = (
      await tools.evaluateAll((each) => each.map((tool) => tool.getBoundingClientRect().toJSON() as DOMRect))
    )
      .filter((box) => box.width > 0)
      .map((box) => [box.top, box.height]);
    expect(boxes.length).toBeGreaterThanOrEqual(3);
    expect(new Set(boxes.map(String)).size).toBe(1);
    expect(boxes[0]![1]).toBeGreaterThanOrEqual(44);
    const plan = page.locator('#plans a');
    expect(await plan.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
  }
});
