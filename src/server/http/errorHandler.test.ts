import express from 'express';
import request from 'supertest';
import { WaitTimeoutError } from '../edge/waitFor.ts';
import { createErrorHandler } from './errorHandler.ts';
import { createLogger } from '../logging/logger.ts';

it.each([
  [Object.assign(new Error('URI malformed'), { status: 400 }), 400, undefined],
  [new Error('a defect with a secret'), 500, undefined],
  [Object.assign(new Error('of another server'), { status: 502 }), 500, undefined],
  [new WaitTimeoutError(), 503, '5'],
])('%s is a %i that says nothing of why', async (error, status, retryAfter) => {
  const app = express()
    .get('/', () => {
      throw error;
    })
    .use(createErrorHandler(createLogger('silent')));
  const answer = await request(app).get('/');
  expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    status,
    retryAfter,
    'no-store',
  ]);
  expect(answer.text).not.toMatch(/secret|malformed|another/);
});
