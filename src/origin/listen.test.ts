import express from 'express';
import { listen } from './listen.ts';

it('the origin waits 30 s for a request and its body, not the five minutes of node:http', async () => {
  const server = await listen(express(), 0, '127.0.0.1');
  expect(server.requestTimeout).toBe(30_000);
  server.close();
});
