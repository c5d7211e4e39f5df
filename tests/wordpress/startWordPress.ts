import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** A WordPress of its own: files, database and server are in a folder that goes with it. */
export interface WordPress {
  url: string;
  /** The post that it begins with. */
  post: number;
  /** Gives a post another title, or `trash`. */
  change: (post: number, title: string) => void;
  stop: () => Promise<void>;
}

const source = '/usr/share/wordpress';
const here = import.meta.dirname;

/** What of Debian's packages the tests need and this machine lacks. */
export function missingPrograms(): string[] {
  const inPath = (name: string): boolean =>
    [...process.env.PATH!.split(':'), '/usr/sbin'].some((folder) => existsSync(path.join(folder, name)));
  return [
    ...['php', 'mariadbd', 'mariadb', 'mariadb-install-db'].filter((name) => !inPath(name)),
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

async function startDatabase(folder: string): Promise<{ socket: string; child: ChildProcess }> {
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'db.sock');
  const user = os.userInfo().username;
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
  cpSync(path.join(here, 'theme'), path.join(root, 'wp-content/themes/vencejo-test'), { recursive: true });
  writeFileSync(path.join(root, 'wp-config.php'), configOf(socket));
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
  const router = path.join(here, 'router.php');
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', root, router], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
  });
  await until(() =>
    fetch(`${url}/wp-json/`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    post,
    change: (changed, title) => {
      run('php', [path.join(here, 'change.php'), root, String(changed), title]);
    },
    stop: async () => {
      process.kill(-server.pid!);
      database.kill();
      await once(database, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
