import crypto from 'node:crypto';
import type { Request } from 'express';
import { createLocalCounter } from '../instances/RateCounter.ts';
import { createOperatorCheck, type Scope } from './authorise.ts';

const token = 'a-token-of-some-length';
const tokens = { admin: [token], purge: [], metrics: [] };
const asking = (recognise = createOperatorCheck(tokens, createLocalCounter()), scope: Scope = 'admin') => {
  return (authorization?: string, ip = '192.0.2.1') =>
    recognise({ headers: { authorization }, ip } as unknown as Request, scope);
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

it('without a token of the installation there is nothing to recognise', async () => {
  const none = { admin: [], purge: [], metrics: [] };
  expect(await asking(createOperatorCheck(none, createLocalCounter()))('Bearer undefined')).toBe('off');
});

it('a token of a scope is for that alone, two of one are accepted, and one for all is for everything', async () => {
  const scoped = { admin: ['all-1', 'all-2'], purge: ['purge-1', 'purge-2'], metrics: ['metrics-1'] };
  const recognise = createOperatorCheck(scoped, createLocalCounter());
  const found = async (given: string) => {
    const scopes = ['admin', 'purge', 'metrics'] as const;
    return Object.fromEntries(
      await Promise.all(scopes.map(async (scope) => [scope, await asking(recognise, scope)(`Bearer ${given}`)])),
    ) as Record<Scope, string>;
  };
  for (const one of scoped.admin)
    expect(await found(one)).toEqual({ admin: 'operator', purge: 'operator', metrics: 'operator' });
  for (const one of scoped.purge)
    expect(await found(one)).toEqual({ admin: 'foreign', purge: 'operator', metrics: 'foreign' });
  expect(await found('metrics-1')).toEqual({ admin: 'foreign', purge: 'foreign', metrics: 'operator' });
  expect(await found('all-3')).toEqual({ admin: 'stranger', purge: 'stranger', metrics: 'stranger' });
});
