import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { documentedExample } from './documentedExample.ts';

/** A WordPress of its own: files, database and server are in a folder that goes with it. */
export interface WordPress {
  url: string;
  /** The post that it begins with. */
  post: number;
  /** Changes what an editor changes: a command of change.php with its arguments. */
  change: (command: string, ...args: readonly (string | number)[]) => void;
  stop: () => Promise<void>;
}

const source = '/usr/share/wordpress';
const here = import.meta.dirname;
const folders = [...process.env.PATH!.split(':'), '/usr/sbin'];
const inPath = (name: string): boolean => folders.some((folder) => existsSync(path.join(folder, name)));

/** Debian's php-fpm has the version in its name. */
const fpm = readdirSync('/usr/sbin').find((name) => /^php-fpm[\d.]+$/.test(name));

/** What of Debian's packages the tests need and this machine lacks. */
export function missingPrograms(): string[] {
  return [
    ...['php', 'nginx', 'mariadbd', 'mariadb', 'mariadb-install-db'].filter((name) => !inPath(name)),
    ...(fpm === undefined ? ['php-fpm'] : []),
    ...(existsSync(source) ? [] : [source]),
  ];
}

const run = (command: string, args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

async function until(isDone: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('It did not start within 30 s');
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

/** Who runs them: as root they keep to root, whose folder it is. */
const user = os.userInfo().username;

async function startDatabase(folder: string): Promise<{ socket: string; child: ChildProcess }> {
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'db.sock');
  run('mariadb-install-db', [`--datadir=${data}`, `--user=${user}`, '--auth-root-authentication-method=normal']);
  const settings = ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', `--user=${user}`];
  const child = spawn('/usr/sbin/mariadbd', [...settings, `--pid-file=${folder}/db.pid`], { stdio: 'ignore' });
  await until(() => existsSync(socket));
  run('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', '--execute', 'create database wordpress']);
  return { socket, child };
}

const configOf = (socket: string): string => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) { define( 'ABSPATH', __DIR__ . '/' ); }
require_once ABSPATH . 'wp-settings.php';
`;

function placeFiles(root: string, socket: string): void {
  cpSync(source, root, { recursive: true, dereference: true });
  rmSync(path.join(root, 'wp-content'), { recursive: true, force: true });
  mkdirSync(path.join(root, 'wp-content/uploads'), { recursive: true });
  cpSync('integrations/wordpress/vencejo', path.join(root, 'wp-content/plugins/vencejo'), { recursive: true });
  for (const theme of ['vencejo-test', 'vencejo-other'])
    cpSync(path.join(here, 'theme'), path.join(root, 'wp-content/themes', theme), { recursive: true });
  cpSync('integrations/wordpress/vencejo-magazine', path.join(root, 'wp-content/themes/vencejo-magazine'), {
    recursive: true,
  });
  writeFileSync(path.join(root, 'wp-config.php'), configOf(socket));
}

const socketOf = (folder: string): string => path.join(folder, 'php.sock');

function startPhp(folder: string): ChildProcess {
  const file = path.join(folder, 'php-fpm.conf');
  const lines = [
    '[global]',
    `error_log = ${folder}/php-fpm.log`,
    '[www]',
    ...(user === 'root' ? ['user = root', 'group = root'] : []),
    `listen = ${socketOf(folder)}`,
    'pm = static',
    'pm.max_children = 4',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return spawn(path.join('/usr/sbin', fpm!), ['--nodaemonize', '--allow-to-run-as-root', '--fpm-config', file], {
    stdio: 'ignore',
  });
}

/** nginx with the example of the document, but for its address, its folder and its certificate. */
function startNginx(folder: string, root: string, port: number): ChildProcess {
  const example = documentedExample('nginx')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replace('/var/www/wordpress', root)
    .replace('/run/php/php-fpm.sock', socketOf(folder));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(folder, 'nginx.conf');
  // Debian's leave out the port, which real hosts do not have.
  const parameters = readFileSync('/etc/nginx/fastcgi_params', 'utf8').replace(/\$host;/, '$http_host;');
  writeFileSync(path.join(folder, 'fastcgi_params'), parameters);
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; ${user === 'root' ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${example}
}
`,
  );
  return spawn('/usr/sbin/nginx', ['-c', file, '-e', `${folder}/nginx.log`], { stdio: 'ignore' });
}

/** @param port of WordPress @param site the address of the site in front of it */
export async function startWordPress(port: number, site: string): Promise<WordPress> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vencejo-wordpress-'));
  const root = path.join(folder, 'wordpress');
  const { socket, child: database } = await startDatabase(folder);
  placeFiles(root, socket);
  const url = `http://127.0.0.1:${port}`;
  const { post } = JSON.parse(
    run('php', [path.join(here, 'install.php'), root, url, site])
      .trim()
      .split('\n')
      .at(-1)!,
  ) as {
    post: number;
  };
  const servers = [startPhp(folder), startNginx(folder, root, port)];
  await until(() =>
    fetch(`${url}/wp-json/`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    post,
    change: (command, ...args) => {
      run('php', [path.join(here, 'change.php'), root, command, ...args.map(String)]);
    },
    stop: async () => {
      for (const child of [...servers, database]) {
        child.kill();
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
