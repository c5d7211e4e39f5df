import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from './accessible.ts';
import { expect, hydrated, open, test } from './consoleGuard.ts';
import { ask } from './sample.ts';
import { focusInDialog, tabTo } from './tabTo.ts';

test.use({ pictures: 'plain' });

const list = '/viviendas-barcelona-compra';

/** The number of matches on the submit button, once it has loaded. */
async function promised(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^Ver [\d.]+ viviendas?$/ });
  await expect(button).toBeVisible();
  return Number(/[\d.]+/.exec((await button.textContent())!)![0].replaceAll('.', ''));
}

/** Whether an element is what shows in the middle of its first line, pointers let through or not. */
const isOnTop = (element: HTMLElement): boolean => {
  const { x, y, width, height } = element.getClientRects()[0]!;
  const before = element.style.pointerEvents;
  element.style.pointerEvents = 'auto';
  const found = document.elementFromPoint(x + width / 2, y + height / 2);
  element.style.pointerEvents = before;
  return element.contains(found);
};

test('the pictures of a card turn by mouse and by keyboard, and its link stays', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, list);
  const card = page.locator('main article').first();
  const height = (await card.boundingBox())!.height;
  // The number of pictures, in whose place the position then stands.
  const number = () => card.locator('[data-pictures]').evaluate((photo) => getComputedStyle(photo, '::after').display);
  expect(await number()).toBe('block');
  await card.hover();
  const next = card.getByRole('button', { name: /^Imagen siguiente/ });
  await next.click();
  expect(await number()).toBe('none');
  await expect(card.getByRole('status')).toContainText(/Imagen 2 de \d+/);
  await expect(card.locator('ul img').first()).toBeInViewport();
  await expect(card.getByRole('link', { name: /^Llamar a / })).toHaveAttribute('href', /^tel:\+34\d{9}$/);
  expect((await card.boundingBox())!.height).toBe(height);
  await expectAccessible(page, { within: card });

  const other = page.locator('main article').nth(1);
  await other.getByRole('link').first().focus();
  const previous = other.getByRole('button', { name: /^Imagen anterior/ });
  await tabTo(page, previous);
  await page.keyboard.press('Enter');
  await expect(other.getByRole('status')).toContainText(/Imagen (\d+) de \1$/);
  await expect(previous).toBeFocused();

  const name = (await card.getByRole('heading').textContent())!.trim();
  // On the picture itself, beside its buttons.
  await card.click({ position: { x: 150, y: 120 } });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('the first listing stands high up, and an empty list says what would find how many', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, list);
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
  expect((await top('main article')) - (await top('main'))).toBeLessThanOrEqual(260);
  await open(page, `${list}?price_max=30000&rooms=2`);
  const way = page
    .getByRole('main')
    .getByRole('link', { name: /^(?:Hasta|Sin) .*: \d+$/ })
    .first();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, { within: page.getByRole('main') });
  const count = /\d+$/.exec((await way.textContent())!)![0];
  await way.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count} pisos? `));
});

test('menu, filters, list, estate, gallery and back work by keyboard; the position in the list is restored', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const banner = page.getByRole('banner');
  await tabTo(page, banner.locator('summary', { hasText: 'Comprar' }));
  await page.keyboard.press('Enter');
  await tabTo(page, banner.getByRole('link', { name: 'Barcelona', exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${list}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('group', { name: 'Habitaciones' }).getByLabel(/^2/));
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('summary', { hasText: 'Tipo' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('group', { name: 'Viviendas', exact: true }).getByLabel(/^Piso/));
  await page.keyboard.press('Space');
  // The list follows, and the focus stays where the visitor is choosing.
  await page.waitForURL(`**${list}?rooms=2&estate_type=flat`);
  await expect(page.getByRole('group', { name: 'Viviendas', exact: true }).getByLabel(/^Piso/)).toBeFocused();
  await expect(page.getByRole('search').getByRole('status').last()).toHaveText(/^\d+ pisos? en venta/);
  await page.keyboard.press('Escape');
  await expect(page.locator('summary', { hasText: 'Tipo' })).toBeFocused();

  const card = page.locator('main article').nth(4).getByRole('link').first();
  const name = await card.textContent();
  await tabTo(page, card, 60);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name!.trim());
  const photos = page.getByRole('link', { name: 'Mostrar todas las fotos' });
  // The heading, where the focus is after a navigation, stands below the photos.
  await tabTo(page, photos, 10, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('1 de');
  await focusInDialog(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText('2 de');
  await page.keyboard.press('Escape');
  await expect(photos).toBeFocused();
  // A headless browser has no key for Back.
  await page.goBack();
  await page.waitForURL(/\?rooms=2&estate_type=flat(?:#|$)/);
  await expect(page.locator('main article').nth(4).getByRole('link').first()).toBeFocused();
  // The hash has led back, and the address is that of the list again.
  await expect(page).toHaveURL(/\?rooms=2&estate_type=flat$/);
  await expect(page.getByRole('group', { name: 'Habitaciones' }).getByLabel(/^2/)).toBeChecked();
});

for (const width of [360, 1280]) {
  test(`the filters are accessible when open at ${width} px, and close on Escape`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, list);
    // An open sheet has the focus, and counts already.
    const counted = page.waitForResponse(/_facets/);
    if (width < 1000) await page.getByRole('button', { name: 'Filtros' }).click();
    await page.locator('summary', { hasText: '+ filtros' }).click();
    await counted;
    await expect(page.getByRole('group', { name: 'Extras' }).getByText(/^\d+$/).first()).toBeVisible();
    await expectAccessible(page, { within: page.getByRole('form', { name: 'Filtros' }) });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Extras' })).toBeHidden();
  });
}

test('the form that saves a search is accessible on every screen, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${list}?rooms=2`);
  const link = page.getByRole('link', { name: 'Guardar búsqueda' });
  const dialog = page.getByRole('dialog', { name: 'Guarde esta búsqueda' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await link.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveText(['Barcelona (provincia)', '2 habitaciones']);
    await dialog.getByRole('button', { name: 'Guardar la búsqueda' }).click();
    await expect(dialog.getByLabel('Correo electrónico')).toBeFocused();
    await expectAccessible(page, { within: dialog });
    if (width === 360) await expectReadableInTheDark(page, { within: dialog });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
});

