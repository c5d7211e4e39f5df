import type { Response } from 'express';

/** Aborted when the client disconnects before the response is complete, so that its fetches end. */
export function disconnected(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort(new DOMException('The client disconnected', 'AbortError'));
  });
  return controller.signal;
}
