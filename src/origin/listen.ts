import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';

/** How long a client may take to send a request, its body included, in ms. By default node:http waits five minutes. */
const requestTimeoutMs = 30_000;

/** What is no request: as node:http answers it by itself, with the field that all answers have. */
const noRequest = [
  ...['HTTP/1.1 400 Bad Request', 'X-Content-Type-Options: nosniff', 'Content-Length: 0', 'Connection: close'],
  '\r\n',
].join('\r\n');

function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  const isAnswering = (socket as Socket & { _httpMessage?: { headersSent: boolean } | null })._httpMessage?.headersSent;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering === true) socket.destroy(error);
  else socket.end(noRequest);
}

/** Resolves when the origin listens. */
export async function listen(app: Express, port: number, host: string): Promise<Server> {
  const server = app.listen(port, host);
  server.requestTimeout = requestTimeoutMs;
  server.on('clientError', answerClientError);
  await once(server, 'listening');
  return server;
}
