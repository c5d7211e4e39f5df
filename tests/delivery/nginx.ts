import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from './containers.ts';
import { ask } from './requests.ts';

const example = path.resolve(import.meta.dirname, '../../docs/nginx.conf');

/** A certificate that it signed itself. */
function makeCertificate(dir: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(dir, 'fullchain.pem'), path.join(dir, 'privkey.pem')];
  const subject = ['-subj', '/CN=www.example.com', '-days', '1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], { stdio: 'pipe' });
  return { certificate, key };
}

/**
 * Runs nginx with docs/nginx.conf, whose certificate and addresses alone are others.
 * @param sites addresses of the two sites, which listen on 3000
 * @param check gets the address of its server
 */
export async function withNginx(
  { dir, sites }: { dir: string; sites: readonly string[] },
  check: (url: string) => Promise<void>,
): Promise<void> {
  const own = path.join(dir, 'nginx');
  mkdirSync(own);
  const { certificate, key } = makeCertificate(own);
  const text = readFileSync(example, 'utf8')
    .replace('127.0.0.1:3000', `${sites[0]!}:3000`)
    .replace('127.0.0.1:3001', `${sites[1]!}:3000`)
    .replace(/^( +ssl_certificate) .*;$/m, `$1 ${certificate};`)
    .replace(/^( +ssl_certificate_key) .*;$/m, `$1 ${key};`);
  const file = path.join(own, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${own}/pid; error_log ${own}/error.log; events {}\nhttp { access_log off;\n${text}\n}\n`,
  );
  execFileSync('nginx', ['-t', '-q', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const server = spawn('nginx', ['-c', file], { stdio: 'ignore' });
  try {
    const url = 'https://127.0.0.1';
    await until('nginx answers', () =>
      ask(url).then(
        () => true,
        () => false,
      ),
    );
    await check(url);
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
}
