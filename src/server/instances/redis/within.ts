import { performance } from 'node:perf_hooks';

/** Thrown when Redis does not reply in time. */
export class RedisTimeoutError extends Error {
  constructor() {
    super('Redis answers too late');
    this.name = 'RedisTimeoutError';
  }
}

/** Milliseconds by which a timer may be late before this process counts as busy itself. */
const slack = 20;

/**
 * Settles as the promise does, or rejects after a time with a RedisTimeoutError. The client's own limit ends with the
 * writing of a command. Redis is not blamed for what kept this process busy: then the wait is begun once more, and what
 * lies in the socket already is read first, which comes before the immediate.
 */
export function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const wait = (again: boolean) => {
      const due = performance.now() + milliseconds;
      timer = setTimeout(() => {
        if (again && performance.now() - due > slack) wait(false);
        else
          setImmediate(() => {
            reject(new RedisTimeoutError());
          });
      }, milliseconds);
    };
    wait(true);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
