// `npm start`: sets up what is missing, then serves; with `--network name`, a network of networks/.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { loadEnvFile } from '../config/envFile.mjs';
import { operatorsToken } from './operatorsToken.mjs';
import { readableLine } from './readableLine.mjs';
import { become, fail, inRoot, node, run, say, setUp } from './setup.mjs';

/** As in config/processFlags.ts, which tells why; this program runs in a Node that cannot read it. */
const siteFlags = ['--min-semi-space-size=4', '--max-semi-space-size=4', '--no-parallel-scavenge'];
const mallocEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_MMAP_MAX_: '30000',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Sets what `--network` stands for: a folder, and data of its own. */
function chooseNetwork(name) {
  const dir = inRoot('networks', String(name));
  if (!existsSync(path.join(dir, 'network.env')))
    fail(`--network needs the name of a folder in networks/ with a network.env; "${name}" is none.`);
  loadEnvFile(inRoot('.env'));
  process.env.NETWORK_DIR = dir;
  process.env.DATA_DIR ||= inRoot('data', name);
}

/** Serves until told to stop. Logs are JSON lines, as collectors want them; at a terminal they are made readable. */
function serve() {
  const forPerson = process.stdout.isTTY;
  const token = operatorsToken();
  const server = become(node, [...siteFlags, 'dist/server/server.mjs'], {
    stdio: ['ignore', forPerson ? 'pipe' : 'inherit', 'inherit', 'ipc'],
    // Without it, React and Express run their slower development builds.
    env: { NODE_ENV: 'production', ...mallocEnv, ...process.env, ...(token && { ADMIN_TOKEN: token.value }) },
  });
  server.on('message', ({ type, port }) => {
    if (type !== 'ready') return;
    say(`Vencejo is ready: http://localhost:${port}${forPerson ? ' (Ctrl+C stops it)' : ''}`);
    if (token) say(`Mails it wrote: http://localhost:${port}/admin/mails (any user; the password is in ${token.file})`);
  });
  if (forPerson) createInterface({ input: server.stdout }).on('line', (line) => console.log(readableLine(line)));
}

const { values: asked } = parseArgs({
  options: { network: { type: 'string' }, brand: { type: 'string' } },
  strict: false,
});

if (process.argv.includes('--help')) {
  setUp({ bundles: false });
  run(node, ['scripts/help.ts'], 'The help could not be shown.');
} else {
  if (asked.brand !== undefined)
    fail('--brand is --network now: a folder in networks/, whose network.env was brand.env (docs/your-network.md).');
  if (asked.network !== undefined) chooseNetwork(asked.network);
  setUp();
  say('Starting; an empty database is filled first …');
  serve();
}
