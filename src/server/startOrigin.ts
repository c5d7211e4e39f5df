import { fork, type ChildProcess } from 'node:child_process';
import { childEnv } from '#config/env.ts';
import { watchHeartbeats } from '#config/heartbeat.ts';
import { mallocEnv, originProcess } from '#config/processFlags.ts';
import { backoff } from '#shared/backoff.ts';
import type { Purge } from './edge/purge.ts';
import type { Logger } from './logging/logger.ts';

/** The delay before an origin that exited again is restarted; after its first death it is at once. */
const restartDelay = { initialMs: 200, maxMs: 10_000 } as const;

/** Milliseconds after which a running origin counts as stable: its next death is a first one. */
const stableAfterMs = 30_000;

/** Thrown when the origin exits before it has ever listened: it has logged why, and a restart would not help. */
export class OriginStartError extends Error {}

export interface Origin {
  /** Its current URL; while it is down a port without a listener, so that calls fail at once. */
  url: () => string;
  /** Resolves when it listens for the first time; rejects with an OriginStartError when it exits before. */
  ready: Promise<void>;
  stop: () => void;
}

/** The URL of an origin that is down. */
const unreachableUrl = 'http://127.0.0.1:9';

/** The tags that a change purges, hard or softly. */
export type ChangedTags = Pick<Purge, 'tags' | 'mode'>;

type Message = { type: 'listening'; port: number } | { type: 'beat' } | ({ type: 'changed' } & ChangedTags);

export interface OriginOptions {
  /** Its built entry. */
  modulePath: string;
  /** The URL of the site, for links in mails. */
  publicOrigin: string;
  logger: Logger;
  /** Called with every change of its data. */
  onChanged?: (changed: ChangedTags) => void;
  /** Milliseconds of silence after which it is killed and started again; by default a few seconds. */
  hungAfterMs?: number;
}

/**
 * Runs the bundled origin in a process of its own, on a free loopback port, and restarts it whenever it exits or hangs.
 */
export function startOrigin({
  modulePath,
  publicOrigin,
  logger,
  onChanged = () => {},
  hungAfterMs,
}: OriginOptions): Origin {
  let url = unreachableUrl;
  let child: ChildProcess;
  let stopped = false;
  let everListened = false;
  let deaths = 0;
  const ready = Promise.withResolvers<void>();
  // Development does not wait for it.
  ready.promise.catch(() => {});

  function start(): void {
    const startedAt = Date.now();
    // In its own process group: Ctrl+C in a terminal reaches the site alone, which needs the origin for responses in
    // progress.
    child = fork(modulePath, {
      env: { ...childEnv({ PORT: '0', HOST: '127.0.0.1', PUBLIC_ORIGIN: publicOrigin }), ...mallocEnv },
      execArgv: [...originProcess.flags],
      detached: true,
    });
    const started = child;
    const heartbeats = watchHeartbeats(() => {
      logger.error('origin hangs: it is killed');
      started.kill('SIGKILL');
    }, hungAfterMs);
    child.on('error', (error) => {
      logger.error({ err: error }, 'origin cannot be reached');
    });
    child.on('message', (message: Message) => {
      if (message.type === 'beat') return heartbeats.onBeat();
      if (message.type === 'changed') return onChanged({ tags: message.tags, mode: message.mode });
      url = `http://127.0.0.1:${message.port}`;
      logger.info({ url }, 'origin listening');
      everListened = true;
      ready.resolve();
    });
    child.once('exit', (code, signal) => {
      heartbeats.stop();
      url = unreachableUrl;
      if (stopped) return;
      if (!everListened)
        return ready.reject(new OriginStartError('The bundled origin could not start; the reason is above.'));
      deaths = Date.now() - startedAt > stableAfterMs ? 1 : deaths + 1;
      const delay = deaths === 1 ? 0 : backoff(deaths - 1, restartDelay);
      logger.error({ code, signal, again: `in ${delay} ms` }, 'origin exited');
      setTimeout(() => stopped || start(), delay);
    });
  }

  start();
  return {
    url: () => url,
    ready: ready.promise,
    stop: () => {
      stopped = true;
      child.kill('SIGTERM');
    },
  };
}
