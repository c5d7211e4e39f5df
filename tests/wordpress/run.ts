import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/programs.mjs';
import { startBuiltSite } from '../fakes/builtSite.ts';
import { checks, type Parts } from './checks.ts';
import { missingPrograms, startWordPress } from './startWordPress.ts';

/** The site in front of a real WordPress with the plugin: `npm run wordpress-test`, after a build. */

const ports = { wordpress: Number(process.env.WORDPRESS_PORT ?? 3710), site: Number(process.env.SITE_PORT ?? 3720) };
const site = `http://localhost:${ports.site}`;
const secret = 'a secret of the test site';

async function runChecks(parts: Parts): Promise<void> {
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
  const packages = 'wordpress mariadb-server nginx php-cli php-fpm php-mysql php-gd';
  console.log(`skipped: this machine has no ${missing.join(', ')} (Debian: ${packages})`);
} else {
  const data = mkdtempSync(path.join(os.tmpdir(), 'vencejo-site-'));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(data, { recursive: true, force: true }));
  const wordpress = await startWordPress(ports.wordpress, site);
  stack.defer(wordpress.stop);
  const built = await startBuiltSite({
    PORT: String(ports.site),
    PUBLIC_ORIGIN: site,
    DATA_DIR: data,
    DEMO: 'off',
    CMS_HOST: wordpress.url,
    CMS_SECRET: secret,
    PURGE_TOKEN: 'a token of the test site',
  });
  stack.defer(built.stop);
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  stack.defer(() => browser.close());
  await runChecks({ wordpress, browser, site, secret });
}
