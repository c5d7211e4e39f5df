import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { lastConnection } from './lastConnection.ts';
import type { PrimaryChannel } from './primaryChannel.ts';

/**
 * Serves the connections that the primary hands over, with a server that does not listen itself.
 * @returns wants no further connections, and resolves when the last one has ended
 */
export function receiveConnections(server: Server, primary: PrimaryChannel): () => Promise<void> {
  const open = new Set<Socket>();
  const ended = Promise.withResolvers<void>();
  let closed = false;
  const endIfLast = () => {
    if (closed && open.size === 0) ended.resolve();
  };

  // With this event an http.Server begins to watch over its timeouts and idle connections.
  server.emit('listening');
  primary.on('connection', ({ id }, socket) => {
    primary.send({ type: 'accepted', id });
    // It was closed on its way.
    if (!socket) return;
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      endIfLast();
    });
    server.emit('connection', socket);
  });

  return async () => {
    await lastConnection(primary);
    closed = true;
    endIfLast();
    await ended.promise;
  };
}
