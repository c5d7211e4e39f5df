// Brings a fresh clone to where it can run: dependencies, the pinned Node, the build. Plain JavaScript, because the
// Node that runs it may be an older one than the one it installs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const inRoot = (...parts) => path.join(root, ...parts);

/** The Node pinned in node_modules; the system's may be older. */
export const node = inRoot('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

export const say = (text) => console.log(`▸ ${text}`);

/** Ends the process with a message for a person. */
export function fail(text) {
  console.error(`✗ ${text}`);
  process.exit(1);
}

/** Runs a command to its end. @returns its exit code */
export function tryRun(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(error.message);
  return status ?? 1;
}

/** Runs a command to its end; its failure is ours, told with what was attempted. */
export function run(command, args, whatFailed) {
  if (tryRun(command, args) !== 0) fail(whatFailed);
}

/**
 * Runs a program in our place: its end is ours. It gets a process group of its own and one SIGTERM, because Ctrl+C
 * reaches every process of a terminal's group, some of them twice through npm, and would cut short what should end in
 * order.
 */
export function become(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, detached: process.platform !== 'win32', ...options });
  let told = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!told) child.kill('SIGTERM');
      told = true;
    });
  }
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code) => process.exit(code ?? 1));
  return child;
}

/**
 * A digest of files and folders by size and time of change: quick, and every build and checkout changes them.
 */
function digest(entries) {
  const hash = createHash('sha256');
  const add = (file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name));
    } else if (!/\.test\.tsx?$/.test(file)) {
      hash.update(`${path.relative(root, file)} ${stat?.size} ${stat?.mtimeMs}\n`);
    }
  };
  for (const entry of entries) add(inRoot(entry));
  return hash.digest('hex');
}

const stampFile = (name) => inRoot('.cache', `${name}.stamp`);
const isStamped = (name, value) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === value;
function stamp(name, value) {
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(stampFile(name), value);
}

function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  if (existsSync(inRoot('node_modules')) && isStamped('dependencies', lock)) return;
  say('Installing the dependencies; this takes a minute or two …');
  // `error` leaves out the engine warnings: npm may run on an older Node, what it installs runs on the pinned one.
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'The dependencies could not be installed (npm ci); the reason stands above.',
  );
  stamp('dependencies', lock);
}

/** Where install scripts are switched off, the `node` package lies there without its binary. */
function ensureNode() {
  if (existsSync(node)) return;
  say('Fetching the pinned Node …');
  tryRun('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (!existsSync(node))
    fail(
      'The pinned Node could not be installed. It comes with the install script of the package "node": run npm rebuild node --ignore-scripts=false, and start again.',
    );
}

/** What the bundles are made of, and what they are: a development build in their place is noticed too. */
const sources = ['src', 'config', 'webpack.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const products = [
  ...['dist/server/server.mjs', 'dist/server/origin.mjs', 'dist/server/importThread.mjs'],
  'dist/client/loadable-stats.json',
];
const buildState = () => digest([...sources, ...products]);

export function build() {
  if (isStamped('build', buildState())) return;
  say('Building the bundles of the browser and the server …');
  run(
    node,
    [inRoot('node_modules/webpack/bin/webpack.js'), '--config', 'webpack.config.ts', '--fail-on-warnings'],
    'The build failed; the reason stands above.',
  );
  stamp('build', buildState());
}

/** Everything that running or testing needs; each step only when it is not done yet. */
export function setUp({ bundles = true } = {}) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`Node 20 or newer is needed to begin with; this is ${process.versions.node}.`);
  installDependencies();
  ensureNode();
  if (bundles) build();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp({ bundles: process.argv.includes('--bundles') });
