import { nowhere, type Origin } from '../../startOrigin.ts';
import type { PrimaryChannel } from './primaryChannel.ts';

/** The bundled origin as a worker knows it: its primary runs it, and tells where it is. */
export function originOfPrimary(primary: PrimaryChannel): Origin {
  let url = nowhere;
  const ready = Promise.withResolvers<void>();
  primary.on('origin', (message) => {
    url = message.url;
    ready.resolve();
  });
  return { url: () => url, ready: ready.promise, stop: () => {} };
}