// On a wide screen map.spec.ts does the same.
test('on a phone the map is accessible, loads on request only, and works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/pins|resultMap/.test(request.url())) asked.push(request.url());
  });
  await open(page, list);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Ver mapa' }).press('Enter');
  const { map, count, cards } = mapOf(page);
  await expect(count).toHaveText(/^\d+ viviendas en el mapa( y \d+ reservadas?)?$/);
  await expectAccessible(page, { within: map });
  await expect(page.getByRole('link', { name: 'Guardar con esta zona' })).toHaveAttribute('href', /&area=/);
  // A list that follows the map is pale while it loads, which is at no certain time.
  const follows = map.getByRole('checkbox', { name: 'Buscar al mover el mapa' });
  await follows.press('Space');
  await expect(follows).not.toBeChecked();
  await map.getByRole('button', { name: 'Más herramientas' }).press('Enter');
  await map.getByRole('button', { name: 'Acercar', exact: true }).press('Enter');
  // Zooms into one cluster after another until the card of a single estate shows. Each step waits until the previous
  // one is drawn.
  await expect(async () => {
    if (!(await cards.isVisible()))
      await map.getByRole('list').first().getByRole('button').first().press('Enter', { timeout: 1_000 });
    await expect(cards.getByRole('link').first()).toBeVisible({ timeout: 700 });
  }).toPass({ timeout: 60_000 });
  // A marker may lie under a button by now: whoever moved the map there moves it on.
  await expectAccessible(page, { within: map, leftOut: ['target-size'] });
});

