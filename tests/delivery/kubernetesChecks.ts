import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readCompose } from './compose.ts';
import { createNetworks } from './networks.ts';
import { clusterNames, readKubernetes } from './kubernetes.ts';
import { ask } from './requests.ts';
import { runChecks } from './runChecks.ts';
import { createSecrets } from './secrets.ts';
import { createStack, type Stack } from './stack.ts';

/** The pods of docs/kubernetes.yaml beside a PostgreSQL and a Redis. Runs in namespaces of its own: see run.ts. */

interface Parts {
  stack: Stack;
  /** Addresses of the two sites. */
  sites: readonly string[];
  token: string;
}

const checks: Record<string, (parts: Parts) => Promise<void>> = {
  'the pods of kubernetes.yaml are ready, and serve what npm start does': async ({ sites }) => {
    for (const site of sites) {
      const { status, text } = await ask(site);
      assert.equal(status, 200);
      assert(!text.includes('unsupportedFilters'));
      assert((await ask(`${site}/sitemap.xml`)).text.includes('https://www.example.com/magazine/en/sitemap.xml'));
    }
  },

  'a purge at one site of the cluster reaches the other': async ({ sites, token }) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const purge = { method: 'POST', headers, body: '{"all": true}' };
    assert.match((await ask(`${sites[0]!}/admin/cache/purge`, purge)).text, /"instances":2,"confirmed":2/);
  },

  'a pod of the cluster drains': async ({ stack }) => {
    assert.equal(await stack.of('site-1').stop(), 0);
    assert.equal(await stack.of('origin-1').stop(), 0);
  },
};

const dir = mkdtempSync(path.join(os.tmpdir(), 'vencejo-delivery-'));
const secrets = createSecrets(path.join(dir, 'secrets'));
const compose = readCompose({ COMPOSE_PROFILES: 'origin', SECRETS_DIR: secrets.dir });
const cluster = readKubernetes(compose, ['database', 'redis'], secrets.dir);
const networks = createNetworks(['cluster'], clusterNames);
for (const name of Object.keys(cluster.services)) networks.join(name, ['cluster']);
const stack = createStack(() => cluster, networks, dir);
try {
  await stack.up(['database', 'redis']);
  await stack.up(Object.keys(cluster.services));
  const sites = ['site-0', 'site-1'].map((name) => `http://${networks.addressOf(name)!}:3000`);
  await runChecks(checks, { stack, sites, token: secrets.read('admin-token') });
} finally {
  await stack.stop();
  rmSync(dir, { recursive: true, force: true });
}
