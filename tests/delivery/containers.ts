import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { childrenOf } from '../fakes/builtSite.ts';
import type { Image } from './images.ts';

/** How a process is enclosed; what compose and Kubernetes say of it. */
export interface Enclosure {
  name: string;
  image: Image;
  command: readonly string[];
  env: Readonly<Record<string, string>>;
  user: string;
  capabilities: readonly string[];
  isReadOnly: boolean;
  /** Arguments of bwrap. */
  mounts: readonly string[];
}

export interface Container {
  name: string;
  /** The process itself, as this machine numbers it. */
  pid: () => number;
  /** Runs a program beside it, as its user. @returns what it prints; throws with what it printed when it fails */
  execute: (command: readonly string[]) => Promise<string>;
  /** @returns its exit code, or null when a signal ended it */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  isRunning: () => boolean;
}

/** Becomes a user without rights. Names are looked up in the container. */
function asUser(user: string): string[] {
  const [name, group = name] = user.split(':');
  if (name === 'root') return ['setpriv', '--no-new-privs'];
  const dropped = ['--clear-groups', '--bounding-set=-all', '--inh-caps=-all'];
  return ['setpriv', '--no-new-privs', `--reuid=${name}`, `--regid=${group}`, ...dropped];
}

function enclose({ name, image, command, env, user, capabilities, isReadOnly, mounts }: Enclosure): string[] {
  const isRoot = user === 'root';
  // Those of a user other than root are gone once it is that user.
  const kept = isRoot ? capabilities : ['SETUID', 'SETGID', 'SETPCAP'];
  return [
    ...['--die-with-parent', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--hostname', name],
    ...['--cap-drop', 'ALL', ...kept.flatMap((capability) => ['--cap-add', `CAP_${capability}`])],
    ...image.root,
    ...['--proc', '/proc', '--dev', '/dev', ...mounts],
    ...(isReadOnly ? ['--remount-ro', '/'] : []),
    ...['--clearenv', ...Object.entries(env).flatMap(([key, value]) => ['--setenv', key, value])],
    ...['--chdir', image.workdir, '--', ...asUser(user), ...command],
  ];
}

/** Starts a process in the network namespace that has its name. @param log file for what it prints */
export function startContainer(enclosure: Enclosure, log: string): Container {
  const { name, env, user } = enclosure;
  const output = openSync(log, 'a');
  const child: ChildProcess = spawn('ip', ['netns', 'exec', name, 'bwrap', ...enclose(enclosure)], {
    stdio: ['ignore', output, output],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  // bwrap watches over one that is the container's first, which starts the process.
  const pid = (): number => {
    const found = childrenOf(childrenOf(child.pid!)[0] ?? -1)[0];
    if (found === undefined) throw new Error(`${name} does not run:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
    return found;
  };
  return {
    name,
    pid,
    isRunning,
    execute: async (command) => {
      const { stdout } = await promisify(execFile)('nsenter', [
        ...['--target', String(pid()), '--mount', '--net', '--pid', '--ipc', '--'],
        ...['env', '--ignore-environment', `--chdir=${enclosure.image.workdir}`],
        ...Object.entries(env).map(([key, value]) => `${key}=${value}`),
        ...asUser(user),
        ...command,
      ]);
      return stdout.trim();
    },
    stop: async (signal = 'SIGTERM') => {
      if (isRunning()) process.kill(pid(), signal);
      const [code] = await ended;
      return code;
    },
  };
}

/** Asks until it is so. @throws Error after some seconds, with what the container printed */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, seconds = 90): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Not so after ${seconds} s: ${what}`);
    await sleep(500);
  }
}
