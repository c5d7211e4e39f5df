import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import axe from 'axe-core';
import { documentedExample } from './documentedExample.ts';
import type { WordPress } from './startWordPress.ts';

const article = '/magazine/hogar/vender-sin-prisas/';

const get = (url: string): Promise<Response> => fetch(url, { redirect: 'manual' });
const textOf = async (url: string): Promise<string> => (await get(url)).text();

/** Asks until an answer has a text, or has it no longer. */
async function shows(url: string, text: string, isThere = true): Promise<void> {
  const end = Date.now() + 10_000;
  while ((await textOf(url)).includes(text) !== isThere) {
    assert(Date.now() < end, `${url} ${isThere ? 'has not' : 'has'} “${text}” after 10 s`);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

/** What the checks share: one WordPress, one site in front of it, one browser. */
export interface Parts {
  wordpress: WordPress;
  browser: Browser;
  /** The address of the site. */
  site: string;
  secret: string;
  readMetrics: () => Promise<string>;
}

/** The host of the CMS, as it stands in addresses, and in the query of others. */
const hostsOf = ({ url }: WordPress): string[] => [new URL(url).host, encodeURIComponent(new URL(url).host)];

/** Presses the button. @returns what it found */
async function testConnection(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Test the connection' }).click();
  const notice = page.locator('.notice-info').filter({ hasText: 'Purges' });
  return notice.innerText();
}

/**
 * Opens the settings page of the plugin as an editor. The form of the login is sent without its page, whose script
 * moves the focus to the name after 200 ms: a password that is being typed then ends there.
 */
async function openSettings({ wordpress, browser }: Parts): Promise<Page> {
  const page = await browser.newPage();
  const form = { log: 'editor', pwd: 'a password for tests' };
  const login = await page.request.post(`${wordpress.url}/wp-login.php`, { form, maxRedirects: 0 });
  assert.equal(login.status(), 302, 'the login');
  await page.goto(`${wordpress.url}/wp-admin/options-general.php?page=vencejo`);
  return page;
}

/** Links and fields that WordPress gives others of itself. */
const ownLinks = /rsd|wlwmanifest|pingback|shortlink/i;
const ownFields = ['set-cookie', 'x-pingback', 'link', 'pragma', 'expires'];

/** By name, in the order in which they run. */
export const checks: Record<string, (parts: Parts) => Promise<void> | void> = {
  'plugin and theme are valid PHP': () => {
    for (const file of globSync('integrations/wordpress/*/**/*.php')) execFileSync('php', ['-l', file]);
  },

  'the example for Caddy is valid': () => {
    const caddy = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', '-'], {
      input: documentedExample('caddy'),
      encoding: 'utf8',
    });
    if (caddy.error) return console.log('       (not checked: this machine has no Caddy)');
    assert.equal(caddy.status, 0, caddy.stderr);
  },

  'the plugin gives the site pages for every visitor': async ({ wordpress, secret }) => {
    for (const url of ['/magazine/', article]) {
      const answer = await fetch(wordpress.url + url, { headers: { 'x-vencejo-secret': secret } });
      assert.equal(answer.status, 200, url);
      assert(!ownLinks.test(await answer.text()), `${url} has links of WordPress's own`);
      for (const name of ownFields) assert(!answer.headers.has(name), `${url} has ${name}`);
      assert.equal(answer.headers.get('surrogate-key'), 'magazine');
      assert.match(answer.headers.get('cache-control')!, /^max-age=300, stale-while-revalidate/);
    }
  },

  'the magazine speaks of the public origin and of no visitor': async ({ wordpress, site }) => {
    for (const url of [
      '/magazine/',
      article,
      '/magazine/feed/',
      '/magazine/category/hogar/',
      '/magazine/sitemap.xml',
    ]) {
      const answer = await get(site + url);
      const text = await answer.text();
      assert.equal(answer.status, 200, url);
      for (const host of hostsOf(wordpress)) assert(!text.includes(host), `${url} names the host of the CMS`);
      assert(!ownLinks.test(text), `${url} has links of WordPress's own`);
      for (const name of ownFields) assert(!answer.headers.has(name), `${url} has ${name}`);
      assert.match((await get(site + url)).headers.get('cache-status')!, /hit/, url);
    }
    const moved = await get(site + article.slice(0, -1));
    assert.deepEqual([moved.status, moved.headers.get('location')], [301, site + article]);
  },

  'the sitemap of posts is in the index of the site': async ({ site }) => {
    assert((await textOf(`${site}/sitemap.xml`)).includes(`<loc>${site}/magazine/sitemap.xml</loc>`));
    const sitemap = await textOf(`${site}/magazine/sitemap.xml`);
    for (const url of [article, '/magazine/category/hogar/']) assert(sitemap.includes(`<loc>${site}${url}</loc>`), url);
    assert.match(sitemap, /<lastmod>\d{4}-\d\d-\d\dT/);
  },

  'editors keep the host of the CMS': async ({ wordpress }) => {
    assert((await textOf(wordpress.url + article)).includes(`rel="canonical" href="${wordpress.url}`));
  },

  'Home has its blocks, and pictures at their widths': async ({ browser, site }) => {
    const page = await browser.newPage();
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(site);
    for (const text of ['Casas con luz & aire', 'Muy bien', 'Vender sin prisas & bien'])
      await page.getByText(text).first().waitFor({ state: 'attached' });
    const html = await page.content();
    assert.match(html, /\/media\/cms\/800\/\d+\/\d+\/patio\.jpg 800w/);
    assert.match(html, /45[.\s ]?000/);
    const picture = await get(`${site}${/\/media\/cms\/800\/[^ "]+/.exec(html)![0]}`);
    assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/webp']);
    await page.goto(site + article);
    assert.equal(await page.locator('h1').innerText(), 'Vender sin prisas & bien');
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).fontFamily), 'serif');
    const width = await page.locator('article img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
    assert(width > 0, 'the picture of the article is not shown');
    assert.deepEqual(failed, []);
    await page.close();
  },

  'the settings page saves, and tests the connection': async (parts) => {
    const { site } = parts;
    const page = await openSettings(parts);
    await page.getByRole('button', { name: 'Test the connection' }).click();
    const notice = page.locator('.notice-info').filter({ hasText: 'Purges' });
    assert.match(
      await notice.innerText(),
      /Purges: the site accepts them\. Home data: the site has what is here\. Secret: the site has it\./,
    );
    const quote = page.locator('[name="citas_google[0][texto_espanol]"]');
    await page.locator('details', { has: quote }).locator('summary').click();
    await quote.fill('Cita nueva');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Saved.').waitFor();
    // At once after a change too.
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await notice.getByText('Home data: the site has what is here.').waitFor();
    assert.match(await page.locator('#vencejo-last-purge').innerText(), / 200: /);
    await page.close();
    await shows(`${site}/`, 'Cita nueva');
  },

  'what a password protects is on no page of the site': async ({ site }) => {
    for (const url of ['/', '/magazine/sitemap.xml'])
      assert(!/para socios|\/socios\//.test(await textOf(site + url)), url);
  },

  'a translation has its own address and words, on Home too': async ({ site }) => {
    const url = '/ca/magazine/hogar/vendre-sense-presses/';
    const answer = await get(site + url);
    assert.equal(answer.status, 200);
    const text = await answer.text();
    assert(text.includes('<html lang="ca"') && text.includes('Primera història.'));
    await shows(`${site}/ca`, 'Vendre sense presses');
    const home = await textOf(`${site}/ca`);
    assert(home.includes(`href="${url}"`) && !home.includes('Vender sin prisas'));
    assert(!(await textOf(`${site}/`)).includes('Vendre sense presses'));
    assert((await textOf(`${site}/magazine/sitemap.xml`)).includes(`<loc>${site}${url}</loc>`));
  },

  'a wrong secret is seen by both sides, and correcting it purges': async (parts) => {
    const { wordpress, site, secret, readMetrics } = parts;
    const [host] = hostsOf(wordpress) as [string];
    const check = (): string =>
      spawnSync(process.execPath, ['scripts/cmsCheck.ts', wordpress.url], {
        encoding: 'utf8',
        env: { ...process.env, CMS_SECRET: secret },
      }).stdout;
    assert.match(check(), /^ok {6}CMS_SECRET is accepted$/m);
    wordpress.change('secret', 'another secret than the site’s');
    try {
      await shows(site + article, host);
      assert.match(check(), /^problem CMS_SECRET is not the secret of its settings/m);
      assert.match(await readMetrics(), /^vencejo_cms_secret_refused_total [1-9]/m);
      const page = await openSettings(parts);
      assert.match(
        await testConnection(page),
        /Secret: the site has another: set its CMS_SECRET and this one to the same/,
      );
      await page.close();
    } finally {
      // The checks that follow rest on it.
      wordpress.change('secret', secret);
    }
    // Hard: nobody gets once more what was made with the wrong one.
    assert(!(await textOf(site + article)).includes(host));
  },

  'categories, menus, blocks, titles and themes purge too': async ({ wordpress, site }) => {
    const changes = [
      ['category', 'Jardín nuevo', '/magazine/category/hogar/', '<title>Jardín nuevo'],
      ['menu', 'Comprar casa', article, '>Comprar casa<'],
      ['block', 'Otra nota', article, '<p>Otra nota</p>'],
      ['tagline', 'Otro lema', article, '<p>Otro lema</p>'],
      ['colour', 'rojo', article, 'data-colour="rojo"'],
      ['theme', 'vencejo-other', article, 'data-theme="vencejo-other"'],
    ] as const;
    for (const [command, value, url, shown] of changes) {
      assert(!(await textOf(site + url)).includes(shown), `${command} was there before`);
      wordpress.change(command, value);
      await shows(site + url, shown);
    }
  },

  'the theme has the header, the search and the legal footer of the site': async ({ wordpress, browser, site }) => {
    wordpress.change('theme', 'vencejo-magazine');
    const context = await browser.newContext({ viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    for (const url of ['/magazine/', '/magazine/category/hogar/', article]) {
      // What is kept of the theme before is shown once more.
      await shows(site + url, 'class="footer"');
      await page.goto(site + url);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, url);
      }
      await page.evaluate(axe.source);
      const violations = await page.evaluate(async () =>
        (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      );
      assert.deepEqual(violations, [], url);
    }
    const links = await page
      .locator('.header a, .footer a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    // In the language of the WordPress, which is English here.
    for (const path of ['/en/properties-buy', '/en/agents', '/en/legal/', '/magazine/category/hogar/'])
      assert(
        links.some((url) => url.includes(path)),
        path,
      );
    for (const url of new Set(links)) {
      assert(url.startsWith(`${site}/`), url);
      assert.equal((await get(url)).status, 200, url);
    }
    await page.getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('Girona');
    await page.keyboard.press('Enter');
    await page.waitForURL(/Girona|girona/);
    await page.goto(`${site}/magazine/`);
    await page.getByRole('link', { name: 'Vender sin prisas & bien' }).waitFor();
    await context.close();
  },

  'a purge that does not reach the site waits, is shown, and is sent by cron': async (parts) => {
    const { wordpress, site } = parts;
    await textOf(site + article);
    wordpress.change('purge_url', 'http://127.0.0.1:1/admin/cache/purge');
    wordpress.change('title', wordpress.post, 'Sin conexión');
    const page = await openSettings(parts);
    const last = page.locator('#vencejo-last-purge');
    assert.match(await last.innerText(), / no answer: .*A purge waits after 1 attempts; the next is at \d\d:\d\d/);
    await page.getByRole('button', { name: 'Test the connection' }).click();
    assert.match(await page.locator('.notice-info').filter({ hasText: 'Purges' }).innerText(), /Purges: no answer: /);
    assert(!(await textOf(site + article)).includes('Sin conexión'));
    wordpress.change('purge_url', '');
    wordpress.change('due');
    await fetch(`${wordpress.url}/wp-cron.php`);
    await shows(site + article, 'Sin conexión');
    await page.reload();
    assert.match(await last.innerText(), / 200: (?!.*waits)/);
    await page.close();
  },

  'a change of a post is there at once, and a post that goes is gone': async ({ wordpress, site }) => {
    await textOf(site + article);
    wordpress.change('title', wordpress.post, 'Otro comienzo');
    for (const url of ['/magazine/', article, '/']) await shows(site + url, 'Otro comienzo');
    wordpress.change('trash', wordpress.post);
    assert.equal((await get(site + article)).status, 404);
    await shows(`${site}/`, 'Otro comienzo', false);
    await shows(`${site}/magazine/sitemap.xml`, article, false);
  },
};
