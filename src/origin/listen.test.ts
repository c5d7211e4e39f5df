import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { listen } from './listen.ts';

it('the origin waits 30 s for a request and its body, not the five minutes of node:http', async () => {
  const server = await listen(express(), 0, '127.0.0.1');
  expect(server.requestTimeout).toBe(30_000);
  server.close();
});

it('answers what is no request, and lets no browser guess what the answer is', async () => {
  const server = await listen(express(), 0, '127.0.0.1');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end('no request\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nX-Content-Type-Options: nosniff\r\n/);
  server.close();
});
