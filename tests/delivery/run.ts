import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findPostgres, findRedis } from '../../scripts/programs.mjs';
import { hasProgram } from './programs.ts';

/**
 * docker-compose.yml, docs/kubernetes.yaml and docs/nginx.conf, run as far as a machine without a container
 * engine can: `npm run delivery-test`, after a build, as root. Every process is enclosed as its file says: environment,
 * user, rights, mounts, networks. VENCEJO_IMAGE_ROOT: the unpacked image; without it, this tree takes its place.
 * DELIVERY_CRAWL=whole: the crawl of compose's site leaves nothing out.
 */

const root = path.resolve(import.meta.dirname, '../..');
const packages = {
  bwrap: 'bubblewrap',
  caddy: 'caddy',
  'docker-compose': 'docker-compose',
  ip: 'iproute2',
  nginx: 'nginx-light',
  openssl: 'openssl',
};

/** What this machine lacks for the processes. */
function missing(): string[] {
  return [
    ...Object.entries(packages).flatMap(([program, name]) => (hasProgram(program) ? [] : [name])),
    ...(findPostgres() ? [] : ['postgresql']),
    ...(findRedis() ? [] : ['redis-server']),
    ...(process.getuid?.() === 0 ? [] : ['root']),
    ...((process.env.VENCEJO_IMAGE_ROOT ?? existsSync(path.join(root, 'dist/server/server.mjs'))) ? [] : ['a build']),
  ];
}

const lacking = missing();
if (lacking.length > 0) console.log(`skipped: this machine lacks ${lacking.join(', ')}`);
else
  for (const part of ['composeChecks.ts', 'kubernetesChecks.ts']) {
    const args = ['--net', '--mount', process.execPath, path.join(import.meta.dirname, part)];
    const { status } = spawnSync('unshare', args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
