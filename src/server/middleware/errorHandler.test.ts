import express from 'express';
import supertest from 'supertest';
import { WaitTimeoutError } from '../edge/waitFor.ts';
import { createErrorHandler } from './errorHandler.ts';
import { createLogger } from './logger.ts';

const answerTo = (error: Error) => {
  const app = express();
  app.use(() => { throw error; });
  app.use(createErrorHandler(createLogger('silent')));
  return supertest(app).get('/');
};

it.each([
  ['a defect', new Error('secret'), 500, 'Internal error', undefined],
  ['a malformed request', Object.assign(new Error('secret'), { status: 400 }), 400, 'Bad request', undefined],
  ['a failure that somebody gave a 5xx', Object.assign(new Error('secret'), { status: 599 }), 500, 'Internal error', undefined],
  ['too long a wait for a page that is being made', new WaitTimeoutError(), 503, 'Please try again in a moment', '5'],
])('%s', async (_, error, status, text, retryAfter) => {
  const answer = await answerTo(error);
  expect({ status: answer.status, text: answer.text }).toEqual({ status, text });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['retry-after']).toBe(retryAfter);
});
