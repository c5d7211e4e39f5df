import { Readable } from 'node:stream';
import { askApi } from './askApi.ts';

const lead = { path: '/web/subscribe', body: '{}', idempotencyKey: 'k' };
const ask = (status: number, body: object) =>
  askApi(
    { send: () => Promise.resolve({ status, headers: {}, body: Readable.from([Buffer.from(JSON.stringify(body))]) }) },
    lead,
  );

it('a form is taken by an answer without an error', async () => {
  expect(await ask(201, {})).toEqual({ kind: 'taken', status: 201, body: {} });
  expect(await ask(200, { error: '' })).toMatchObject({ kind: 'taken' });
});

it.each([
  [200, { error: 'the address is not known' }, 422],
  [200, { error: { code: '9002' } }, 422],
  [400, { code: '9002', fields: { email: 'invalid' } }, 422],
  [400, { code: '9005' }, 422],
  [400, { code: '9007' }, 422],
  [400, { code: '9008' }, 422],
  [400, { code: '9003' }, 404],
  [400, { code: '9004' }, 410],
  [400, { code: '9011' }, 409],
  [400, {}, 400],
  [409, { code: '9002' }, 409],
])('an answer of %d with %j is a refusal, handled as %d', async (status, body, handled) => {
  expect(await ask(status, body)).toEqual({ kind: 'refused', status: handled, body });
});
