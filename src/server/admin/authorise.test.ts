import crypto from 'node:crypto';
import type { Request } from 'express';
import { createLocalCounter } from '../instances/RateCounter.ts';
import { createOperatorCheck } from './authorise.ts';

const token = 'a-token-of-some-length';
const asking = (recognise = createOperatorCheck(token, createLocalCounter())) => {
  return (authorization?: string, ip = '192.0.2.1') =>
    recognise({ headers: { authorization }, ip } as unknown as Request);
};

it('tokens are compared in constant time, as digests of one length, whatever is given', async () => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual');
  const ask = asking();
  const given = [
    'Bearer x',
    `Bearer ${token}`,
    `Bearer ${token}x`,
    `Bearer ${'x'.repeat(5_000)}`,
    'Bearer ',
    undefined,
  ];
  const recognised = await Promise.all(given.map((each) => ask(each)));
  expect(recognised).toEqual(['stranger', 'operator', 'stranger', 'stranger', 'stranger', 'stranger']);
  expect(compare).toHaveBeenCalledTimes(given.length);
  for (const pair of compare.mock.calls) expect(pair.map(({ byteLength }) => byteLength)).toEqual([32, 32]);
  compare.mockRestore();
});

it('who has tried too many wrong tokens is refused with the right one too, others are not', async () => {
  const ask = asking();
  for (let tries = 0; tries < 120; tries += 1) expect(await ask(`Bearer wrong-${tries}`)).toBe('stranger');
  expect(await ask(`Bearer ${token}`)).toBe('operator');
  expect(await ask('Bearer wrong')).toBe('refused');
  expect(await ask(`Bearer ${token}`)).toBe('refused');
  expect(await ask(`Bearer ${token}`, '192.0.2.2')).toBe('operator');
});

it('without a token of the installation everybody is a stranger', async () => {
  const ask = asking(createOperatorCheck(undefined, createLocalCounter()));
  expect(await ask('Bearer undefined')).toBe('stranger');
});
