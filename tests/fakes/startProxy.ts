import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.ts';

/** A reverse proxy that runs by the project's example for it, whose addresses and certificate alone are others. */
export interface Proxy {
  /** Its address for visitors, without a slash at the end. */
  url: string;
  /** Its address for operators, where the example has one. */
  operators?: string;
  stop: () => Promise<void>;
}

interface ProxyOptions {
  /** An empty folder of its own. */
  dir: string;
  /** Two sites, as `127.0.0.1:3000`. */
  sites: readonly [string, string];
  /** By default a free one. */
  port?: number;
}

/** Beside PATH: where Debian has servers. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => {
        resolve(false);
      });
  });

/** Runs a server in the foreground. Resolves when it listens. */
async function run(command: string, args: string[], port: number, own: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, { env: { ...env, ...own }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  const ended = once(child, 'exit');
  while (!(await isTaken(port))) {
    if (child.exitCode !== null) throw new Error(`${command} did not start: ${said}`);
    await sleep(50);
  }
  return async () => {
    child.kill();
    await ended;
  };
}

/** A certificate that it signed itself. */
function makeCertificate(dir: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(dir, 'fullchain.pem'), path.join(dir, 'privkey.pem')];
  const subject = ['-subj', '/CN=www.example.com', '-days', '1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], { stdio: 'pipe' });
  return { certificate, key };
}

/** The example's own certificate replaced, or no TLS at all. */
function secured(example: string, dir: string, port: number, hasTls: boolean): string {
  if (!hasTls)
    return example.replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`).replaceAll(/^ +ssl_.*\n/gm, '');
  const { certificate, key } = makeCertificate(dir);
  return example
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/^( +ssl_certificate) .*;$/m, `$1 ${certificate};`)
    .replace(/^( +ssl_certificate_key) .*;$/m, `$1 ${key};`);
}

/** nginx with docs/nginx.conf. @param options.hasTls false: as behind something else that ends TLS */
export async function startNginx({
  dir,
  sites,
  port: given,
  hasTls = true,
}: ProxyOptions & { hasTls?: boolean }): Promise<Proxy> {
  mkdirSync(dir, { recursive: true });
  const port = given ?? (await freePort());
  const example = readFileSync(path.resolve(import.meta.dirname, '../../docs/nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', sites[0])
    .replace('127.0.0.1:3001', sites[1])
    .replace('listen 80', `listen 127.0.0.1:${await freePort()}`);
  const file = path.join(dir, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  const server = `${temporary.join(' ')}\n${secured(example, dir, port, hasTls)}`;
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `daemon off; ${user} pid ${dir}/pid; error_log ${dir}/error.log; events {}\nhttp { access_log off;\n${server}\n}\n`,
  );
  const stop = await run('nginx', ['-c', file, '-e', `${dir}/error.log`], port);
  return { url: `${hasTls ? 'https' : 'http'}://127.0.0.1:${port}`, stop };
}

/** Caddy with config/Caddyfile. */
export async function startCaddy({ dir, sites, port: given }: ProxyOptions): Promise<Proxy> {
  mkdirSync(dir, { recursive: true });
  const [port, operators] = [given ?? (await freePort()), await freePort()];
  const file = path.join(dir, 'Caddyfile');
  const example = readFileSync(path.resolve(import.meta.dirname, '../../config/Caddyfile'), 'utf8');
  writeFileSync(file, example.replace('http://:8080', `http://:${operators}`));
  const stop = await run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], port, {
    SITE_ADDRESS: `http://:${port}`,
    SITES: sites.join(' '),
    XDG_DATA_HOME: dir,
    XDG_CONFIG_HOME: dir,
  });
  return { url: `http://127.0.0.1:${port}`, operators: `http://127.0.0.1:${operators}`, stop };
}
