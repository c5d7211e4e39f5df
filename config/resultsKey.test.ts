import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resultsKeyOf } from './resultsKey.ts';

const key = 'the key of the results';
const settings = (changes: Partial<Parameters<typeof resultsKeyOf>[0]> = {}) => ({
  ...{ STATISTICS: 'on' as const, RESULTS_KEY: undefined, API_HOST: undefined },
  DATA_DIR: mkdtempSync(path.join(tmpdir(), 'vencejo-results-key-')),
  ...changes,
});

it('is made once for a site and the origin that it starts, for nobody else to read', () => {
  const made = settings();
  expect(resultsKeyOf(made)).toMatch(/^[\w-]{43}$/);
  expect(resultsKeyOf(made)).toBe(resultsKeyOf(made));
  expect(statSync(path.join(made.DATA_DIR, 'results-key')).mode & 0o777).toBe(0o600);
});

it.each([
  ['with an API of another that was given none', { API_HOST: 'https://api.example.com' }, undefined],
  ['with an API of another that was given one', { API_HOST: 'https://api.example.com', RESULTS_KEY: key }, key],
  ['where it is set', { RESULTS_KEY: key }, key],
  ['where nothing is counted', { STATISTICS: 'off' as const, RESULTS_KEY: key }, undefined],
])('%s nothing is made', (_, changes, expected) => {
  const given = settings(changes);
  expect(resultsKeyOf(given)).toBe(expected);
  expect(readdirSync(given.DATA_DIR)).toEqual([]);
});
