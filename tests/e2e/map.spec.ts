import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from './accessible.ts';
import { startIsochroneEngine } from '../fakes/isochroneEngine.ts';
import { makeMapTilesFile } from '../fakes/mapTilesFile.ts';
import { startBuiltServer, stopServer } from './builtServer.ts';
import { isScript } from './builtScripts.ts';
import { expect, hydrated, open, test } from './consoleGuard.ts';
import { tabTo } from './tabTo.ts';

test.use({ pictures: 'plain', contextOptions: { reducedMotion: 'no-preference' } });

const tilesPort = 3420;

const list = '/viviendas-barcelona-compra';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The number that the heading begins with. */
const total = async (page: Page): Promise<number> =>
  Number(/^[\d.]*/.exec((await heading(page).textContent())!)![0].replaceAll('.', ''));

/** Opens the map and waits for its pins. */
async function openMap(page: Page) {
  await page.getByRole('button', { name: 'Ver mapa' }).press('Enter');
  const map = page.getByRole('group', { name: /^Mapa de los resultados/ });
  await expect(map.getByRole('status').first()).toHaveText(/^\d+ viviendas? en el mapa/);
  return map;
}

const middleOf = async (page: Page) => {
  const { x, y, width, height } = (await page.getByRole('group', { name: /^Mapa de los/ }).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, width, height };
};

/** Of what the map's tiles have drawn, on the average: 0 is black, 1 is white. */
const brightness = (map: Locator): Promise<number> =>
  map.locator('.leaflet-tile-pane canvas').evaluateAll((tiles) => {
    // Read from a copy: Chromium warns of a canvas that is read several times and was not made for it.
    const copy = new OffscreenCanvas(256, 256).getContext('2d', { willReadFrequently: true })!;
    // A tile that the map has just left has no size any more.
    const drawn = tiles.filter((tile) => (tile as HTMLCanvasElement).width > 0);
    const values = drawn.flatMap((tile) => {
      copy.drawImage(tile as HTMLCanvasElement, 0, 0);
      const { data } = copy.getImageData(0, 0, 256, 256);
      return [...data].filter((_, at) => at % 4 !== 3);
    });
    return values.reduce((sum, value) => sum + value, 0) / values.length / 255;
  });

const references = (page: Page) =>
  page.locator('main article h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** How many cards of the list are marked. */
const lit = (page: Page) =>
  page
    .locator('main article')
    .evaluateAll((cards) => cards.filter((card) => getComputedStyle(card).outlineStyle === 'solid').length);

/** Waits for the next frame: a move or a zoom of the map that was asked for has begun then. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits for the end of the zoom that a button of the map has just asked for. */
async function zoomEnds(page: Page) {
  await nextFrame(page);
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
}

/** The numbers of the map's clusters, and how wide the widest is, in pixels. */
const clusters = (map: Locator) =>
  map.locator('[data-marker]:not([aria-pressed])').evaluateAll((buttons) => ({
    counts: buttons.map(({ firstChild }) => Number(firstChild!.textContent)),
    width: Math.max(...buttons.map((button) => button.getBoundingClientRect().width)),
  }));

/** The texts of two markers of which one covers the other. */
const covering = (map: Locator) =>
  map.locator('[data-marker]').evaluateAll((markers) => {
    const drawn = markers.map((marker) => [marker, ...marker.querySelectorAll('span + span')]);
    const covers = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
    };
    return drawn.flatMap((parts, at) =>
      drawn
        .slice(at + 1)
        .filter((others) => parts.some((part) => others.some((other) => covers(part, other))))
        .map(([other]) => `${parts[0]!.textContent} ${other!.textContent}`),
    );
  });

