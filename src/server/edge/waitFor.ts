/** Thrown to a request that waited too long for the fetch of another. */
export class WaitTimeoutError extends Error {
  /** There may be a response soon. */
  readonly status = 503;

  constructor() {
    super('The fetch of another request takes too long');
    this.name = 'WaitTimeoutError';
  }
}

/**
 * Settles as the promise does, unless the request is aborted or has waited too long.
 * @param waitTimeoutMs without it there is no limit
 * @throws the signal's reason; WaitTimeoutError
 */
export function waitFor<T>(
  promise: Promise<T>,
  { signal, waitTimeoutMs }: { signal?: AbortSignal | undefined; waitTimeoutMs?: number | undefined },
): Promise<T> {
  if (!signal && waitTimeoutMs === undefined) return promise;
  return new Promise<T>((resolve, reject) => {
    const abort = () => {
      reject(signal!.reason as Error);
    };
    const timer =
      waitTimeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            reject(new WaitTimeoutError());
          }, waitTimeoutMs);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  });
}
