// The programs that the tests run against, beside Node: a Chromium, a PostgreSQL, a Redis and a Ceph. What is on the
// machine is used; the rest is installed from Debian's packages where that is possible (as root), the browser else by
// Playwright.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fail, inRoot, node, say, tryRun } from './setup.mjs';

/** Chromium without a window: what Playwright itself uses for tests. They take a fifth less processor time in it. */
const headlessShell = 'chromium-headless-shell';
const browserNames = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const browserPlaces = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
  .flatMap((folder) => browserNames.map((name) => path.join(folder, name)))
  .concat(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  );
const debianPostgres = '/usr/lib/postgresql';

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const foldersOnPath = () => (process.env.PATH ?? '').split(path.delimiter);
const onPath = (name) =>
  foldersOnPath()
    .map((folder) => path.join(folder, name))
    .find(isProgram);

/** Where Playwright keeps its download, whether it exists or not; undefined before the dependencies are installed. */
function playwrightBrowser() {
  if (!existsSync(inRoot('node_modules/@playwright/test'))) return undefined;
  return createRequire(inRoot('package.json'))('@playwright/test').chromium.executablePath();
}

/** @returns the path of a Chromium or Chrome on this machine, or undefined */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return isProgram(chosen) ? chosen : fail(`CHROME_PATH names no program: ${chosen}`);
  return [...browserPlaces, ...browserNames.map(onPath), playwrightBrowser()].find((file) => file && isProgram(file));
}

/** @returns the folder with the newest PostgreSQL server's programs (initdb, postgres, psql), or undefined */
export function findPostgres() {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(debianPostgres, version, 'bin')), ...foldersOnPath()];
  return folders.find((folder) => isProgram(path.join(folder, 'initdb')));
}

/** @returns the path of redis-server, or undefined */
export const findRedis = () => onPath('redis-server') ?? ['/usr/bin/redis-server'].find(isProgram);

/** @returns the path of radosgw, the gateway for S3, where what it needs of Ceph is there too, or undefined */
export const findCeph = () =>
  ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'radosgw'].map(onPath).reduce((all, program) => all && program);

const programs = [
  { name: 'Chromium', find: findBrowser, debian: headlessShell },
  { name: 'PostgreSQL', find: findPostgres, debian: 'postgresql', without: 'the origin on PostgreSQL (tests/origin)' },
  {
    name: 'Redis',
    find: findRedis,
    debian: 'redis-server',
    without: 'several instances over Redis (tests/server/instances, redisConnection; tests/e2e/instances)',
  },
  {
    name: 'Ceph',
    find: findCeph,
    debian: 'radosgw ceph-mon ceph-osd',
    without: 'pictures in a bucket (tests/origin/storage)',
  },
];

const missing = () => programs.filter(({ find }) => !find());

/** Whether CI would take less time in another browser than the one on the machine. */
const wantsHeadlessShell = () => process.env.CI === 'true' && !process.env.CHROME_PATH && !onPath(headlessShell);

/**
 * @param optional packages to install after the others, whose failure changes nothing
 * @returns a command that ends when the packages are installed, or null where that is not possible
 */
function startDebian(packages, optional) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  say(`Installing Debian's packages ${[...packages, ...optional].join(', ')} meanwhile …`);
  // Without a network, the attempt must not take longer than the build.
  const get = 'apt-get -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=10 -o Acquire::https::Timeout=10';
  const add = (names) => `${get} install -y --no-install-recommends ${names.join(' ')}`;
  const install = [`${get} update`, ...[packages, optional].filter(({ length }) => length > 0).map(add)].join(' && ');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawn('sh', ['-c', install], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Starts to install what is missing of the programs, as far as this machine allows, beside whatever else is set up.
 * @returns resolves when that has ended, however it ended
 */
export function startPrograms() {
  const packages = missing().map(({ debian }) => debian);
  const optional = wantsHeadlessShell() && !packages.includes(headlessShell) ? [headlessShell] : [];
  const installation = packages.length + optional.length > 0 ? startDebian(packages, optional) : null;
  return new Promise((resolve) => {
    if (!installation) resolve();
    else installation.once('error', resolve).once('close', resolve);
  });
}

/**
 * Looks whether the programs are there, after startPrograms.
 * @returns the browser's path, and for each program that could not be had which suites are left out
 */
export function findPrograms() {
  if (!findBrowser()) {
    say('No Chromium or Chrome found; downloading one for the tests (playwright install chromium) …');
    tryRun(node, [inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  }
  const browser =
    findBrowser() ??
    fail('No browser for the tests: install Chromium or Chrome, or give the path of one in CHROME_PATH.');
  const leftOut = missing().map(({ name, debian, without }) => `${without}: no ${name} (Debian: ${debian})`);
  return { browser, leftOut };
}