/** On a phone the cards go on to those of the pins around, and filters and order lie above the map. */
async function expectPhonesTools(page: Page, map: Locator, cards: Locator) {
  await expect.poll(() => cards.getByRole('listitem').count()).toBeGreaterThan(1);
  await cards.getByRole('list').evaluate((list) => {
    list.scrollTo(list.clientWidth, 0);
  });
  await expect(map.locator('li[data-lit]')).toHaveCount(1);
  const filters = page.getByRole('button', { name: /^Filtros/ });
  await expect(filters).toBeInViewport();
  await filters.press('Enter');
  await expect(page.locator('#filters')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#filters')).toBeHidden();
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Más baratos' });
  await page.waitForURL(/[?&]sort=price/);
  // The address changes first, then the page.
  await expect(page.locator('main a[href*="sort=price"]').first()).toBeAttached();
  await expect(cards).toBeVisible();
  await cards.focus();
}

async function expectFullScreen(page: Page, map: Locator) {
  const full = map.getByRole('button', { name: 'Pantalla completa' });
  await full.press('Enter');
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await map.boundingBox())!.width).toBe(1280);
  await full.press('Enter');
  await expect(full).toHaveAttribute('aria-pressed', 'false');
}

for (const width of [360, 1280])
  test(`at ${width} px the map of Spain begins with the peninsula, the Canaries have a box, and a price is two presses from a town`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/viviendas-compra');
    const map = await openMap(page);
    const shown = Number.parseInt((await map.getByRole('status').first().textContent())!);
    const box = map.getByRole('button', { name: /^Canarias, \d+ inmuebles: acercar$/ });
    const islands = Number(await box.textContent());
    const { counts, width: widest } = await clusters(map);
    expect(counts.length).toBeGreaterThan(5);
    expect(widest).toBeLessThanOrEqual(40);
    expect(islands).toBeGreaterThan(0);
    await expectAccessible(page, { within: map });
    await tabTo(page, box, 60);
    await page.keyboard.press('Enter');
    await expect(box).toBeHidden();
    await expect(map).toBeFocused();
    // As the heading counts them, and those that are reserved beside: together those of the box.
    const countedOf = async () =>
      (await map.getByRole('status').first().textContent())!
        .match(/\d+/g)!
        .reduce((sum, text) => sum + Number(text), 0);
    await expect.poll(countedOf).toBe(islands);
    expect(islands).toBeLessThan(shown);
    // The list follows.
    await page.waitForURL(/[?&]bbox=-1[\d.]+,2/);

    await open(page, `${list}?town=barcelona`);
    await openMap(page);
    const town = await clusters(map);
    // In a town nearly all say from which price on, and no text lies on another.
    expect(await map.getByText(/^desde \d/).count()).toBeGreaterThanOrEqual(town.counts.length - 2);
    expect(await covering(map)).toEqual([]);
    await map
      .locator('[data-marker]:not([aria-pressed])')
      .nth(town.counts.indexOf(Math.max(...town.counts)))
      .press('Enter');
    await page.waitForURL(/[?&]bbox=/);
    const zoomed = page.url();
    await map.locator('[data-marker]').first().press('Enter');
    const cards = map.getByRole('region', { name: 'Inmuebles en este punto' });
    await expect(cards).toContainText('€');
    const heart = cards.getByRole('button', { name: /^Guardar en favoritos/ }).first();
    await heart.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, { within: cards });
    if (width === 360) await expectPhonesTools(page, map, cards);
    else await expectFullScreen(page, map);
    // The cards of the new order come meanwhile, and may take the focus with them.
    await expect(cards).toHaveAttribute('aria-busy', 'false');
    await cards.press('Escape');
    await expect(cards).toBeHidden();
    // And goes on following. A phone has three tools at the edge, and those of the zoom on request.
    if (width === 360) await map.getByRole('button', { name: 'Más herramientas' }).press('Enter');
    await map.getByRole('button', { name: 'Alejar', exact: true }).press('Enter');
    await page.waitForURL((url) => url.href !== zoomed && url.searchParams.has('bbox'));

    // From where there is nothing, back. A key that comes while the map still moves is not counted by it.
    const back = map.getByRole('button', { name: 'Volver a los resultados' });
    await expect(async () => {
      await map.focus();
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
      await expect(back).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await back.press('Enter');
    await expect(map).toBeFocused();
    await expect(map.getByRole('status').first()).toHaveText(/^\d+ viviendas en el mapa/);
    await expect(map.locator('[data-marker]').first()).toBeVisible();
  });

