import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { WaitTimeoutError } from '../edge/waitFor.ts';
import { createLogger } from '../logging/logger.ts';
import { createErrorHandler } from './errorHandler.ts';
import { createLanguageMiddleware, createPageI18n } from './language.ts';

let setLanguage: RequestHandler;
beforeAll(async () => {
  setLanguage = await createLanguageMiddleware(await createPageI18n(usualLanguages, loadDictionary), loadDictionary);
});

const answerTo = (error: Error, path = '/') =>
  request(
    express()
      .get('/{*path}', () => {
        throw error;
      })
      .use(createErrorHandler(createLogger('silent'), setLanguage)),
  ).get(path);

it.each([
  [Object.assign(new Error('URI malformed'), { status: 400 }), 400, undefined],
  [new Error('a defect with a secret'), 500, undefined],
  [Object.assign(new Error('of another server'), { status: 502 }), 500, undefined],
  [new WaitTimeoutError(), 503, '5'],
])('%s is a %i that does not reveal the cause', async (error, status, retryAfter) => {
  const answer = await answerTo(error);
  expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    status,
    retryAfter,
    'no-store',
  ]);
  expect(answer.text).not.toMatch(/secret|malformed|another/);
});

it.each([
  ['/', 'es', 'Inténtelo de nuevo en unos instantes, por favor.'],
  ['/es/x', 'es', 'Inténtelo de nuevo en unos instantes, por favor.'],
  ['/ca/x', 'ca', "Torneu-ho a provar d'aquí a uns instants, si us plau."],
  ['/en/x', 'en', 'Please try again in a moment.'],
  ['/EN/x', 'en', 'Please try again in a moment.'],
  ['/en-US/x', 'es', 'Inténtelo de nuevo en unos instantes, por favor.'],
  ['/english', 'es', 'Inténtelo de nuevo en unos instantes, por favor.'],
])('an error at %s is shown in %s', async (path, language, text) => {
  const answer = await answerTo(new WaitTimeoutError(), path);
  expect([answer.headers['content-language'], answer.text]).toEqual([language, text]);
});

it('an error after the whole answer is of no interest to anybody', async () => {
  const next = jest.fn((_error: unknown, _req: unknown, _res: unknown, done: () => void) => {
    done();
  });
  const app = express()
    .use((_req, res, done) => {
      res.status(408).end('too slow');
      done(new Error('request aborted'));
    })
    .use(createErrorHandler(createLogger('silent'), setLanguage))
    .use(next);
  const { status, text } = await request(app).get('/');
  expect([status, text]).toEqual([408, 'too slow']);
  expect(next).not.toHaveBeenCalled();
});
