import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

/**
 * A node:http server that writes one head and one buffer, which it is told: what a cached answer is measured against.
 */
let head: string[] = [];
let body = Buffer.alloc(0);

const server = createServer((_req, res) => {
  res.writeHead(200, head);
  res.end(body);
});

process.on('message', (message: { head: string[]; body: string }) => {
  head = message.head;
  body = Buffer.from(message.body, 'base64');
  process.send!({ type: 'told' });
});

server.listen(0, () => process.send!({ type: 'listening', port: (server.address() as AddressInfo).port }));
