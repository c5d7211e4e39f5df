import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/programs.mjs';

const root = path.resolve(import.meta.dirname, '..');
const ports = { site: 3401, development: 3402 };

// Each run stores its network anew (pictures stay: making them is slow). Workers read this file too, and must not.
const dataDir = (name: string): string => path.join(root, '.cache/e2e', name);
const operatorsToken = 'an-operators-own-token';
/** Of the site, read by scanForPersonalData.ts when all tests have run. */
const log = path.join(root, '.cache/e2e/site.log');
if (!process.env.TEST_WORKER_INDEX) {
  mkdirSync(path.dirname(log), { recursive: true });
  const databases = [...Object.keys(ports).map((name) => `${name}/vencejo`), 'started'];
  for (const database of databases)
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${dataDir(database)}.sqlite${suffix}`, { force: true });
}

/**
 * The build as visitors get it; and a development build, which the tests of it start themselves: it takes its time, so
 * they come first.
 */
export default defineConfig({
  testDir: path.join(root, 'tests/e2e'),
  outputDir: path.join(root, 'test-results'),
  globalTeardown: path.join(root, 'tests/e2e/scanForPersonalData.ts'),
  metadata: { log, token: operatorsToken },
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  // A machine that is slow for a while must not fail a run; what passes does not wait.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      // Without UTF-8 the browser drops the names of downloads that are not ASCII.
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
    // Drawing each frame of a transition is a tenth of the run's time. Suites about what moves turn motion on.
    contextOptions: { reducedMotion: 'reduce' },
    // Pages of a worker do not pass the routes of a test (offline.spec.ts allows it).
    serviceWorkers: 'block',
    // Recording every test takes a third of the run's time: `npm run e2e -- --trace retain-on-failure` asks for it.
    trace: 'off',
  },
  projects: [
    {
      name: 'development',
      testMatch: '**/hydration.spec.ts',
      use: { baseURL: `http://127.0.0.1:${ports.development}` },
    },
    { name: 'site', testIgnore: '**/hydration.spec.ts', use: { baseURL: `http://127.0.0.1:${ports.site}` } },
  ],
  webServer: [
    {
      command: `node dist/server/server.mjs > ${log} 2>&1`,
      cwd: root,
      url: `http://127.0.0.1:${ports.site}/healthz`,
      env: {
        NODE_ENV: 'production',
        PORT: String(ports.site),
        DATA_DIR: dataDir('site'),
        LOG_LEVEL: 'info',
        ADMIN_TOKEN: operatorsToken,
        // All tests are one client.
        READS_PER_MINUTE: '0',
      },
    },
  ],
});
