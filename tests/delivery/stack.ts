import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compose, Service } from './compose.ts';
import { startContainer, until, type Container } from './containers.ts';
import { foldersAbove, imageOf } from './images.ts';
import type { Networks } from './networks.ts';

/** The services of a compose file, each a process of this machine. */
export interface Stack {
  /** Starts services and what they need, and waits until each is healthy. */
  up: (names: readonly string[]) => Promise<void>;
  /** Ends the process of a service, and starts it anew as its environment is then. */
  restart: (name: string) => Promise<void>;
  of: (name: string) => Container;
  logOf: (name: string) => string;
  /** Where a named volume is on this machine. */
  volume: (name: string) => string;
  names: () => string[];
  stop: () => Promise<void>;
}

/** Variables without a value are not set. */
const environmentOf = ({ environment = {} }: Service): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).filter((pair): pair is [string, string] => pair[1] !== null));

/** @param dir for volumes and logs; its volumes are kept from one stack to the next */
export function createStack(read: () => Compose, networks: Networks, dir: string): Stack {
  const containers = new Map<string, Container>();
  const healthy = new Map<string, Promise<void>>();
  const service = (name: string): Service => read().services[name]!;
  const logFile = (name: string): string => path.join(dir, `${name}.log`);

  /** A folder for a named volume, owned as the folder of the image on which it is mounted first. */
  function volume(name: string, owner?: string): string {
    const folder = path.join(dir, 'volumes', name);
    if (existsSync(folder)) return folder;
    mkdirSync(folder, { recursive: true });
    if (owner !== undefined) execFileSync('chown', [owner, folder]);
    return folder;
  }

  function mountsOf(name: string): string[] {
    const { tmpfs = [], volumes = [], secrets = [], image } = service(name);
    const { owners } = imageOf(image);
    const hosts = path.join(dir, `${name}.hosts`);
    writeFileSync(hosts, networks.hostsFile(name));
    const inVolumes = volumes.map((line) => {
      const [source, target, mode] = line.split(':') as [string, string, string?];
      return {
        from: path.isAbsolute(source) ? source : volume(source, owners[target]),
        target,
        isFixed: mode === 'ro',
      };
    });
    const inSecrets = secrets.map(({ source }) => {
      return { from: read().secrets[source]!.file, target: `/run/secrets/${source}`, isFixed: true };
    });
    return [
      ...tmpfs.flatMap((folder) => [...foldersAbove(folder), '--perms', '1777', '--tmpfs', folder]),
      ...[...inVolumes, ...inSecrets, { from: hosts, target: '/etc/hosts', isFixed: true }].flatMap(
        ({ from, target, isFixed }) => [...foldersAbove(target), isFixed ? '--ro-bind' : '--bind', from, target],
      ),
    ];
  }

  function start(name: string): void {
    const own = service(name);
    const image = imageOf(own.image);
    const enclosure = {
      name,
      image,
      command: own.command ?? image.command,
      env: { ...image.env, ...environmentOf(own) },
      user: own.user ?? image.user,
      capabilities: own.cap_add ?? [],
      isReadOnly: own.read_only === true,
      mounts: mountsOf(name),
    };
    containers.set(name, startContainer(enclosure, logFile(name)));
  }

  async function isHealthy(name: string): Promise<boolean> {
    const { healthcheck, image } = service(name);
    const { health, ownHealth } = imageOf(image);
    const [kind, ...command] = ownHealth ?? healthcheck?.test ?? health!;
    const container = containers.get(name)!;
    if (!container.isRunning()) throw new Error(`${name} ended:\n${logOf(name).slice(-2_000)}`);
    try {
      await container.execute(kind === 'CMD-SHELL' ? ['sh', '-c', command[0]!] : command);
      return true;
    } catch {
      return false;
    }
  }

  const logOf = (name: string): string => readFileSync(logFile(name), 'utf8');

  function startOnce(name: string): Promise<void> {
    const started = async () => {
      await Promise.all(Object.keys(service(name).depends_on ?? {}).map(startOnce));
      start(name);
      await until(`${name} is healthy`, () => isHealthy(name));
    };
    if (!healthy.has(name)) healthy.set(name, started());
    return healthy.get(name)!;
  }

  return {
    logOf,
    volume,
    of: (name) => containers.get(name)!,
    names: () => [...containers.keys()],
    up: async (names) => {
      await Promise.all(names.map(startOnce));
    },
    restart: async (name) => {
      await containers.get(name)!.stop();
      start(name);
      await until(`${name} is healthy again`, () => isHealthy(name));
    },
    stop: async () => {
      await Promise.all([...containers.values()].map((container) => container.stop('SIGKILL')));
    },
  };
}
