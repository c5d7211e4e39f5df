import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findPostgres } from '../../scripts/programs.mjs';

/** What compose takes from an image, as far as the tests have it. */
export interface Image {
  /** Arguments of bwrap that lay its root file system. */
  root: readonly string[];
  user: string;
  workdir: string;
  env: Readonly<Record<string, string>>;
  command: readonly string[];
  /** Where the service states no check. */
  health?: readonly string[];
  /** Whatever the service states: its program is not there. */
  ownHealth?: readonly string[];
  /** Users that own the folders on which volumes are mounted. */
  owners: Readonly<Record<string, string>>;
}

const repository = path.resolve(import.meta.dirname, '../..');
const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** This machine's programs without anything else of it: the images of others are made of the same or similar ones. */
const debian: readonly string[] = [
  ...['/usr', '/etc'].flatMap((folder) => ['--ro-bind', folder, folder]),
  ...['/bin', '/sbin', '/lib', '/lib64'].flatMap((link) => ['--symlink', path.relative('/', realpathSync(link)), link]),
  ...['/var', '/app'].flatMap((folder) => ['--dir', folder]),
];

/** Arguments of bwrap that make the folders of a mount, open to every user: its own would be root's alone. */
export const foldersAbove = (target: string): string[] =>
  target
    .split('/')
    .slice(1, -1)
    .flatMap((_, index, parts) => ['--dir', `/${parts.slice(0, index + 1).join('/')}`]);

const dockerfile = readFileSync(path.join(repository, 'Dockerfile'), 'utf8');
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
const listAfter = (instruction: string): string[] =>
  JSON.parse(new RegExp(`^${instruction}[^[]*(\\[.*\\])$`, 'm').exec(lastStage)![1]!.trim()) as string[];

/**
 * Our image: the unpacked one of VENCEJO_IMAGE_ROOT, else what the Dockerfile copies of this tree, which has to be
 * built. Either way user, environment, command and check are those of the Dockerfile.
 */
function ownImage(): Image {
  const unpacked = process.env.VENCEJO_IMAGE_ROOT;
  const copied = [...lastStage.matchAll(/^COPY (?:--from=\S+ )?(.+) \S+$/gm)]
    .flatMap(([, sources]) => sources!.split(' '))
    .map((source) => source.replace(/^\/app\//, ''));
  const tree = [
    ...debian,
    ...copied.flatMap((name) => [
      ...foldersAbove(`/app/${name}`),
      '--ro-bind',
      path.join(repository, name),
      `/app/${name}`,
    ]),
  ];
  const env = Object.fromEntries(
    [...lastStage.matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) => line!.split(' ').map((pair) => pair.split('='))),
  ) as Record<string, string>;
  const node = path.dirname(process.execPath.replace(repository, '/app'));
  return {
    root: unpacked ? ['--ro-bind', unpacked, '/', '--tmpfs', '/run'] : tree,
    user: '1000:1000',
    workdir: '/app',
    env: { PATH: unpacked ? systemPath : `${node}:${systemPath}`, ...env },
    command: listAfter('CMD'),
    health: ['CMD', ...listAfter(String.raw`HEALTHCHECK .*\\\n {2}CMD`)],
    owners: { '/data': '1000:1000', '/backups': '1000:1000' },
  };
}

/** Debian's PostgreSQL with what the image's entry point does in an empty volume. */
const postgresEntry = `
  set -e
  data=/var/lib/postgresql/data
  as_owner() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
  if [ ! -s $data/PG_VERSION ]; then
    chown postgres $data && chmod 700 $data && chown postgres /var/run/postgresql
    as_owner initdb --pgdata=$data --username=postgres --pwfile="$POSTGRES_PASSWORD_FILE" --locale=C.UTF-8 --encoding=UTF8
    echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
    as_owner pg_ctl --pgdata=$data --wait --options="-c listen_addresses=''" start
    as_owner psql --username=postgres --command="create database $POSTGRES_DB"
    for file in /docker-entrypoint-initdb.d/*.sql; do
      as_owner psql --username=postgres --dbname="$POSTGRES_DB" --set=ON_ERROR_STOP=1 --file="$file"
    done
    as_owner pg_ctl --pgdata=$data --wait stop
  fi
  exec setpriv --reuid=postgres --regid=postgres --init-groups postgres -D $data -c listen_addresses='*'`;

/** @throws Error for an image that has none of Debian's programs in its place */
export function imageOf(name: string): Image {
  if (name === 'vencejo') return ownImage();
  const standIn = (image: Partial<Image>): Image => ({
    root: debian,
    user: 'root',
    workdir: '/',
    env: { PATH: `${findPostgres() ?? ''}:${systemPath}` },
    command: [],
    owners: {},
    ...image,
  });
  if (name.startsWith('postgres:'))
    return standIn({
      command: ['bash', '-c', postgresEntry],
      owners: { '/var/lib/postgresql/data': 'postgres:postgres' },
    });
  if (name.startsWith('redis:')) return standIn({});
  if (name.startsWith('caddy:'))
    return standIn({
      env: { PATH: systemPath, XDG_CONFIG_HOME: '/config', XDG_DATA_HOME: '/data' },
      command: ['caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'],
      // Debian has no nc of busybox.
      ownHealth: ['CMD', 'bash', '-c', '</dev/tcp/127.0.0.1/80'],
    });
  throw new Error(`Nothing stands in for the image ${name}`);
}
