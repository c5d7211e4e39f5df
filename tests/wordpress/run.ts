import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/programs.mjs';
import { startBuiltSite } from '../fakes/builtSite.ts';
import { startNginx } from '../fakes/startProxy.ts';
import { checks, type Parts } from './checks.ts';
import { missingPrograms, startWordPress } from './startWordPress.ts';

/**
 * The site in front of a real WordPress with the plugin, behind nginx by docs/nginx.conf: `npm run wordpress-test`,
 * after a build.
 */

const ports = {
  wordpress: Number(process.env.WORDPRESS_PORT ?? 3710),
  site: Number(process.env.SITE_PORT ?? 3720),
  proxy: Number(process.env.PROXY_PORT ?? 3730),
};
/** Where visitors, and WordPress with its purges, reach it. */
const site = `http://localhost:${ports.proxy}`;
const secret = 'a secret of the test site';
const metricsToken = 'a token for its metrics';

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
    METRICS_TOKEN: metricsToken,
  });
  stack.defer(built.stop);
  const address = `127.0.0.1:${ports.site}`;
  const nginx = await startNginx({
    dir: path.join(data, 'nginx'),
    sites: [address, address],
    port: ports.proxy,
    hasTls: false,
  });
  stack.defer(nginx.stop);
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  stack.defer(() => browser.close());
  const readMetrics = async (): Promise<string> => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    return (await fetch(`http://${address}/metrics`, { headers })).text();
  };
  await runChecks({ wordpress, browser, site, secret, readMetrics });
}
