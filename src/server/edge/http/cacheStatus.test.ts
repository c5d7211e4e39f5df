import type { CacheResult } from '../EdgeCache.ts';
import { cacheStateOf, cacheStatus, type CacheState } from './cacheStatus.ts';

it.each<[CacheState, CacheResult, number | undefined]>([
  ['hit', { hit: true }, 12],
  ['hit', { hit: true, detail: 'shared' }, 12],
  ['stale', { hit: true, detail: 'revalidating' }, -3],
  ['stale', { hit: true, detail: 'upstream-failed' }, -3],
  ['miss', { hit: false, fwd: 'uri-miss', fwdStatus: 200, stored: true }, 60],
  ['miss', { hit: false, fwd: 'stale', fwdStatus: 304, stored: true }, 60],
  ['collapsed', { hit: false, fwd: 'uri-miss', fwdStatus: 200, collapsed: true }, 60],
  ['bypass', { hit: false, fwd: 'bypass', fwdStatus: 200 }, undefined],
  ['bypass', { hit: false, fwd: 'method', fwdStatus: 201 }, undefined],
])('is read again as it was meant: %s', (state, result, ttl) => {
  expect(cacheStateOf(cacheStatus(result, { ttl }))).toBe(state);
  expect(cacheStateOf(cacheStatus(result, { ttl, upstream: 'Vencejo; fwd=bypass, Other; hit; ttl=-1' }))).toBe(state);
});

it('of an answer that no cache of ours gave tells nothing', () => {
  expect([undefined, '', 'Other; hit'].map(cacheStateOf)).toEqual(['none', 'none', 'none']);
});
