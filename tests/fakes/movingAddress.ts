import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** An address of 127.0.0.1 that leads to one server or another, as a name or a balancer does. */
export interface MovingAddress {
  port: number;
  /** New connections lead there; those that are open stay. @param port null: they are refused */
  leadTo: (port: number | null) => void;
  /** Ends the connections that are open. */
  cut: () => void;
  /** Nothing comes through any more, and nothing is closed: as of a machine without power. Until `leadTo`. */
  freeze: () => void;
  stop: () => Promise<void>;
}

export async function startMovingAddress(port: number): Promise<MovingAddress> {
  let target: number | null = port;
  let isFrozen = false;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isFrozen) return;
    if (target === null) return void near.resetAndDestroy();
    const far = connect(target, '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (other) => {
      target = other;
      isFrozen = false;
    },
    cut,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe();
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
