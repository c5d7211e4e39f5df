// A Chromium for the tests: one that is there, else Playwright's own, else Debian's.
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, inRoot, node, say, tryRun } from './setup.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
  .flatMap((folder) => names.map((name) => path.join(folder, name)))
  .concat(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  );

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where Playwright would keep its download, whether it is there or not. */
const playwrightsOwn = () => createRequire(inRoot('package.json'))('@playwright/test').chromium.executablePath();

/** @returns the path of a browser on this machine, or undefined */
export function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given) return isProgram(given) ? given : fail(`CHROME_PATH names no program: ${given}`);
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...usualPlaces, ...onPath, playwrightsOwn()].find(isProgram);
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say("Installing Debian's Chromium (apt-get install chromium) …");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => tryRun('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }) === 0;
  if (apt('update')) apt('install', '-y', '--no-install-recommends', 'chromium');
}

/** Makes sure that there is a browser. @returns its path */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  say('No Chromium or Chrome found; downloading one for the tests (playwright install chromium) …');
  if (tryRun(node, [inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium']) !== 0) installFromDebian();
  return (
    findBrowser() ??
    fail('No browser for the tests: install Chromium or Chrome, or give the path of one in CHROME_PATH.')
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) say(`Browser: ${ensureBrowser()}`);