test('on a phone and on a tablet the first listing stands high up, a bar has map and filters along the whole list, the map fits the screen, and closing it restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, list);
  // The first card begins in the upper part of the screen.
  const firstTop = async () => (await page.locator('main article').first().boundingBox())!.y;
  expect(await firstTop()).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await firstTop()).toBeLessThanOrEqual(300);
  const facts = page.locator('main article p', { has: page.getByRole('img', { name: /baños?$/ }) });
  for (const { height } of await facts.evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect())))
    // One line, a second for what the home has beside, in words, and each in two where it does not fit: none is cut.
    expect([36, 60, 84, 108]).toContain(height);
  const card = page.locator('main article').nth(5);
  // The bar gives way while a reader scrolls down, except for the keyboard, and is back at rest.
  const filters = page.getByRole('button', { name: 'Filtros' });
  const translateWhileScrolling = (to: Locator): Promise<string> =>
    to.evaluate(
      (element) =>
        new Promise((resolve) => {
          const bar = document.querySelector('[data-lower-bar="filters"]')!;
          new MutationObserver((_, observer) => {
            observer.disconnect();
            resolve(getComputedStyle(bar).translate);
          }).observe(document.documentElement, { attributeFilter: ['data-reading'] });
          element.scrollIntoView({ behavior: 'instant' });
        }),
    );
  expect(await translateWhileScrolling(card)).not.toBe('none');
  await expect(filters).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(page.locator('html[data-reading]')).toHaveCount(0);
  await filters.press('Shift');
  expect(await translateWhileScrolling(card)).toBe('none');
  await expect(filters).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => {
    scrollBy({ top: -40, behavior: 'instant' });
  });
  const before = await card.boundingBox();
  // What has the focus is above it.
  const link = page.locator('main article').nth(6).getByRole('link').last();
  await link.evaluate((element: HTMLElement) => {
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 20, behavior: 'instant' });
    element.focus();
  });
  expect(await link.evaluate(isOnTop)).toBe(true);
  await card.evaluate((element, y) => {
    scrollBy({ top: element.getBoundingClientRect().y - y, behavior: 'instant' });
  }, before!.y);
  for (const name of ['Ver mapa', 'Filtros']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    expect(await page.getByRole('button', { name }).evaluate(isOnTop)).toBe(true);
  }
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  await expect(page.getByRole('group', { name: /^Mapa de los resultados/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Ocultar mapa' }).click();
  await expect.poll(async () => Math.round((await card.boundingBox())!.y)).toBe(Math.round(before!.y));
});

test('the filters of a town with zones do not cover the buttons above the map, and show beside it on a low screen', async ({
  page,
}) => {
  for (const [width, height, path] of [
    [1100, 800, `${list}?town=barcelona`],
    [1366, 657, '/viviendas-barcelona-alquiler?town=barcelona'],
    [1280, 800, '/viviendas-madrid-compra?town=madrid'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, path);
    await expect(page.locator('summary', { hasText: 'Zonas' })).toBeVisible();
    await page.getByRole('button', { name: 'Ver mapa' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Ocultar mapa' }).evaluate(isOnTop)).toBe(true);
    expect(await page.locator('summary', { hasText: 'Zonas' }).evaluate(isOnTop)).toBe(true);
    await expectClear(page);
    await expectScaleAndCredit(page);
  }
});

/** The map of the results and the parts of it that the tests ask for. */
function mapOf(page: Page) {
  const map = page.getByRole('group', { name: /^Mapa de los resultados/ });
  return {
    map,
    count: map.getByRole('status').first(),
    markers: map.locator('[data-marker]'),
    cards: map.getByRole('region', { name: 'Inmuebles en este punto' }),
  };
}

/** Nothing covers the scale and the attribution of a map, whatever else lies on it. */
async function expectScaleAndCredit(page: Page) {
  const { map } = mapOf(page);
  for (const part of [
    map.getByText(/^[\d.,]+\sk?m$/),
    map.getByRole('link', { name: '© colaboradores de OpenStreetMap' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    await expect.poll(() => part.evaluate(isOnTop)).toBe(true);
  }
}

/** Nothing lies on a marker, and what lies on the map is whole. */
async function expectClear(page: Page) {
  const { map, markers } = mapOf(page);
  await expect(markers.first()).toBeVisible();
  for (const marker of await markers.all()) expect(await marker.evaluate(isOnTop)).toBe(true);
  for (const box of await map.getByRole('checkbox').all()) await expect(box.locator('..')).toBeInViewport({ ratio: 1 });
}

/** Zooms into one cluster after another by keyboard, until the card of an estate shows. */
async function openEstateOnMap(page: Page): Promise<void> {
  const { markers, cards } = mapOf(page);
  await expect(async () => {
    if (!(await cards.isVisible())) {
      await tabTo(page, markers.first(), 12);
      await page.keyboard.press('Enter');
    }
    await expect(cards).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
}

test('the map opens within the viewport of every screen, with every listing of the country on its basemap', async ({
  page,
}) => {
  await open(page, '/viviendas-compra');
  const answer = page.waitForResponse(/\/web\/estates\/buy\/pins/);
  const tile = page.waitForResponse(/\/map-tiles\/\w+\/\d+\/\d+\/\d+$/);
  const { map, count } = mapOf(page);
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Ver mapa' }).click();
    const { pins } = (await (await answer).json()) as { pins: [...place: unknown[]][] };
    const available = pins.filter((pin) => pin[5] !== 'sold' && pin[5] !== 'rented');
    const reserved = available.filter((pin) => pin[5] === 'reserved').length;
    await expect(count).toHaveText(`${available.length - reserved} viviendas en el mapa y ${reserved} reservadas`);
    expect((await tile).status()).toBeLessThan(400);
    await expect(map.getByRole('link', { name: '© colaboradores de OpenStreetMap' })).toBeVisible();
    await expectScaleAndCredit(page);
    await expectClear(page);
    await expect
      .poll(async () => {
        const { y, height: tall } = (await map.boundingBox())!;
        return y > 64 && tall >= 320 && y + tall <= height;
      })
      .toBe(true);
    await page.getByRole('button', { name: 'Ocultar mapa' }).click();
  }
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  await map.getByRole('button', { name: 'Más herramientas' }).click();
  for (let step = 0; step < 2; step += 1) await map.getByRole('button', { name: 'Acercar', exact: true }).click();
  await expect(map.locator('canvas').first()).toBeVisible();
});

test('an estate on the map works by keyboard: its card, back to its marker, to its page, and back to the card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${list}?town=sitges`);
  await tabTo(page, page.getByRole('button', { name: 'Ver mapa' }), 80);
  await page.keyboard.press('Enter');
  const { map, count, markers, cards } = mapOf(page);
  await expect(count).toHaveText(/^\d+ viviendas? en el mapa/);
  await expect(map.getByRole('region', { name: 'Inmuebles de la lista' })).toBeInViewport();
  await expectScaleAndCredit(page);
  await openEstateOnMap(page);
  await expect(cards).toBeFocused();
  await expectScaleAndCredit(page);
  const opened = page.locator('[data-marker]:focus');
  await page.keyboard.press('Escape');
  await expect(cards).toBeHidden();
  await expect(opened).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(cards).toBeFocused();
  await tabTo(page, cards.getByRole('button', { name: 'Cerrar' }), 1);
  await page.keyboard.press('Enter');
  await expect(cards).toBeHidden();
  await expect(opened).toBeVisible();
  await page.keyboard.press('Enter');
  const link = cards.getByRole('link').last();
  await expect(link).toBeVisible();
  await tabTo(page, link, 10);
  const name = (await link.textContent())!;
  /** To some pixels: a map that is made anew may round them otherwise. */
  const places = () =>
    markers.evaluateAll((buttons) =>
      buttons.map((button) => {
        const map = button.closest('[role="group"]')!.getBoundingClientRect();
        const { left, top } = button.getBoundingClientRect();
        return { name: button.getAttribute('data-marker'), x: left - map.left, y: top - map.top };
      }),
    );
  const left = await places();
  await page.keyboard.press('Enter');
  await page.waitForURL(/-compra\/[^/]+\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(cards.getByRole('link', { name })).toBeFocused();
  const again = await places();
  expect(again.map(({ name: marker }) => marker)).toEqual(left.map(({ name: marker }) => marker));
  again.forEach(({ x, y }, at) => {
    expect(Math.hypot(x - left[at]!.x, y - left[at]!.y)).toBeLessThan(3);
  });
  // A closed map stays closed after Back.
  await page.getByRole('button', { name: 'Ocultar mapa' }).click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/-compra\/[^/]+\/[^/]+$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Ver mapa' })).toBeVisible();
});

test('a card on the map closes when the results change, and is restored by Back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${list}?town=sitges`);
  await page.getByRole('button', { name: 'Ver mapa' }).press('Enter');
  const { map, count, cards } = mapOf(page);
  await expect(count).toHaveText(/^\d+ viviendas? en el mapa/);
  await openEstateOnMap(page);
  await expect(cards.getByRole('link').first()).toBeVisible();
  await expectScaleAndCredit(page);
  const name = (await cards.getByRole('link').first().textContent())!;
  // The map's state is stored once it stops moving.
  await page.waitForFunction(() => (history.state as { map?: { chosen?: unknown } } | null)?.map?.chosen);
  await page.getByRole('combobox', { name: 'Ordenar por' }).focus();
  await page.getByRole('navigation', { name: 'Operación' }).getByRole('link', { name: 'Alquilar' }).click();
  await page.waitForURL(/alquiler/);
  await expect(map).toBeVisible();
  await expect(cards).toBeHidden();
  await page.goBack();
  await expect(cards.getByRole('link', { name })).toBeVisible();
  await page.reload();
  await expect(cards.getByRole('link', { name })).toBeVisible();
});

test('a marker with many estates loads further cards on request', async ({ page }) => {
  // On a phone a swipe loads them.
  await page.setViewportSize({ width: 1_280, height: 800 });
  await page.route('**/web/estates/buy/pins*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { pins: [string, ...number[]][] };
    const pins = answer.pins.slice(0, 12).map(([reference]) => [reference, 2.17, 41.39, 300_000]);
    await route.fulfill({ json: { total: pins.length, pins } });
  });
  await open(page, list);
  await page.getByRole('button', { name: 'Ver mapa' }).press('Enter');
  const { markers, cards } = mapOf(page);
  // While the view still follows the pins a press zooms to them.
  await expect(async () => {
    await markers.first().press('Enter', { timeout: 5_000 });
    await expect(cards).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(cards.getByRole('link')).toHaveCount(8);
  await cards.getByRole('button', { name: 'y 4 más' }).press('Enter');
  await expect(cards.getByRole('link')).toHaveCount(12);
  await expect(cards.getByRole('link').nth(8)).toBeFocused();
  await expect(cards.getByRole('button', { name: /más$/ })).toBeHidden();
  await expectAccessible(page, { within: cards });
});

test('estates that fail to load for the map can be requested again', async ({ page, consoleGuard }) => {
  consoleGuard.expectMessage(/Failed to load resource/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(
    '**/web/estates/buy/pins*',
    (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }),
    { times: 1 },
  );
  await open(page, list);
  await page.getByRole('button', { name: 'Ver mapa' }).press('Enter');
  const { map, count } = mapOf(page);
  await expect(count).toHaveText('Ahora mismo no podemos mostrarlo.');
  await expectAccessible(page, { within: map });
  await map.getByRole('button', { name: 'Intentarlo de nuevo' }).press('Enter');
  await expect(count).toHaveText(/^\d+ viviendas en el mapa( y \d+ reservadas?)?$/);
  await expect(map).toBeFocused();
});

for (const width of [360, 768, 1280]) {
  test(`the first filter shifts no layout at ${width} px, even with a late response (CLS ≤ 0.02)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) (window as unknown as { moved: number }).moved += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, list);
    await page.route('**/web/estates/buy?*', async (route) => {
      // Until what stands in for the list is there, whole.
      if (!route.request().url().includes('_facets')) {
        await page.locator('main [data-loading]').waitFor();
        await page.evaluate(() =>
          Promise.allSettled(
            document
              .getAnimations()
              .filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity)
              .map(({ finished }) => finished),
          ),
        );
      }
      await route.continue();
    });
    if (width < 1000) await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('group', { name: 'Habitaciones' }).getByLabel(/^2/).press('Space');
    await page.evaluate(() => Object.assign(window, { moved: 0 }));
    // At 1280 px the list follows by itself.
    if (width < 1000) {
      await promised(page);
      await page.evaluate(() => Object.assign(window, { moved: 0 }));
      await page.getByRole('button', { name: /^Ver \d/ }).click();
    }
    await expect(page.getByRole('list', { name: 'Filtros activos' })).toBeVisible();
    await expect(page.locator('main [data-loading]')).toHaveCount(0);
    // Whatever else the new list fetches may still move it.
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThanOrEqual(0.02);
  });
}

test('the sheet traps the focus, restores it, and closes on Escape and on a click outside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, list);
  const opener = page.getByRole('button', { name: 'Filtros' });
  const sheet = page.getByRole('form', { name: 'Filtros' });
  await opener.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Cerrar los filtros' })).toBeFocused();
  const seen = new Set<string>();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    // The document itself stands for the browser's own controls, which come after the last one.
    expect(
      await sheet.evaluate((form) => document.activeElement === document.body || form.contains(document.activeElement)),
    ).toBe(true);
    seen.add(await page.evaluate(() => document.activeElement!.textContent));
  }
  expect([...seen].some((text) => text.includes('+ filtros'))).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await opener.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Cerrar los filtros' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(sheet.getByRole('button', { name: 'Cerrar los filtros' })).toBeFocused();
  await page.mouse.click(180, 20);
  await expect(sheet).toBeHidden();
  // What has not the focus is let go of once the page shows.
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('priceAscendent');
  await page.waitForURL(`**${list}?sort=priceAscendent`);
});

test('a filter that is gone leaves the rest of the search under a notice', async ({ page, consoleGuard }) => {
  consoleGuard.expectMessage(/404/);
  await open(page, `${list}?rooms=99&price_max=300000`);
  await expect(page.locator('main').getByRole('status').first()).toContainText('filtro');
  await expectAccessible(page, { within: page.getByRole('main') });
  await expect(page.getByRole('list', { name: 'Filtros activos' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a minimum price above the maximum shows a message at the control and in place of the listings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${list}?price_min=500000&price_max=100000`);
  await expect(page.getByRole('alert')).toHaveText('El mínimo supera el máximo.');
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.getByRole('link', { name: 'Quitar el precio' }).click();
  await page.waitForURL(`**${list}`);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('on a wide screen the list follows each filter, Back takes them back, and they stay in sight; cards fill it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, list);
  const heading = page.getByRole('heading', { level: 1 });
  const all = await heading.textContent();
  await page.getByRole('group', { name: 'Habitaciones' }).getByLabel(/^2/).check();
  await page.waitForURL(`**${list}?rooms=2`);
  await page.locator('summary', { hasText: '+ filtros' }).click();
  const ratings = page.getByRole('group', { name: 'Certificado energético' });
  await ratings.getByLabel(/^A/).check();
  const counted = page.waitForResponse(/energy=A(,|%2C)B/);
  await ratings.getByLabel(/^B/).check();
  await counted;
  await page.waitForURL(`**${list}?rooms=2&energy=A,B`);
  await expect(page.getByRole('list', { name: 'Filtros activos' })).toContainText('Calificación energética B');
  await expect(async () => {
    const told = await page.getByRole('search').getByRole('status').last().textContent();
    expect(told).toBe(await heading.textContent());
  }).toPass();
  await expect(ratings.getByLabel(/^B/)).toBeFocused();
  // In sight at the end of the dropdown, however far that is scrolled.
  const done = page.getByRole('button', { name: /^Ver [\d.]+ viviendas?$/ });
  await expect(done).toBeInViewport({ ratio: 1 });
  await done.click();
  await expect(ratings).toBeHidden();
  await expect(page.locator('summary', { hasText: '+ filtros' })).toBeFocused();
  await page.goBack();
  await page.waitForURL(`**${list}?rooms=2`);
  await page.goBack();
  await page.waitForURL(`**${list}`);
  await expect(heading).toHaveText(all!);
  await expect(page.getByRole('group', { name: 'Habitaciones' }).getByLabel(/^2/)).not.toBeChecked();

  // The filters stay below the header, over the list.
  await page.locator('main article').nth(9).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  for (const filter of [page.getByText('Habitaciones').first(), page.locator('summary', { hasText: '+ filtros' })]) {
    await expect(filter).toBeInViewport({ ratio: 1 });
    expect(await filter.evaluate(isOnTop)).toBe(true);
    expect((await filter.boundingBox())!.y).toBeLessThan(170);
  }

  // A very wide one has four cards a row, or three and the map.
  await page.setViewportSize({ width: 1920, height: 1080 });
  const expectRowOf = async (cards: number) => {
    await expect
      .poll(() =>
        page.locator('main article').evaluateAll((all) => {
          const tops = all.map((card) => Math.round(card.getBoundingClientRect().top));
          return tops.filter((top) => top === tops[0]).length;
        }),
      )
      .toBe(cards);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1920);
  };
  await expectRowOf(4);
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  await expectRowOf(3);
  const [map, first] = [await mapOf(page).map.boundingBox(), await page.locator('main article').first().boundingBox()];
  const share = map!.width / (map!.x + map!.width - first!.x);
  expect(share).toBeGreaterThan(0.37);
  expect(share).toBeLessThan(0.43);
});

test('from 1280 px nothing lies over the button of the map until scripts run, and there is no button to apply', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/Failed to load resource/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('**/static/*.js', (route) => route.abort());
  await page.goto(list);
  await expect(page.getByRole('button', { name: 'Aplicar' }).filter({ visible: true })).toHaveCount(0);
  const box = (await page.getByRole('button', { name: 'Ver mapa' }).boundingBox())!;
  const top = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.closest('button')?.textContent,
    [box.x + box.width / 2, box.y + box.height / 2],
  );
  expect(top).toBe('Ver mapa');
});

test('filters and cards work on where the browser refuses to change the history', async ({ page, consoleGuard }) => {
  consoleGuard.expectMessage(/Failed to load resource/);
  // As Safari does at the 101st change within 30 seconds; a new document begins anew.
  await page.addInitScript(() => {
    for (const name of ['pushState', 'replaceState'] as const) {
      const own = history[name].bind(history);
      history[name] = (...change: Parameters<History['pushState']>) => {
        if ('refuses' in document.documentElement.dataset)
          throw new DOMException('100 per 30 seconds', 'SecurityError');
        own(...change);
      };
    }
  });
  const refuse = () =>
    page.evaluate(() => {
      document.documentElement.dataset.refuses = '';
    });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, list);
  await refuse();
  await page.getByRole('group', { name: 'Habitaciones' }).getByLabel(/^2/).press('Space');
  await page.waitForURL(`**${list}?rooms=2`);
  await expect(page.getByRole('list', { name: 'Filtros activos' })).toBeVisible();
  await hydrated(page);
  await refuse();
  const card = page.locator('main article').first();
  const title = (await card.getByRole('heading').textContent())!.trim();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('a list of one to three homes names wider ones, with their numbers', async ({ page, request }) => {
  const towns = await ask<{ slug: string; available: number }[]>(request, '/towns/buy/madrid');
  const town = towns.find(({ available }) => available >= 1 && available <= 3)!;
  await page.goto(`${list.replace(/barcelona/, 'madrid')}?town=${town.slug}`);
  await expect(page.locator('main article')).not.toHaveCount(0);
  const wider = page.getByRole('link', { name: /^Sin «.+»: \d+$/ });
  await expect(wider).toBeVisible();
  expect(Number((await wider.textContent())!.match(/\d+$/)![0])).toBeGreaterThan(town.available);
});

test('a list prints on few sheets, without its buttons', async ({ page }) => {
  await open(page, list);
  const pdf = await page.pdf({ format: 'A4', printBackground: false });
  // 24 cards: nine a sheet.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main :is(button, .button)').filter({ visible: true })).toHaveCount(0);
});

test('unapplied choices are kept when the order changes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, list);
  await page.getByRole('group', { name: 'Habitaciones' }).getByLabel(/^2/).check();
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('priceAscendent');
  await page.waitForURL(`**${list}?rooms=2&sort=priceAscendent`);
});

test('the latest of two concurrent searches is shown', async ({ page, consoleGuard }) => {
  consoleGuard.expectMessage(/ERR_ABORTED|Failed to load/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, list);
  const [asked, held, ended] = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  await page.route(/\/web\/estates\/buy\?(?!.*_facets).*sort=price/, async (route) => {
    asked!.resolve();
    await held!.promise;
    // The request may have been cancelled.
    await route.continue().catch(() => {});
    ended!.resolve();
  });
  const sort = page.getByRole('combobox', { name: 'Ordenar por' });
  const cardTexts = () => page.locator('main article').allTextContents();
  const before = await cardTexts();
  await sort.selectOption('priceAscendent');
  await asked!.promise;
  await sort.selectOption('areaDescendent');
  await page.waitForURL(`**${list}?sort=areaDescendent`);
  await expect.poll(cardTexts).not.toEqual(before);
  const shown = await cardTexts();
  held!.resolve();
  await ended!.promise;
  await page.waitForLoadState('networkidle');
  expect(page.url()).toContain('sort=areaDescendent');
  expect(await cardTexts()).toEqual(shown);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form filters in the bar and in the sheet', async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${list}?town=barcelona`);
      if (width < 1000) await page.getByRole('button', { name: 'Filtros' }).click();
      await page.getByRole('group', { name: 'Habitaciones' }).getByLabel(/^3/).check();
      await page.getByLabel('Precio: Hasta').fill('600.000 €');
      await page.locator('summary', { hasText: '+ filtros' }).click();
      await page.getByRole('group', { name: 'Extras' }).getByLabel('Calefacción').check();
      await page.getByRole('form', { name: 'Filtros' }).getByRole('button', { name: 'Aplicar' }).click();
      await expect(page).toHaveURL(new RegExp(`${list}\\?town=barcelona&price_max=600000&rooms=3&features=heating$`));
    }
    if (await page.getByRole('button', { name: /^Filtros/ }).isVisible())
      await page.getByRole('button', { name: /^Filtros/ }).click();
    await page.getByLabel('Provincia').selectOption('girona');
    await page.getByRole('form', { name: 'Filtros' }).getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(/\/viviendas-girona-compra\?price_max=600000&rooms=3&features=heating$/);
  });
});
