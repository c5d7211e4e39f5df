import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { mallocEnv, siteProcess } from '#config/processFlags.ts';
import { startPrivateRedis } from '#tests/fakes/privateRedis.ts';
import { freePort } from '#tests/fakes/freePort.ts';

/** Of the sites' operators. */
export const token = randomUUID();

export interface SiteProcess {
  pid: number;
  base: string;
}

/** Sites on one Redis and one upstream, behind a proxy. */
export interface Sites {
  sites: SiteProcess[];
  /** Where visitors ask: the proxy, or, where nginx is not installed, each site in turn. */
  bases: string[];
  /** Bytes that Redis has in use. */
  redisBytes: () => Promise<number>;
  stop: () => Promise<void>;
}

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
};

async function startSite(
  dir: string,
  redisUrl: string,
  upstream: string,
): Promise<SiteProcess & { child: ChildProcess }> {
  const child = fork(path.resolve('dist/server/server.mjs'), {
    execArgv: [...siteProcess.flags],
    env: {
      ...process.env,
      ...mallocEnv,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      API_HOST: upstream,
      CMS_HOST: upstream,
      REDIS_URL: redisUrl,
      ADMIN_TOKEN: token,
      FORM_SECRET: token,
      READS_PER_MINUTE: '0',
      DATA_DIR: dir,
      LOG_LEVEL: 'error',
    },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, pid: child.pid!, base: `http://127.0.0.1:${port}` };
}

const nginxSettings = (dir: string, port: number, sites: readonly SiteProcess[]): string => `
  daemon off; pid ${dir}/nginx.pid; error_log ${dir}/error.log; worker_processes 1;
  events { worker_connections 512; }
  http {
    access_log off; client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy;
    fastcgi_temp_path ${dir}/f; uwsgi_temp_path ${dir}/u; scgi_temp_path ${dir}/s;
    upstream sites { ${sites.map(({ base }) => `server ${new URL(base).host};`).join(' ')} keepalive 32; }
    server {
      listen 127.0.0.1:${port}; keepalive_requests 1000000;
      location / {
        proxy_pass http://sites; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host;
        proxy_buffers 16 64k; proxy_buffer_size 64k;
      }
    }
  }`;

async function startNginx(program: string, dir: string, sites: readonly SiteProcess[]) {
  const port = await freePort();
  const file = path.join(dir, 'nginx.conf');
  writeFileSync(file, nginxSettings(dir, port, sites));
  const child = spawn(program, ['-c', file, '-p', dir], { stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${base}/livez`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`nginx ended: see ${dir}/error.log`);
    await sleep(50);
  }
  return { base, stop: () => ended(child) };
}

/** Starts as many sites, with empty caches. @param upstream address of the origin */
export async function startSites(count: number, upstream: string): Promise<Sites> {
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-scale-'));
  const redis = await startPrivateRedis();
  const sites: (SiteProcess & { child: ChildProcess })[] = [];
  for (let n = 0; n < count; n += 1) sites.push(await startSite(dir, redis.url, upstream));
  const proxy = nginx ? await startNginx(nginx, dir, sites) : null;
  return {
    sites,
    bases: proxy ? [proxy.base] : sites.map(({ base }) => base),
    redisBytes: async () => Number(/^used_memory:(\d+)/m.exec(await redis.command('INFO', 'memory'))![1]),
    stop: async () => {
      await proxy?.stop();
      for (const { child } of sites) await ended(child);
      await redis.stop();
      rmSync(dir, { recursive: true });
    },
  };
}
