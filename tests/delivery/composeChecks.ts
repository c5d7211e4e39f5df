import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readCompose, servicesOf, type Compose } from './compose.ts';
import { until } from './containers.ts';
import { createNetworks, type Networks } from './networks.ts';
import { withNginx } from './nginx.ts';
import { ask, askWhile } from './requests.ts';
import { runChecks } from './runChecks.ts';
import { createSecrets, newSecret, type Secrets } from './secrets.ts';
import { createStack, type Stack } from './stack.ts';

/** docker-compose.yml, started and operated as docs/operations.md says. Runs in namespaces of its own: see run.ts. */

interface Parts {
  stack: Stack;
  networks: Networks;
  secrets: Secrets;
  dir: string;
  compose: () => Compose;
  /** What `.env` holds; compose reads it when a service starts. */
  settings: Record<string, string>;
  /** For visitors, and for operators. */
  site: string;
  operators: string;
}

const publicOrigin = 'http://localhost:3000';
const pages = ['/', '/viviendas-compra', '/en/agents', '/magazine/', '/viviendas-madrid-compra'];
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** A line of /proc/PID/status. */
const statusOf = (pid: number, name: string): string =>
  new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]!;

const newestIn = (folder: string): string =>
  path.join(
    folder,
    readdirSync(folder)
      .filter((name) => /\.(?:dump|sqlite)$/.test(name))
      .sort()
      .at(-1)!,
  );

const psql = (stack: Stack, ...commands: string[]): Promise<string> =>
  stack
    .of('database')
    .execute(['psql', '--username=postgres', '--tuples-only', '--quiet', ...commands.map((one) => `--command=${one}`)]);

