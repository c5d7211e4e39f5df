import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operatorsToken } from './operatorsToken.mjs';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vencejo-token-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

it('a demo gets a token of its own, the same at each start and readable by its user only', () => {
  const data = path.join(dir, 'data');
  const first = operatorsToken({ DATA_DIR: data });
  expect(first?.value).toMatch(/^[\w-]{43}$/);
  const file = path.join(data, 'operators-token');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe(`${first!.value}\n`);
  expect(operatorsToken({ DATA_DIR: data })).toEqual(first);
});

it.each([
  { ADMIN_TOKEN: 'a-token-of-some-length' },
  { PUBLIC_ORIGIN: 'https://www.example.com' },
  { API_HOST: 'https://api.example.com' },
  { DEMO: 'off' },
])('an installation gets none: %j', (variables) => {
  expect(operatorsToken({ DATA_DIR: dir, ...variables })).toBeNull();
});

it('a file that holds none opens nothing', () => {
  writeFileSync(path.join(dir, 'operators-token'), '\n');
  expect(operatorsToken({ DATA_DIR: dir })).toBeNull();
});

it('a folder that cannot be written makes none', () => {
  writeFileSync(path.join(dir, 'file'), '');
  expect(operatorsToken({ DATA_DIR: path.join(dir, 'file', 'data') })).toBeNull();
});
