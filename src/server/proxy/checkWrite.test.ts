import type { Request } from 'express';
import { checkWrite, forwardedHeaders } from './checkWrite.ts';

const site = 'https://www.example.com';
const json = { 'content-type': 'application/json', 'content-length': '2' };
const request = (headers: Record<string, string>, method = 'POST', path = '/lead/contact', baseUrl = '/web') =>
  ({
    method,
    headers,
    path,
    baseUrl,
    originalUrl: baseUrl + path,
    protocol: 'http',
    host: 'site:3000',
  }) as unknown as Request;
const statusOf = (...given: Parameters<typeof request>): number | null =>
  checkWrite(request(...given), site)?.status ?? null;

it.each([
  [{ ...json }, null],
  [{ ...json, origin: site }, null],
  [{ ...json, 'sec-fetch-site': 'same-origin', origin: 'null' }, null],
  [{ ...json, 'sec-fetch-site': 'none' }, null],
  [{}, null],
  [{ ...json, origin: 'https://evil.example' }, 403],
  [{ ...json, origin: 'http://site:3000' }, null],
  [{ ...json, origin: 'null' }, 403],
  [{ ...json, origin: 'http://www.example.com' }, 403],
  [{ ...json, 'sec-fetch-site': 'cross-site', origin: site }, 403],
  [{ ...json, 'sec-fetch-site': 'same-site' }, 403],
  [{ 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, 411],
  [{ ...json, 'content-length': '65537' }, 413],
  [{ ...json, 'content-length': '65536' }, null],
  [{ 'content-length': '2' }, 415],
  [{ 'content-type': 'text/plain', 'content-length': '2' }, 415],
  [{ 'content-type': 'application/jsonx', 'content-length': '2' }, 415],
  [{ 'content-type': 'application/json; charset=utf-8', 'content-length': '2' }, null],
  [{ 'content-type': 'application/x-www-form-urlencoded', 'content-length': '2' }, null],
  [{ 'content-type': 'multipart/form-data; boundary=x', 'content-length': '2' }, 415],
] as [Record<string, string>, number | null][])('%j: %j', (headers, status) => {
  expect(statusOf(headers)).toBe(status);
});

it.each([
  ['POST', null],
  ['PUT', null],
  ['PATCH', null],
  ['DELETE', null],
  ['OPTIONS', 405],
  ['TRACE', 405],
  ['PURGE', 405],
  ['PROPFIND', 405],
])('%s: %j', (method, status) => {
  expect(statusOf({}, method)).toBe(status);
});

it('only the network’s API is written to', () => {
  expect([
    statusOf(json, 'POST', '/1.webp', '/media'),
    statusOf(json, 'POST', '/', '/wp-json/custom/v1/home-data'),
    statusOf(json, 'POST', '/wp-login.php', '/magazine'),
  ]).toEqual([405, 405, 405]);
});

it('the upstream learns what describes the body, and nothing of the visitor', () => {
  expect(
    forwardedHeaders(
      request({
        ...json,
        cookie: 'a=1',
        authorization: 'x',
        'x-forwarded-for': '1.2.3.4',
        'user-agent': 'me',
        'idempotency-key': 'k',
        'accept-language': 'ca',
        host: 'evil.example',
      }),
    ),
  ).toEqual({
    ...json,
    'user-agent': 'vencejo',
    'idempotency-key': 'k',
    'accept-language': 'ca',
  });
});