const checks: Record<string, (parts: Parts) => Promise<void> | void> = {
  'processes have the user, the rights and the root file system that compose gives them': async ({
    stack,
    compose,
  }) => {
    for (const name of stack.names()) {
      const { cap_add: added = [] } = compose().services[name]!;
      const pid = stack.of(name).pid();
      const isRoot = statusOf(pid, 'Uid') === '0';
      assert.equal(statusOf(pid, 'NoNewPrivs'), '1', name);
      assert.equal(isRoot, ['proxy', 'backup'].includes(name), `${name} is root`);
      if (added.length === 0) assert.match(statusOf(pid, 'CapEff'), /^0+$/, name);
      await assert.rejects(stack.of(name).execute(['touch', '/usr/written', '/app/written']), /Read-only/, name);
    }
  },

  'visitors have no way to what is for operators': async ({ site, operators, secrets }) => {
    const token = bearer(secrets.read('admin-token'));
    for (const [url, status] of [
      [`${site}/admin/cache`, 404],
      [`${site}/metrics`, 404],
      [`${operators}/metrics`, 200],
      [`${operators}/admin/cache?qty=1`, 200],
    ] as const)
      assert.equal((await ask(url, { headers: token })).status, status, url);
    assert.equal((await ask(site, { method: 'PURGE', headers: token })).status, 405);
    assert.equal((await ask(operators, { method: 'PURGE', headers: token })).status, 200);
  },

  'alarms watch figures that sites have': async ({ operators, secrets }) => {
    const watched = readFileSync('docs/alarms.yaml', 'utf8').match(/\b(?:vencejo|nodejs|process)_\w+/g)!;
    const { text } = await ask(`${operators}/metrics`, { headers: bearer(secrets.read('admin-token')) });
    // What this network does not have, has no figures: sources, exports, a CDN, a replica, a bucket.
    const missing = watched.filter(
      (name) => !text.includes(name) && !/_(?:import|export|cdn|replica|bucket)_/.test(name),
    );
    assert.deepEqual(missing, []);
  },

  'the site is that of npm start: every filter, the magazine in menus and sitemap': async ({ site }) => {
    const home = (await ask(site)).text;
    assert(!home.includes('unsupportedFilters'));
    assert.match(home, /href="\/magazine\/"/);
    const sitemap = (await ask(`${site}/sitemap.xml`)).text;
    for (const file of ['/magazine/sitemap.xml', '/magazine/ca/sitemap.xml', '/magazine/en/sitemap.xml'])
      assert(sitemap.includes(publicOrigin + file), file);
  },

  'a crawl through the proxy finds no fault': ({ site, dir }) => {
    // All 4,700 take a quarter of an hour: DELIVERY_CRAWL=whole.
    const extent = process.env.DELIVERY_CRAWL === 'whole' ? [] : ['--sample', '3'];
    const args = ['scripts/crawl.ts', site, '--origin', publicOrigin, '--rate', '1000', '--report', dir, ...extent];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    console.log(`       ${stdout.trim().split('\n').at(-1)}`);
    assert.equal(status, 0, stdout);
  },

  'nginx as in docs/nginx.conf serves the sites to visitors': async ({ networks, dir }) => {
    await withNginx({ dir, sites: ['site-a', 'site-b'].map((name) => networks.addressOf(name)!) }, async (url) => {
      assert.equal((await ask(`${url}/admin/cache`)).status, 404);
      assert.equal((await ask(url, { method: 'PURGE' })).status, 405);
      const { status, headers } = await ask(url, { headers: { 'Accept-Encoding': 'br' } });
      assert.deepEqual([status, headers['content-encoding']], [200, 'br']);
    });
  },

  'nobody notices that a site is killed, and it comes back': async ({ stack, site }) => {
    const failures = await askWhile(
      pages.map((page) => site + page),
      async () => {
        await stack.of('site-a').stop('SIGKILL');
        await stack.restart('site-a');
      },
    );
    assert.deepEqual(failures, []);
  },

  'nobody notices a rolling restart, in which each site drains': async ({ stack, site }) => {
    const failures = await askWhile(
      pages.map((page) => site + page),
      async () => {
        for (const name of ['site-a', 'site-b']) {
          const old = stack.of(name);
          await stack.restart(name);
          assert.equal(await old.stop(), 0, `${name} ends by itself`);
        }
      },
    );
    assert.deepEqual(failures, []);
  },

  'another token takes the place of the old one, and no call is refused meanwhile': async (parts) => {
    const { stack, secrets, operators } = parts;
    const [old, young] = [secrets.read('admin-token'), newSecret()];
    const statusWith = async (token: string) => (await ask(`${operators}/metrics`, { headers: bearer(token) })).status;
    for (const [value, expected] of [
      [`${old},${young}`, [200, 200]],
      [`${young},${old}`, [200, 200]],
      [young, [401, 200]],
    ] as const) {
      secrets.write('admin-token', value);
      await Promise.all(['site-a', 'site-b', 'origin'].map(stack.restart));
      assert.deepEqual([await statusWith(old), await statusWith(young)], expected);
    }
    assert(!/cannot be delivered/.test(stack.logOf('origin')));
  },

  'other passwords of database and Redis: what is cached comes meanwhile': async ({ stack, secrets, site }) => {
    const urls = pages.map((page) => site + page);
    for (const name of ['database-password', 'redis-password']) secrets.write(name, newSecret());
    const ofDatabase = await askWhile(urls, async () => {
      await psql(stack, `alter role vencejo password '${secrets.read('database-password')}'`);
      await Promise.all(['origin', 'backup'].map(stack.restart));
    });
    // Each site has a cache of its own, in which some may lack.
    assert.deepEqual(
      ofDatabase.filter((failure) => !failure.startsWith('503')),
      [],
    );
    // A circuit that opened meanwhile closes within seconds.
    await until('the magazine comes from each site again', async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => ask(`${site}/magazine/`)));
      return answers.every(({ status }) => status === 200);
    });
    const ofRedis = await askWhile(urls, async () => {
      for (const name of ['redis', 'site-a', 'site-b']) await stack.restart(name);
    });
    assert.deepEqual(ofRedis, []);
  },

  'a backup of PostgreSQL is restored as the documents say': async ({ stack, site }) => {
    const folder = stack.volume('backups');
    const file = newestIn(folder);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const inDatabase = (command: string) => psql(stack, '\\connect vencejo', command);
    const count = await inDatabase('select count(*) from estates');
    await inDatabase('create table written_later ()');
    await stack.of('origin').stop();
    await psql(
      stack,
      'alter database vencejo rename to vencejo_old',
      'create database vencejo owner vencejo',
      'revoke connect on database vencejo from public',
    );
    const inContainer = path.join('/backups', path.basename(file));
    await stack.of('backup').execute(['bash', '/app/config/backup.sh', 'restore', inContainer]);
    await stack.restart('origin');
    assert.equal(await inDatabase('select count(*) from estates'), count);
    assert.equal(await inDatabase("select to_regclass('written_later')"), '');
    await until('pages come', async () => (await ask(`${site}/viviendas-sevilla-compra`)).status === 200);
  },

  'a database in a SQLite file is backed up by the same profile, and restored': async ({ stack, settings }) => {
    settings.DATABASE_URL = '/data/vencejo.sqlite';
    await stack.restart('origin');
    await stack.restart('backup-sqlite');
    await stack.restart('backup');
    const file = newestIn(stack.volume('backups-sqlite'));
    assert.equal(statSync(file).mode & 0o777, 0o600);
    await stack.of('origin').stop();
    rmSync(path.join(stack.volume('data'), 'vencejo.sqlite'));
    await stack
      .of('backup-sqlite')
      .execute(['bash', '/app/config/backup.sh', 'restore', path.join('/backups', path.basename(file))]);
    assert(existsSync(path.join(stack.volume('data'), 'vencejo.sqlite')));
    await stack.restart('origin');
  },
};

const dir = mkdtempSync(path.join(os.tmpdir(), 'vencejo-delivery-'));
const secrets = createSecrets(path.join(dir, 'secrets'));
const profiles = ['origin', 'backup'];
const settings: Record<string, string> = {
  COMPOSE_PROFILES: profiles.join(),
  SECRETS_DIR: secrets.dir,
  READS_PER_MINUTE: '0',
};
const compose = () => readCompose(settings);
// No program of Debian's is a mail catcher: the origin keeps its mails and tries again.
const names = servicesOf(compose(), profiles).filter((name) => name !== 'mail');
const networks = createNetworks(Object.keys(compose().networks));
for (const name of names) networks.join(name, Object.keys(compose().services[name]!.networks));
const stack = createStack(compose, networks, dir);
try {
  await stack.up(names.filter((name) => !name.startsWith('backup')));
  await stack.up(names);
  const proxy = networks.addressOf('proxy')!;
  const parts = {
    stack,
    networks,
    secrets,
    dir,
    compose,
    settings,
    site: `http://${proxy}`,
    operators: `http://${proxy}:8080`,
  };
  await runChecks(checks, parts);
} finally {
  await stack.stop();
  rmSync(dir, { recursive: true, force: true });
}
