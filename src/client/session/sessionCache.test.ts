/** @jest-environment jsdom */
import { readSession, writeSession } from './sessionCache.ts';

const call = '/web/provinces?type=buy';

afterEach(() => { sessionStorage.clear(); });

it('gives back what was kept, for its time', () => {
  writeSession(call, [1], 60, 0);
  expect(readSession(call, 59_999)).toEqual([1]);
  expect(readSession(call, 60_000)).toBeUndefined();
  expect(readSession('/web/other', 0)).toBeUndefined();
});

it('keeps nothing that is not to be kept', () => {
  writeSession(call, [1], 0);
  expect(sessionStorage).toHaveLength(0);
});

it('lives without storage, and with garbage in it', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('full', 'QuotaExceededError'); });
  expect(() => { writeSession(call, [1], 60); }).not.toThrow();
  full.mockRestore();
  sessionStorage.setItem('vencejo:1:' + call, '{broken');
  expect(readSession(call)).toBeUndefined();
});
