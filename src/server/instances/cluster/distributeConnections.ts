import type { Worker } from 'node:cluster';
import { createServer, type Socket } from 'node:net';
import { listen } from '../../http/listen.ts';
import type { ToPrimary, ToWorker } from './messages.ts';

/** Connections that wait while no worker serves, and milliseconds for which each of them does. */
const queueLimits = { most: 1_024, waitMs: 10_000 } as const;

export interface ConnectionDistributor {
  /** Listens from now on. @returns the port @throws as net.Server does when the port cannot be used */
  listen: (port: number, host: string) => Promise<number>;
  /** This worker serves from now on. */
  join: (worker: Worker) => void;
  onMessage: (worker: Worker, message: ToPrimary) => void;
  /** This worker exited: what it had not accepted goes to the others. */
  onGone: (worker: Worker) => void;
  /** No further connections are wanted once the last worker has closed. */
  stop: () => void;
}

/**
 * Listens in the primary, and hands each connection to a worker. Node's own distribution closes the port when the last
 * worker dies, and forgets what was on its way to a worker that dies: here connections wait until a worker serves.
 */
export function distributeConnections(limits: { most: number; waitMs: number } = queueLimits): ConnectionDistributor {
  /** Connections by worker and id that were sent and not accepted yet. */
  const sent = new Map<Worker, Map<number, Socket>>();
  /** The workers that want connections; the first is next. */
  const open = new Set<Worker>();
  const waiting = new Map<Socket, NodeJS.Timeout>();
  let count = 0;
  let stopping = false;
  const server = createServer({ pauseOnConnect: true, noDelay: true }, assign);

  function enqueue(socket: Socket): void {
    if (waiting.size >= limits.most || stopping) return void socket.destroy();
    const giveUp = () => {
      waiting.delete(socket);
      socket.destroy();
    };
    waiting.set(socket, setTimeout(giveUp, limits.waitMs).unref());
  }

  /** To the workers in turn; a worker that hangs accepts nothing, and gets no more than others do. */
  function assign(socket: Socket): void {
    // It belongs to a worker, which sees how it ends.
    socket.on('error', () => {});
    const pendingAt = (worker: Worker) => sent.get(worker)!.size;
    const [worker] = [...open].sort((a, b) => pendingAt(a) - pendingAt(b));
    if (!worker) return enqueue(socket);
    const id = (count += 1);
    sent.get(worker)!.set(id, socket);
    open.delete(worker);
    open.add(worker);
    // One that has just exited reports that, and the connection goes to another.
    const message: ToWorker = { type: 'connection', id };
    worker.send(message, socket, { keepOpen: true }, () => {});
  }

  function leave(worker: Worker): void {
    open.delete(worker);
    if (stopping && open.size === 0) server.close();
  }

  return {
    listen: (port, host) => listen(server, port, host),
    join: (worker) => {
      sent.set(worker, new Map());
      open.add(worker);
      for (const [socket, timer] of waiting) {
        clearTimeout(timer);
        waiting.delete(socket);
        assign(socket);
      }
    },
    onMessage: (worker, message) => {
      if (message.type === 'accepted') {
        sent.get(worker)?.get(message.id)?.destroy();
        sent.get(worker)?.delete(message.id);
      }
      if (message.type === 'closed') leave(worker);
    },
    onGone: (worker) => {
      const pending = sent.get(worker);
      sent.delete(worker);
      leave(worker);
      for (const socket of pending?.values() ?? []) assign(socket);
    },
    stop: () => {
      stopping = true;
      for (const socket of waiting.keys()) socket.destroy();
      if (open.size === 0) server.close();
    },
  };
}
