import { parseList } from 'structured-headers';
import type { CacheResult } from '../EdgeCache.ts';
import { cacheStateOf, isHeld, cacheStatus, type CacheState } from './cacheStatus.ts';

it.each([
  [{ hit: true }, { ttl: 59.9 }, 'Vencejo; hit; ttl=59'],
  [{ hit: true }, { ttl: -0.1 }, 'Vencejo; hit; ttl=-1'],
  [{ hit: true, detail: 'stale-while-revalidate' }, { ttl: -5 }, 'Vencejo; hit; ttl=-5; detail=stale-while-revalidate'],
  [
    { hit: false, fwd: 'uri-miss', fwdStatus: 200, stored: true, collapsed: true },
    { ttl: 60 },
    'Vencejo; fwd=uri-miss; fwd-status=200; ttl=60; stored; collapsed',
  ],
  [{ hit: false, fwd: 'bypass', fwdStatus: 200, stored: false }, {}, 'Vencejo; fwd=bypass; fwd-status=200'],
  [{ hit: true }, { ttl: 1, upstream: 'Origin; hit' }, 'Origin; hit, Vencejo; hit; ttl=1'],
] as const)('%j with %j', (result, options, field) => {
  expect(cacheStatus(result, options)).toBe(field);
  expect(() => parseList(field)).not.toThrow();
});

it.each<[CacheState, CacheResult, number | undefined]>([
  ['hit', { hit: true }, 12],
  ['hit', { hit: true, detail: 'shared' }, 12],
  ['stale', { hit: true, detail: 'stale-while-revalidate' }, -3],
  ['stale', { hit: true, detail: 'stale-if-error' }, -3],
  ['miss', { hit: false, fwd: 'uri-miss', fwdStatus: 200, stored: true }, 60],
  ['miss', { hit: false, fwd: 'stale', fwdStatus: 304, stored: true }, 60],
  ['collapsed', { hit: false, fwd: 'uri-miss', fwdStatus: 200, collapsed: true }, 60],
  ['bypass', { hit: false, fwd: 'bypass', fwdStatus: 200 }, undefined],
  ['bypass', { hit: false, fwd: 'method', fwdStatus: 201 }, undefined],
])('is read again as it was meant: %s', (state, result, ttl) => {
  expect(cacheStateOf(cacheStatus(result, { ttl }))).toBe(state);
  expect(cacheStateOf(cacheStatus(result, { ttl, upstream: 'Vencejo; fwd=bypass, Other; hit; ttl=-1' }))).toBe(state);
});

it('is missing on an answer that no cache of ours gave', () => {
  expect([undefined, '', 'Other; hit'].map(cacheStateOf)).toEqual(['none', 'none', 'none']);
});

it.each<[CacheResult, boolean]>([
  [{ hit: true }, true],
  [{ hit: true, detail: 'stale-if-error' }, true],
  [{ hit: false, fwd: 'uri-miss', fwdStatus: 200, stored: true, collapsed: true }, true],
  [{ hit: false, fwd: 'uri-miss', fwdStatus: 200, collapsed: true }, false],
  [{ hit: false, fwd: 'bypass', fwdStatus: 200 }, false],
])('says whether the cache holds what was sent: %j', (result, held) => {
  expect(isHeld(cacheStatus(result, { ttl: 60, upstream: 'Other; hit; stored' }))).toBe(held);
  expect([undefined, 'Other; hit'].map(isHeld)).toEqual([false, false]);
});
