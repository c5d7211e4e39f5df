import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../scripts/programs.mjs';
import { startBuiltSite } from '../fakes/builtSite.ts';
import { missingPrograms, startWordPress, type WordPress } from './startWordPress.ts';

/** The site in front of a real WordPress with the plugin: `npm run wordpress-test`, after a build. */

const ports = { wordpress: Number(process.env.WORDPRESS_PORT ?? 3710), site: Number(process.env.SITE_PORT ?? 3720) };
const site = `http://localhost:${ports.site}`;
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

type Check = (parts: { wordpress: WordPress; browser: Browser }) => Promise<void>;

const checks: Record<string, Check> = {
  'the magazine speaks of the public origin and of no visitor': async () => {
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
      assert(!text.includes(String(ports.wordpress)), `${url} names the host of the CMS`);
      assert(!/rsd|wlwmanifest|pingback|shortlink/i.test(text), `${url} has links of WordPress's own`);
      for (const name of ['set-cookie', 'x-pingback', 'link']) assert(!answer.headers.has(name), `${url} has ${name}`);
      assert.match((await get(site + url)).headers.get('cache-status')!, /hit/, url);
    }
    const moved = await get(site + article.slice(0, -1));
    assert.deepEqual([moved.status, moved.headers.get('location')], [301, site + article]);
    assert((await textOf(`${site}/sitemap.xml`)).includes('/magazine/sitemap.xml'));
  },

  'editors keep the host of the CMS': async ({ wordpress }) => {
    assert((await textOf(wordpress.url + article)).includes(`rel="canonical" href="${wordpress.url}`));
  },

  'Home has its blocks, and pictures at their widths': async ({ browser }) => {
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

  'the settings page saves, and tests the connection': async ({ wordpress, browser }) => {
    const page = await browser.newPage();
    await page.goto(`${wordpress.url}/wp-login.php`);
    await page.fill('#user_login', 'editor');
    await page.fill('#user_pass', 'a password for tests');
    await page.click('#wp-submit');
    await page.goto(`${wordpress.url}/wp-admin/options-general.php?page=vencejo`);
    await page.getByRole('button', { name: 'Test the connection' }).click();
    const notice = page.locator('.notice-info').filter({ hasText: 'Purges' });
    assert.match(await notice.innerText(), /Purges: the site accepts them\. Home data: the site has what is here\./);
    const quote = page.locator('[name="citas_google[0][texto_espanol]"]');
    await page.locator('details', { has: quote }).locator('summary').click();
    await quote.fill('Cita nueva');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Saved.').waitFor();
    assert.match(await page.locator('#vencejo-last-purge').innerText(), /: 200 /);
    await page.close();
    await shows(`${site}/`, 'Cita nueva');
  },

  'a change of a post is there at once, and a post that goes is gone': async ({ wordpress }) => {
    await textOf(site + article);
    wordpress.change(wordpress.post, 'Otro comienzo');
    for (const url of ['/magazine/', article, '/']) await shows(site + url, 'Otro comienzo');
    wordpress.change(wordpress.post, 'trash');
    assert.equal((await get(site + article)).status, 404);
    await shows(`${site}/`, 'Otro comienzo', false);
  },
};

async function runChecks(parts: Parameters<Check>[0]): Promise<void> {
  for (const [name, check] of Object.entries(checks))
    try {
      await check(parts);
      console.log(`ok     ${name}`);
    } catch (error) {
      process.exitCode = 1;
      console.log(`failed ${name}\n${(error as Error).stack}`);
    }
}

const missing = missingPrograms();
if (missing.length > 0) {
  console.log(
    `skipped: this machine has no ${missing.join(', ')} (Debian: wordpress mariadb-server php-cli php-mysql php-gd)`,
  );
} else {
  const data = mkdtempSync(path.join(os.tmpdir(), 'vencejo-site-'));
  const wordpress = await startWordPress(ports.wordpress, site);
  const built = await startBuiltSite({
    PORT: String(ports.site),
    PUBLIC_ORIGIN: site,
    DATA_DIR: data,
    DEMO: 'off',
    CMS_HOST: wordpress.url,
    CMS_SECRET: 'a secret of the test site',
    PURGE_TOKEN: 'a token of the test site',
  });
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    await runChecks({ wordpress, browser });
  } finally {
    await browser.close();
    await built.stop();
    await wordpress.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
