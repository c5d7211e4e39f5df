import express from 'express';
import request from 'supertest';
import { readEnv } from '#config/env.ts';
import { settingWarnings } from '#config/settingWarnings.ts';
import { createSecurityText } from './securityText.ts';

const path = '/.well-known/security.txt';
const set = {
  SECURITY_CONTACT: 'mailto:security@example.com, https://example.com/report',
  SECURITY_EXPIRES: '2027-06-30',
};
const get = (variables: Record<string, string>, today = '2027-06-29') => {
  const env = readEnv({ PUBLIC_ORIGIN: 'https://www.example.com', ...variables });
  return request(express().use(createSecurityText(env, () => Date.parse(today)))).get(path);
};

it('says to whom a weakness is reported, and until when that holds', async () => {
  const { text, headers } = await get(set);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toBe(
    [
      'Contact: mailto:security@example.com',
      'Contact: https://example.com/report',
      'Expires: 2027-06-30T00:00:00Z',
      'Preferred-Languages: es, ca, en',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('is not there where the network names nobody', async () => {
  expect((await get({})).status).toBe(404);
});

it.each([
  [{ SECURITY_CONTACT: set.SECURITY_CONTACT }],
  [{ SECURITY_EXPIRES: set.SECURITY_EXPIRES }],
  [{ ...set, SECURITY_CONTACT: 'security@example.com' }],
  [{ ...set, SECURITY_EXPIRES: '30.6.2027' }],
])('refuses %j at the start', (variables) => {
  expect(() => readEnv(variables)).toThrow('SECURITY_');
});

it('is gone once it is out of date, of which the operator is warned', async () => {
  expect((await get(set, '2027-06-30')).status).toBe(404);
  const env = readEnv(set);
  expect(settingWarnings(env, Date.parse('2027-06-29')).join()).not.toContain('SECURITY_EXPIRES');
  expect(settingWarnings(env, Date.parse('2027-07-01')).join()).toContain('SECURITY_EXPIRES is past');
});
