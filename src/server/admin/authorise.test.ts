import crypto from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createOperatorCheck } from './authorise.ts';

const token = 'a-token-of-some-length';
const isOperator = createOperatorCheck(token);
const asks = (authorization?: string) => isOperator({ headers: { authorization } } as IncomingMessage);

it('tokens are compared in constant time, as digests of one length, whatever is given', () => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual');
  const given = [
    'Bearer x',
    `Bearer ${token}`,
    `Bearer ${token}x`,
    `Bearer ${'x'.repeat(5_000)}`,
    'Bearer ',
    undefined,
  ];
  expect(given.map(asks)).toEqual([false, true, false, false, false, false]);
  expect(compare).toHaveBeenCalledTimes(given.length);
  for (const pair of compare.mock.calls) expect(pair.map(({ byteLength }) => byteLength)).toEqual([32, 32]);
  compare.mockRestore();
});
