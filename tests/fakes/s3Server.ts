import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { BucketAddress } from '#config/bucketUrl.ts';
import { findCeph } from '../../scripts/programs.mjs';
import { freePort } from './freePort.ts';

/** False where Debian's Ceph is not installed: tests of buckets are then skipped, and `npm test` names them. */
export const hasS3Server = findCeph() !== undefined;

/** A Ceph of this machine that keeps all in memory, and its gateway for S3, with one bucket. */
export interface S3Server {
  port: number;
  /** Its bucket, at another port where something is between. */
  address: (port?: number) => BucketAddress;
  /** What it lets in. */
  keys: { accessKeyId: string; secretAccessKey: string };
  /** The gateway dies at once; what is stored stays. */
  kill: () => Promise<void>;
  /** It comes back under its old address. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

const run = promisify(execFile);
const keys = { accessKeyId: 'VENCEJO0PICTURES', secretAccessKey: 'key-of-the-pictures-in-tests' };

const settings = (dir: string, { monitor, gateway }: Record<'monitor' | 'gateway', number>): string => `[global]
fsid = ${randomUUID()}
mon host = v2:127.0.0.1:${monitor}
public addr = 127.0.0.1
keyring = ${dir}/keyring
admin socket = ${dir}/$name.asok
log file = ${dir}/$name.log
run dir = ${dir}
crash dir = ${dir}
osd objectstore = memstore
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon data avail crit = 1
[mon.a]
mon data = ${dir}/mon
[osd.0]
osd data = ${dir}/osd
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw run sync thread = false
`;

/** Keys for each part of it, which may do everything. */
async function makeKeys(file: string): Promise<void> {
  const caps = ['mon', 'osd', 'mgr'].flatMap((part) => ['--cap', part, 'allow *']);
  for (const [at, name] of ['mon.', 'client.admin', 'client.rgw', 'osd.0'].entries())
    await run('ceph-authtool', [file, ...(at === 0 ? ['--create-keyring'] : []), '--gen-key', '-n', name, ...caps]);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** What its start may take on a busy machine, in ms; alone it takes ten seconds. */
export const startTimeoutMs = 120_000;

/** @param dir an empty folder of its own */
export async function startS3Server(dir: string): Promise<S3Server> {
  for (const part of ['mon', 'osd']) mkdirSync(path.join(dir, part), { recursive: true });
  const [conf, map] = [path.join(dir, 'ceph.conf'), path.join(dir, 'monmap')];
  const [monitor, port] = [await freePort(), await freePort()];
  const text = settings(dir, { monitor, gateway: port });
  writeFileSync(conf, text);
  const start = (program: string, ...args: string[]): ChildProcess =>
    spawn(program, ['-f', '-c', conf, ...args], { stdio: 'ignore', cwd: '/' });
  const ceph = (program: string, ...args: string[]) => run(program, ['-c', conf, ...args], { timeout: 60_000 });

  await makeKeys(path.join(dir, 'keyring'));
  const [, fsid] = /fsid = (.*)/.exec(text)!;
  await run('monmaptool', ['--create', '--fsid', fsid!, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, map]);
  await ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
  const daemons = [start('ceph-mon', '-i', 'a')];
  const uuid = randomUUID();
  await ceph('ceph', 'osd', 'new', uuid);
  await ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', uuid);
  daemons.push(start('ceph-osd', '-i', '0'));

  let gateway: ChildProcess;
  const isOpen = () =>
    fetch(`http://127.0.0.1:${port}`)
      .then(({ ok }) => ok)
      .catch(() => false);
  const startGateway = async (): Promise<void> => {
    gateway = start('radosgw', '-n', 'client.rgw');
    while (!(await isOpen())) {
      if (gateway.exitCode !== null) throw new Error(`The S3 server did not start: ${dir}`);
      await sleep(50);
    }
  };
  const address: S3Server['address'] = (at = port) => ({
    ...{ bucket: 'pictures', prefix: 'vencejo/', region: 'us-east-1', isPathStyle: true },
    endpoint: `http://127.0.0.1:${at}`,
  });
  await startGateway();
  const user = ['--uid=vencejo', '--display-name=vencejo', `--access-key=${keys.accessKeyId}`];
  await ceph('radosgw-admin', '-n', 'client.rgw', 'user', 'create', ...user, `--secret-key=${keys.secretAccessKey}`);
  const { endpoint, region } = address();
  const client = new S3Client({ endpoint: endpoint!, region, credentials: keys, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: 'pictures' }));
  client.destroy();
  return {
    port,
    address,
    keys,
    kill: () => kill(gateway),
    start: startGateway,
    stop: async () => {
      await Promise.all([gateway, ...daemons].map(kill));
    },
  };
}
