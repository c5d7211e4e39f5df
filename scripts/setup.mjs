// Brings a fresh clone to where it can run: dependencies, the pinned Node, the build. Plain JavaScript, because the Node that
// runs it may be an older one than the one it installs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (...parts) => path.join(root, ...parts);
const stampDir = inRoot('.cache');

/** The Node pinned in node_modules; the system's may be older. */
export const node = inRoot('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

export const say = (text) => console.log(`▸ ${text}`);

/** Runs a command to its end; its failure is ours. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs in our place: signals are passed on, its end is ours. */
export function become(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** A digest of files: by content for a few, by size and time for trees. */
function digest(entries) {
  const hash = createHash('sha256');
  const add = (file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name));
    } else {
      hash.update(`${path.relative(root, file)} ${stat.size} ${stat.mtimeMs}\n`);
    }
  };
  for (const entry of entries) add(inRoot(entry));
  return hash.digest('hex');
}

const stampFile = (name) => path.join(stampDir, `${name}.stamp`);
const isStamped = (name, value) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === value;
function stamp(name, value) {
  mkdirSync(stampDir, { recursive: true });
  writeFileSync(stampFile(name), value);
}

function installDependencies() {
  const lock = createHash('sha256').update(readFileSync(inRoot('package-lock.json'))).digest('hex');
  if (existsSync(inRoot('node_modules')) && isStamped('dependencies', lock)) return;
  say('Installing dependencies (npm ci); this takes a minute or two the first time …');
  // Engine warnings come from npm running on an older Node; what it installs runs on the pinned one.
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  stamp('dependencies', lock);
}

/** With install scripts switched off, the `node` package lies there without its binary. */
function ensureNode() {
  if (existsSync(node)) return;
  say('Fetching the pinned Node …');
  run('npm', ['rebuild', 'node', '--loglevel=error']);
  if (!existsSync(node)) {
    console.error('The pinned Node could not be installed: allow install scripts for the package "node" (npm rebuild node) and start again.');
    process.exit(1);
  }
}

const sources = ['src', 'config', 'webpack.config.ts', 'package-lock.json', 'tsconfig.json'];

function build() {
  const state = digest(sources);
  if (existsSync(inRoot('dist/server/server.mjs')) && isStamped('build', state)) return;
  say('Building the browser and server bundles …');
  run(node, [inRoot('node_modules/webpack/bin/webpack.js'), '--config', 'webpack.config.ts']);
  stamp('build', state);
}

/** Everything that running or testing needs; each step only when it is not done yet. */
export function setUp({ bundles = true } = {}) {
  installDependencies();
  ensureNode();
  if (bundles) build();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp({ bundles: false });
