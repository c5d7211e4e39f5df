import { fork, type ChildProcess } from 'node:child_process';
import { childEnv } from '#config/env.ts';
import { originFlags } from '#config/originFlags.ts';
import type { Purge } from './edge/purge.ts';
import type { Logger } from './logging/logger.ts';
import { createRestartDelay } from './restartDelay.ts';

/** Thrown when the origin ends before it ever listened: it has told why, and trying again would not help. */
export class OriginStartError extends Error {}

export interface Origin {
  /** Where it listens now; a port nothing listens on while it is down, so that calls fail at once. */
  url: () => string;
  /** Resolves when it listens for the first time; rejects with an OriginStartError when it ends before. */
  ready: Promise<void>;
  stop: () => void;
}

/** Of an origin that is down. */
export const nowhere = 'http://127.0.0.1:9';

/** Tags of answers that a change has made wrong (hard) or out of date (soft). */
export type ChangedTags = Pick<Purge, 'tags' | 'mode'>;

type Message = { type: 'listening'; port: number } | ({ type: 'changed' } & ChangedTags);

export interface OriginOptions {
  /** Its built entry. */
  modulePath: string;
  /** Where visitors reach the site: links in mails lead there. The port that the origin listens on says nothing of it. */
  publicOrigin: string;
  logger: Logger;
  /** Told of every change of its data. */
  onChanged?: (changed: ChangedTags) => void;
  /** Told where it is, whenever it listens or has died. */
  onUrl?: (url: string) => void;
}

/** Runs the bundled origin in a process of its own, on a free loopback port, and starts it again whenever it dies. */
export function startOrigin({
  modulePath,
  publicOrigin,
  logger,
  onChanged = () => {},
  onUrl = () => {},
}: OriginOptions): Origin {
  let url = nowhere;
  let child: ChildProcess;
  let stopped = false;
  let everListened = false;
  const delayAfter = createRestartDelay();
  const ready = Promise.withResolvers<void>();
  // Who does not wait for it, as development does, goes on without an origin.
  ready.promise.catch(() => {});

  function setUrl(now: string): void {
    url = now;
    onUrl(now);
  }

  function start(): void {
    const startedAt = Date.now();
    // In a group of its own: Ctrl+C in a terminal reaches the site alone, which still needs it for answers under way.
    child = fork(modulePath, {
      env: childEnv({ PORT: '0', HOST: '127.0.0.1', PUBLIC_ORIGIN: publicOrigin }),
      execArgv: ['--enable-source-maps', ...originFlags],
      detached: true,
    });
    child.on('error', (error) => {
      logger.error({ err: error }, 'origin cannot be reached');
    });
    child.on('message', (message: Message) => {
      if (message.type === 'changed') return onChanged({ tags: message.tags, mode: message.mode });
      setUrl(`http://127.0.0.1:${message.port}`);
      logger.info({ url }, 'origin listens');
      everListened = true;
      ready.resolve();
    });
    child.once('exit', (code, signal) => {
      setUrl(nowhere);
      if (stopped) return;
      if (!everListened)
        return ready.reject(new OriginStartError('The bundled origin could not start; the reason stands above.'));
      const delay = delayAfter(Date.now() - startedAt);
      logger.error({ code, signal, again: `in ${delay} ms` }, 'origin died');
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