test('by mouse the list follows the map, a chip removes its area, clicks draw one; pins and cards light each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, list);
  const before = await total(page);
  const map = await openMap(page);
  const status = map.getByRole('status').first();
  const without = await status.textContent();
  const sold = map.getByRole('checkbox', { name: 'Ver también lo vendido' });
  await sold.check();
  await expect(status).toHaveText(/^\d+ viviendas en el mapa(, \d+ reservadas?)? y \d+ vendidas?$/);
  expect(Number.parseInt((await status.textContent())!)).toBe(Number.parseInt(without!));
  expect(Number.parseInt(without!)).toBe(before);
  await sold.uncheck();
  await expect(status).toHaveText(without!);
  // The group with the most homes.
  const groups = map.locator('[data-marker]');
  const sizes = await groups.evaluateAll((buttons) => buttons.map(({ firstChild }) => Number(firstChild!.textContent)));
  const group = (await groups.nth(sizes.indexOf(Math.max(...sizes))).boundingBox())!;
  const { x, y } = { x: group.x + group.width / 2, y: group.y + group.height / 2 };
  const entries = await page.evaluate(() => history.length);
  await page.mouse.move(x, y);
  // The cards of its homes that the list shows.
  await expect.poll(() => lit(page)).toBeGreaterThan(0);
  await page.mouse.wheel(0, -120);
  await page.waitForURL(/[?&]bbox=[\d.,-]+$/);
  const zoomed = page.url();
  // Beside the group, whose press would open it.
  await page.mouse.move(x, y + 70);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 40, { steps: 6 });
  await page.mouse.up();
  await page.waitForURL((url) => url.href !== zoomed);
  await expect.poll(() => total(page)).toBeLessThan(before);
  // In place of the entry of the list: Back leaves it.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(map).toBeVisible();

  const chip = page.getByRole('link', { name: 'Quitar el filtro: Zona visible del mapa' });
  await map.getByRole('checkbox', { name: 'Buscar al mover el mapa' }).uncheck();
  await chip.click();
  await page.waitForURL(`**${list}`);
  await expect.poll(() => total(page)).toBe(before);
  const still = page.url();
  await page.clock.install();
  await map.getByRole('button', { name: 'Acercar', exact: true }).click();
  // Longer than the list waits for the map to rest.
  await page.clock.runFor(900);
  expect(page.url()).toBe(still);
  await page.clock.resume();

  // From where the homes lie around the middle: four corners around its upper half, and the first one again.
  for (let step = 0; step < 2; step += 1) {
    await map.getByRole('button', { name: 'Alejar', exact: true }).click();
    // A corner that is set while the map zooms would lie elsewhere than under the pointer.
    await zoomEnds(page);
  }
  await map.getByRole('button', { name: 'Dibujar una zona' }).click();
  const drawing = map.getByRole('region', { name: 'Dibujar una zona' });
  await expect(drawing).toBeVisible();
  const middle = await middleOf(page);
  const [left, right, top, bottom] = [middle.x - 150, middle.x + 150, middle.y - 170, middle.y - 10];
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  for (const [at, corner] of corners.entries()) {
    await page.mouse.click(...corner);
    await expect(drawing.getByRole('status')).toHaveText(at === 0 ? '1 punto' : `${at + 1} puntos`);
  }
  await page.mouse.click(left, top);
  await page.waitForURL(/[?&]area=/);
  await expect(page.getByRole('link', { name: 'Quitar el filtro: Zona marcada en el mapa' })).toBeVisible();
  // The chip is there before the list.
  await expect.poll(() => total(page)).toBeLessThan(before);
  const drawn = [page.url(), await references(page), await total(page)];
  expect(drawn[2]).toBeGreaterThan(0);
  expect(drawn[2]).toBeLessThan(before);
  await page.reload();
  expect([page.url(), await references(page), await total(page)]).toEqual(drawn);

  // As near as single pins; then a card of the list, and a pin of the map.
  await open(page, `${list}?town=barcelona&zone=gracia`);
  await openMap(page);
  // The list stays as it is while the map is moved: it would be pale while it loads.
  await map.getByRole('checkbox', { name: 'Buscar al mover el mapa' }).uncheck();
  await expect(page.locator('main article').first()).toBeVisible();
  for (const card of await page.locator('main article').all()) {
    await card.hover();
    if ((await map.locator('li[data-lit]').count()) > 0) break;
  }
  await expect(map.locator('li[data-lit]')).toHaveCount(1);
  await expect(async () => {
    const single = map.locator('[data-marker][aria-pressed]').first();
    if ((await single.count()) === 0) await map.getByRole('button', { name: 'Acercar', exact: true }).press('Enter');
    await single.hover({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const reference = await map.locator('[data-marker][aria-pressed]').first().getAttribute('data-marker');
  // With its picture and its price, without another request: its card is in the list.
  await expect(page.locator('.leaflet-popup-pane img')).toBeVisible();
  await expect(page.locator('.leaflet-popup-pane')).toContainText(/€|Consultar precio/);
  const card = page.locator('main article', { has: page.locator(`a[href*="${reference}" i]`) });
  await expect(card).toHaveCSS('outline-style', 'solid');
  await expectAccessible(page);
  await expectReadableInTheDark(page, { within: map });
  await expect.poll(() => brightness(map)).toBeGreaterThan(0.7);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => brightness(map)).toBeLessThan(0.3);
});

test('until the script of drawing is there, its button says so and the map takes no click', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const script = Promise.withResolvers<undefined>();
  await page.route(isScript('deferred-drawing'), async (route) => {
    await script.promise;
    await route.continue();
  });
  await open(page, list);
  const map = await openMap(page);
  const url = page.url();
  const group = (await map.locator('[data-marker]').first().boundingBox())!;
  const [x, y] = [group.x + group.width / 2, group.y + group.height / 2];
  const button = map.getByRole('button', { name: 'Dibujar una zona' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.mouse.click(x, y);
  await page.mouse.dblclick(x, y);
  await zoomEnds(page);
  expect(await map.locator('[data-marker]').first().boundingBox()).toEqual(group);
  script.resolve(undefined);
  const drawing = map.getByRole('region', { name: 'Dibujar una zona' });
  await expect(drawing).toBeVisible();
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await page.mouse.click(x, y);
  await expect(drawing.getByRole('status')).toHaveText('1 punto');
  expect(page.url()).toBe(url);
});

test('an area is drawn by keyboard, stands in the URL, and a chip removes it', async ({ page }) => {
  // Each arrow would glide for a quarter of a second and more, and a point is set where the map rests.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, list);
  const all = await total(page);
  const map = await openMap(page);
  await tabTo(page, map.getByRole('button', { name: 'Dibujar una zona' }), 20);
  await page.keyboard.press('Enter');
  await expect(map).toBeFocused();
  const panel = map.getByRole('region', { name: 'Dibujar una zona' });
  await expect(panel.getByRole('button', { name: 'Ver esta zona' })).toBeDisabled();
  await expectAccessible(page, { within: map });
  // To a corner, a point; two steps aside, a point; one back is taken away again.
  const steps = ['ArrowLeft', 'ArrowUp', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter', 'Enter', 'Backspace'];
  for (const key of [...steps, 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(panel.getByRole('status')).toHaveText('3 puntos');
  await panel.getByRole('button', { name: 'Ver esta zona' }).press('Enter');
  await page.waitForURL(/[?&]area=/);
  await expect(page.getByRole('link', { name: 'Quitar el filtro: Zona marcada en el mapa' })).toBeVisible();
  await expect.poll(() => total(page)).toBeLessThan(all);
  const [url, found, count] = [page.url(), await references(page), await total(page)];
  expect(count).toBeGreaterThan(0);
  await page.reload();
  expect(page.url()).toBe(url);
  expect([await references(page), await total(page)]).toEqual([found, count]);
  await page.getByRole('link', { name: 'Quitar el filtro: Zona marcada en el mapa' }).click();
  await page.waitForURL(`**${list}`);
  await expect.poll(() => total(page)).toBeGreaterThan(count);
});

test('a map that has left the province leads to the same part in the whole country', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, list);
  const map = await openMap(page);
  await map.focus();
  // To where the network has other homes.
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(map.getByRole('status').first()).toHaveText(/^Esta búsqueda es de una sola provincia/);
  await map.getByRole('link', { name: 'Buscar aquí en toda España' }).press('Enter');
  await page.waitForURL(/\/viviendas-compra\?bbox=/);
  await expect.poll(() => total(page)).toBeGreaterThan(0);
  await expect(map.getByRole('status').first()).toHaveText(/^[1-9]\d* viviendas? en el mapa/);
});

/** Touches through the protocol, since Playwright has one finger only. */
const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

/** A place in the left part of the map without a pin within a finger's reach. */
const freePlace = (map: Locator): Promise<[x: number, y: number]> =>
  map.evaluate((frame) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const reaches = [-24, 0, 24];
    for (let y = top + height * 0.3; y < top + height * 0.7; y += 16)
      for (let x = left + width * 0.1; x < left + width * 0.4; x += 16) {
        const under = reaches.flatMap((dx) => reaches.map((dy) => document.elementFromPoint(x + dx, y + dy)));
        if (under.every((element) => element?.closest('.leaflet-container') && !element.closest('button')))
          return [x, y];
      }
    throw new Error('pins everywhere');
  });

/** Two taps at once. */
async function doubleTap(session: CDPSession, x: number, y: number) {
  for (let tap = 0; tap < 2; tap += 1) {
    await touch(session, 'touchStart', [[x, y]]);
    await touch(session, 'touchEnd', []);
  }
}

const flickStepMs = 10;
/** Pixels: about the height of the screen. */
const maxMomentum = 800;

/**
 * A finger that leaves the map while it is moving.
 * @returns the pixels that the map went on by itself; null where the machine was so slow that the finger rested before
 */
async function flick(page: Page, session: CDPSession, [x, y]: [number, number]): Promise<number | null> {
  const pane = page.locator('.leaflet-map-pane');
  await pane.evaluate((element) => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const moves: number[] = [];
    addEventListener('touchmove', () => moves.push(performance.now()), options);
    const leave = () => {
      listening.abort();
      element.dataset.left = element.style.transform;
      // Leaflet takes the pace from the last 50 ms.
      element.dataset.rested = String(moves.length < 2 || performance.now() - moves.at(-2)! > 45);
    };
    addEventListener('touchend', leave, options);
  });
  await touch(session, 'touchStart', [[x, y]]);
  for (let by = 50; by < 200; by += 50)
    await Promise.all([touch(session, 'touchMove', [[x + by, y]]), setTimeout(flickStepMs)]);
  await Promise.all([touch(session, 'touchMove', [[x + 200, y]]), touch(session, 'touchEnd', [])]);
  // It goes as far as it will.
  await nextFrame(page);
  await expect(page.locator('.leaflet-pan-anim')).toHaveCount(0);
  return pane.evaluate((element) => {
    const { left, rested } = element.dataset;
    return rested === 'true' ? null : Math.abs(new DOMMatrix(element.style.transform).e - new DOMMatrix(left).e);
  });
}

/** The width of the part of the map that the list is limited to, in degrees. */
function degreesOf(page: Page): number {
  const [west, , east] = new URL(page.url()).searchParams.get('bbox')!.split(',').map(Number);
  return east! - west!;
}

/** One finger from a point to others, and up again. @param rest milliseconds for which it lies still before */
async function drag(session: CDPSession, [start, ...others]: [number, number][], rest = 0) {
  let [x, y] = start!;
  await touch(session, 'touchStart', [[x, y]]);
  for (const [toX, toY] of others) {
    for (let part = 1; part <= 6; part += 1)
      await touch(session, 'touchMove', [[x + ((toX - x) * part) / 6, y + ((toY - y) * part) / 6]]);
    [x, y] = [toX, toY];
  }
  if (rest > 0) {
    await setTimeout(rest);
    await touch(session, 'touchMove', [[x, y]]);
  }
  await touch(session, 'touchEnd', []);
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  test('a swipe turns the pictures of a card, a tap opens it; two fingers and a double tap zoom the map, one moves it on, and draws by hand', async ({
    page,
  }) => {
    await open(page, list);
    const session = await page.context().newCDPSession(page);
    const card = page.locator('main article').first();
    await card.scrollIntoViewIfNeeded();
    const top = (await card.boundingBox())!.y + 60;
    // Over the half of a picture, and at rest before the finger is lifted: how far momentum goes depends on the
    // machine.
    const swipe = (from: number, to: number) =>
      drag(
        session,
        [
          [from, top],
          [to, top],
        ],
        150,
      );
    const position = card.getByRole('status');
    /** A touch before the strip rests would stop it. */
    const restsAt = async (number: number) => {
      await expect(position).toContainText(`Imagen ${number} de `);
      const strip = card.getByRole('list').first();
      await expect.poll(() => strip.evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(number - 1);
    };
    // The pictures come with the card's first use, and that is a swipe.
    await swipe(310, 70);
    await restsAt(2);
    const arrow = (await card.getByRole('button', { name: /^Imagen siguiente/ }).boundingBox())!;
    const [arrowX, arrowY] = [arrow.x + arrow.width / 2, arrow.y + arrow.height / 2];
    await page.touchscreen.tap(arrowX, arrowY);
    await restsAt(3);
    await drag(session, [
      [arrowX, arrowY],
      [arrowX - 150, arrowY],
    ]);
    await restsAt(4);
    await swipe(310, 70);
    await restsAt(5);
    await swipe(70, 310);
    await restsAt(4);
    expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth])).toEqual([0, 390]);
    const name = (await card.getByRole('heading').textContent())!.trim();
    // Chromium ignores a tap that comes shortly after a swipe. One more would open the gallery of a page that is late.
    await expect(async () => {
      if (new URL(page.url()).pathname === list) await page.touchscreen.tap(200, top);
      await expect(heading(page)).toContainText(name, { timeout: 2_000 });
    }).toPass();
    await page.goBack();
    await expect(heading(page)).toContainText('en venta');

    const map = await openMap(page);
    const { x, y } = await middleOf(page);
    await touch(session, 'touchStart', [
      [x - 30, y],
      [x + 30, y],
    ]);
    for (let reach = 40; reach <= 130; reach += 15)
      await touch(session, 'touchMove', [
        [x - reach, y],
        [x + reach, y],
      ]);
    await touch(session, 'touchEnd', []);
    await page.waitForURL(/[?&]bbox=/);
    const pinched = degreesOf(page);
    const free = await freePlace(map);
    // On a busy machine the list of the first double tap may be on its way when the next one comes.
    await expect(async () => {
      await doubleTap(session, ...free);
      await expect.poll(() => degreesOf(page) / pinched, { timeout: 2_000 }).toBeLessThan(0.6);
    }).toPass();

    await map.getByRole('checkbox', { name: 'Buscar al mover el mapa' }).uncheck();
    /** Expects that the map goes on by itself as far as it should. A busy machine may be too slow for any flick. */
    const expectMomentum = async (isRight: (pixels: number) => boolean) => {
      for (let again = 0; again < 20; again += 1) {
        const pixels = await flick(page, session, await freePlace(map));
        if (pixels !== null) return expect(isRight(pixels), `${pixels} px`).toBe(true);
      }
      test.info().annotations.push({ type: 'too slow for a flick' });
    };
    await expectMomentum((pixels) => pixels > 20 && pixels < maxMomentum);
    await page.getByRole('button', { name: 'Ocultar mapa' }).click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // To where there are homes.
    await page.getByRole('link', { name: 'Quitar el filtro: Zona visible del mapa' }).press('Enter');
    await openMap(page);
    await expectMomentum((pixels) => pixels === 0);

    await map.getByRole('button', { name: 'Dibujar una zona' }).click();
    const drawing = map.getByRole('region', { name: 'Dibujar una zona' });
    await expect(drawing).toBeVisible();
    // Crossed.
    await drag(session, [
      [x - 80, y - 90],
      [x + 80, y - 10],
      [x + 80, y - 90],
      [x - 80, y - 10],
    ]);
    await expect(drawing).toContainText('se cruza consigo misma');
    await drag(session, [
      [x - 90, y - 120],
      [x + 90, y - 120],
      [x + 90, y + 10],
      [x - 90, y + 10],
    ]);
    await page.waitForURL(/[?&]area=/);
    await expectAccessible(page, { within: map });
  });

  test('a map that was moved to where there are no homes opens again from its empty list', async ({ page }) => {
    await open(page, list);
    const map = await openMap(page);
    await map.focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(map.locator('.leaflet-pan-anim')).toHaveCount(0);
    }
    await page.waitForURL(/[?&]bbox=/);
    await expect(heading(page)).toHaveText(/^Ningún/);
    await page.getByRole('button', { name: 'Ocultar mapa' }).click();
    const again = page.getByRole('button', { name: 'Ver mapa' });
    await expect(again).toBeInViewport();
    await expectAccessible(page, { within: page.getByRole('main') });
    // The same from the server.
    await page.reload();
    await hydrated(page);
    await expect(page.locator('main')).toContainText('Quitar los filtros');
    await again.click();
    await expect(map).toBeVisible();
    await expect(page).toHaveURL(/[?&]bbox=/);
  });
});

