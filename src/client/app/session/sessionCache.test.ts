/** @jest-environment jsdom */
import { readSession, writeSession } from './sessionCache.ts';

const call = '/web/provinces?type=buy';

afterEach(() => {
  sessionStorage.clear();
});

it('returns a stored value until it expires', () => {
  writeSession(call, [1], 60, 0);
  expect(readSession(call, 59_999)).toEqual([1]);
  expect(readSession(call, 60_000)).toBeUndefined();
  expect(readSession('/web/other', 0)).toBeUndefined();
});

it('does not store a value without a lifetime', () => {
  writeSession(call, [1], 0);
  expect(sessionStorage).toHaveLength(0);
});

it('removes only expired values when the storage is full', () => {
  const big = 'x'.repeat(1_500_000);
  sessionStorage.setItem('not-ours', 'stays');
  sessionStorage.setItem('session:0:/web/old-version', '{}');
  writeSession('/web/old', big, 60, 0);
  writeSession('/web/young', big, 600, 0);
  writeSession(call, big, 60, 0);
  writeSession('/web/new', big, 60, 100_000);
  expect(readSession('/web/new', 100_000)).toBe(big);
  expect(readSession('/web/young', 100_000)).toBe(big);
  expect(Object.keys(sessionStorage).sort()).toEqual(['not-ours', 'session:1:/web/new', 'session:1:/web/young']);
});

it('works without storage, and with invalid values in it', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => {
    writeSession(call, [1], 60);
  }).not.toThrow();
  full.mockRestore();
  sessionStorage.setItem('session:1:' + call, '{broken');
  expect(readSession(call)).toBeUndefined();
});
