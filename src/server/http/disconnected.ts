import type { Response } from 'express';

/** Aborted when the visitor goes away before the answer is whole, so that nothing is fetched for nobody. */
export function disconnected(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort(new DOMException('The visitor went away', 'AbortError'));
  });
  return controller.signal;
}