test('the map shows where the visitor is when they ask, and says when it may not', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, list);
  const map = await openMap(page);
  const locate = map.getByRole('button', { name: 'Mostrar dónde estoy' });
  await locate.click();
  await expect(map).toContainText('No podemos saber dónde está.');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.2371, longitude: 1.8059 });
  await locate.click();
  await page.waitForURL(/[?&]bbox=1\.\d+,41\.2/);
  await expect(map).not.toContainText('No podemos saber dónde está.');
  // A dot of eight pixels.
  await expect(map.locator('path[d*="a8,8"]')).toBeVisible();
});

/** The visitor's own place on a list: named by keyboard, said on its cards, its name and point in no URL. */
async function expectOwnPlaces(page: Page): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  // Below the list, once the visitor has begun to use the page.
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Añadir un lugar' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mis lugares' });
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Mi taller');
  const where = dialog.getByRole('combobox', { name: 'Dónde' });
  await where.fill('gràcia');
  await expect(dialog.getByRole('option').first()).toContainText('Gràcia');
  await where.press('ArrowDown');
  await where.press('Enter');
  await expect(where).toHaveValue(/^Gràcia/);
  await dialog.getByRole('combobox', { name: 'Cómo va' }).selectOption('en bicicleta');
  await expectAccessible(page, { within: dialog });
  const reach = page.waitForResponse((response) => response.request().method() === 'POST');
  await dialog.getByRole('button', { name: 'Guardar el lugar' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Nombre' }).first()).toHaveValue('Mi taller');
  expect((await reach).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Listo' }).press('Enter');
  const ways = page.locator('main article').first().getByRole('list', { name: 'Mis lugares' });
  await expect(ways).toHaveText(/^Mi taller (hasta (unos )?10|más de 45) min en bicicleta$/);
  expect(sent.filter((one) => one.includes('taller') || /[?&]travel=/.test(one))).toEqual([]);
  expect(sent.filter((one) => one.includes('"travel"'))).toHaveLength(4);
}

/** Of a site with an engine: chosen in the form, said in the heading, and drawn on the map. */
async function expectTravelTimes(page: Page): Promise<void> {
  const searched = `http://127.0.0.1:${tilesPort}${list}?town=barcelona&zone=gracia`;
  await open(page, searched);
  await expectOwnPlaces(page);
  const script = Promise.withResolvers<undefined>();
  await page.route(isScript('deferred-travel'), async (route) => {
    await script.promise;
    await route.continue();
  });
  await open(page, searched);
  await page.locator('summary', { hasText: 'Distancia' }).press('Enter');
  const choice = page.getByRole('combobox', { name: 'Tiempo de viaje' });
  await expectAccessible(page, { within: page.getByRole('form', { name: 'Filtros' }) });
  await choice.selectOption('20 min en bicicleta');
  script.resolve(undefined);
  await page.waitForURL(/&travel=41\.\d+,2\.\d+,20,bicycle$/);
  await expect(heading(page)).toContainText('a 20\u00a0min en bicicleta de Gràcia');
  await expect(
    page.getByRole('link', { name: 'Quitar el filtro: A 20\u00a0min en bicicleta de Gràcia' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ver mapa' }).press('Enter');
  const map = page.getByRole('group', { name: /^Mapa de los resultados/ });
  await expect(map.locator('svg path').first()).toBeVisible();
}

test('streets of a file come from the site itself, without a question, and by keyboard', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vencejo-tiles-'));
  const file = path.join(folder, 'spain.pmtiles');
  writeFileSync(file, makeMapTilesFile('Streets of a city'));
  const engine = await startIsochroneEngine([]);
  const ISOCHRONES_URL = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
  const server = await startBuiltServer(tilesPort, { MAP_TILES_FILE: file, ISOCHRONES_URL });
  try {
    const hosts = new Set<string>();
    const tiles: string[] = [];
    page.on('response', (response) => {
      const { host, pathname } = new URL(response.url());
      hosts.add(host);
      if (pathname.startsWith('/map-tiles/')) tiles.push(`${response.status()} ${response.headers()['cache-control']}`);
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `http://127.0.0.1:${tilesPort}/viviendas-compra`);
    await page.getByRole('button', { name: 'Ver mapa' }).press('Enter');
    const map = page.getByRole('group', { name: /^Mapa de los resultados/ });
    await expect(map.getByRole('link', { name: '© colaboradores de OpenStreetMap' })).toBeVisible();
    await expect(map).toContainText('Streets of a city');
    await expect
      .poll(() => tiles.filter((tile) => tile === '200 public, max-age=31536000, immutable').length)
      .toBeGreaterThan(0);
    await expect.poll(() => brightness(map)).toBeGreaterThan(0.7);
    await map.focus();
    await page.keyboard.press('+');
    await zoomEnds(page);
    await expectAccessible(page, { within: map });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => brightness(map)).toBeLessThan(0.4);
    await expectTravelTimes(page);
    expect([...hosts]).toEqual([`127.0.0.1:${tilesPort}`]);
    // What the map still asks for would fail when the site stops.
    await page.goto('about:blank');
  } finally {
    await stopServer(server);
    engine.close();
    rmSync(folder, { recursive: true });
  }
});

test('where there are no streets the map says so and goes no nearer; tiles that do not come are said, and tried again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/Failed to load resource/);
  let isDown = true;
  await page.route('**/map-tiles/**', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/viviendas-madrid-compra?town=madrid');
  const map = await openMap(page);
  const failed = map.getByRole('status').filter({ hasText: 'Ahora mismo no podemos dibujar el mapa' });
  await expect(failed).toBeVisible();
  // The homes are there.
  await expect(map.locator('[data-marker]').first()).toBeVisible();
  await expectAccessible(page, { within: map });
  isDown = false;
  await failed.getByRole('button', { name: 'Intentarlo de nuevo' }).press('Enter');
  await expect(failed).toBeHidden();
  await expect.poll(() => brightness(map)).toBeGreaterThan(0.7);
  const nearer = map.getByRole('button', { name: 'Acercar', exact: true });
  await expect(async () => {
    if (await nearer.isEnabled()) await nearer.press('Enter');
    await expect(nearer).toBeDisabled({ timeout: 500 });
  }).toPass();
  await expect(map).toContainText('Aquí el mapa no tiene calles.');
  await expect(map).toContainText('1\u00a0km');
});
