import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What becomes of a connection, in one direction, after so many bytes: `hang` passes nothing on and stays open. */
export interface LineFault {
  afterBytes: number;
  then: 'cut' | 'hang';
}

/** A line to a server of this machine, which can fail. */
export interface FaultyLine {
  port: number;
  /** Connections from now on; each counts its own bytes. */
  faults: { down?: LineFault | undefined; up?: LineFault | undefined };
  /** Connections that were made. */
  made: () => number;
  stop: () => Promise<void>;
}

/** Passes bytes on, up to a fault. */
function pass(from: Socket, to: Socket, fault: LineFault | undefined): void {
  let left = fault?.afterBytes ?? Infinity;
  from.on('data', (bytes: Buffer) => {
    if (left > 0) to.write(bytes.subarray(0, Math.min(left, bytes.length)));
    left -= bytes.length;
    if (left > 0 || fault?.then !== 'cut') return;
    // What was written goes out first.
    to.end(() => {
      from.destroy();
      to.destroy();
    });
  });
  from.on('end', () => to.end());
}

export async function startFaultyLine(target: number): Promise<FaultyLine> {
  const sockets = new Set<Socket>();
  let made = 0;
  const server = createServer((client) => {
    made += 1;
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          client.destroy();
          upstream.destroy();
        });
    }
    pass(client, upstream, line.faults.up);
    pass(upstream, client, line.faults.down);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line: FaultyLine = {
    port: (server.address() as AddressInfo).port,
    faults: {},
    made: () => made,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
  return line;
}
