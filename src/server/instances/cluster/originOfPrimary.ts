import { unreachableUrl, type Origin } from '../../startOrigin.ts';
import type { PrimaryChannel } from './primaryChannel.ts';

/** The bundled origin for a worker: the primary runs it, and sends its URL. */
export function originOfPrimary(primary: PrimaryChannel): Origin {
  let url = unreachableUrl;
  const ready = Promise.withResolvers<void>();
  primary.on('origin', (message) => {
    url = message.url;
    ready.resolve();
  });
  return { url: () => url, ready: ready.promise, stop: () => {} };
}
