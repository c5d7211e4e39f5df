import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Express } from 'express';

/** How long a client may take to send a request, its body included, in ms. By default node:http waits five minutes. */
const requestTimeoutMs = 30_000;

/** Resolves when the origin listens. */
export async function listen(app: Express, port: number, host: string): Promise<Server> {
  const server = app.listen(port, host);
  server.requestTimeout = requestTimeoutMs;
  await once(server, 'listening');
  return server;
}
