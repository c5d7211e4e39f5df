import express, { Router } from 'express';
import request from 'supertest';
import { createLogger } from './logger.ts';
import { createRequestLog, watchRequests } from './requestLog.ts';

it('logs the requested path, complete and without its query, from a mounted router too', async () => {
  const lines: unknown[] = [];
  const logger = createLogger('info', {
    stream: {
      write: (line) => {
        lines.push(JSON.parse(line));
      },
    },
  });
  const app = express().use(watchRequests(createRequestLog(logger)));
  app.use(
    '/web',
    Router().use((_req, res) => {
      res.end();
    }),
  );
  await request(app).get('/web/estates/buy?town=secret').set('X-Request-Id', 'given-by-a-proxy');
  expect(lines).toEqual([
    expect.objectContaining({
      requestId: 'given-by-a-proxy',
      method: 'GET',
      path: '/web/estates/buy',
      level: 30,
      time: expect.stringMatching(/^\d{4}-.+Z$/) as string,
      status: 200,
      cache: 'none',
    }),
  ]);
});
