import express from 'express';
import supertest from 'supertest';
import { silentLogger } from '../originLogger.ts';
import { answerError } from './answerError.ts';
import { limitWrites } from './limitWrites.ts';

it('refuses with 429 what comes while too many are in progress, over all routes, and nothing after', async () => {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let started = (): void => undefined;
  const isStarted = new Promise<void>((resolve) => {
    started = resolve;
  });
  const limit = limitWrites(1);
  const app = express();
  app.post('/slow', limit, async (_req, res) => {
    started();
    await finished;
    res.json({});
  });
  app.post('/other', limit, (_req, res) => {
    res.json({});
  });
  app.use(answerError(silentLogger));
  const slow = supertest(app).post('/slow');
  const answered = slow.then(({ status }) => status);
  await isStarted;
  const refused = await supertest(app).post('/other');
  expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
    429,
    '1',
    { code: '9001', message: 'GENERAL_EXCEPTION', error: 'GENERAL_EXCEPTION' },
  ]);
  finish();
  expect(await answered).toBe(200);
  expect((await supertest(app).post('/other')).status).toBe(200);
});
