import type { Request } from 'express';
import { minute } from '#shared/times.ts';
import { createVisitors } from './createVisitors.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';

let time = Date.parse('2026-11-30T11:00:00Z');
const requestOf = (ip: string, agent = firefox) => ({ ip, headers: { 'user-agent': agent } }) as unknown as Request;
const visitors = (ignored: readonly string[] = []) => createVisitors({ ignored, now: () => time });

it.each([
  ['a browser', firefox, { isPhone: false }],
  ['a phone', phone, { isPhone: true }],
  ['a crawler', 'Mozilla/5.0 (compatible; bingbot/2.0)', null],
  ['an assistant that looks something up', 'Mozilla/5.0 (compatible; ChatGPT-User/1.0)', null],
  ['a program', 'curl/8.5.0', null],
  ['nothing', '', null],
])('tells by its name: %s', (_, agent, expected) => {
  const visitor = visitors().of(requestOf('198.51.100.1', agent));
  expect(visitor && { isPhone: visitor.isPhone }).toEqual(expected);
});

it.each([
  ['203.0.113.9', true],
  ['::ffff:203.0.113.9', true],
  ['203.0.113.9:4711', true],
  ['2001:db8::7', true],
  ['203.0.114.9', false],
  ['', false],
])('leaves out the addresses that it is told: %s', (address, isLeftOut) => {
  const found = visitors(['203.0.113.0/24', '2001:db8::/32']).of(requestOf(address));
  expect(found === null).toBe(isLeftOut);
});

it('knows a repeat within half an hour of the first, by address, browser and page', () => {
  const { of } = visitors();
  const did = (what: string, from = requestOf('198.51.100.1')) => of(from)!.hasJust(what);
  expect(did('/a')).toBe(false);
  time += 29 * minute;
  expect(did('/a')).toBe(true);
  expect(did('/b')).toBe(false);
  expect(did('/a', requestOf('198.51.100.2'))).toBe(false);
  expect(did('/a', requestOf('198.51.100.1', phone))).toBe(false);
  time += minute;
  expect(did('/a')).toBe(false);
  expect(did('/a')).toBe(true);
  time += 10 * 60 * minute;
  expect(did('/a')).toBe(false);
});
