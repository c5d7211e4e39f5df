import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readExports } from './exports.ts';
import { openNetworkFolder } from './folder.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'network-'));
  mkdirSync(path.join(dir, 'exports'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function read(files: Readonly<Record<string, object>>) {
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(dir, 'exports', name), JSON.stringify(content));
  const folder = openNetworkFolder(dir);
  return { exports: readExports(folder), problems: folder.problems };
}

it('reads what portals are given, by name', () => {
  const { exports, problems } = read({
    'kyero.json': { portal: 'kyero' },
    'portal-2.json': {
      $schema: '../../schemas/export.json',
      portal: 'idealista',
      agencies: ['casa-clara'],
      leaves_out: ['address', 'agent'],
      account: 'AG1',
      secret_version: 2,
    },
  });
  expect(problems).toEqual([]);
  expect(exports).toEqual([
    { name: 'kyero', portal: 'kyero', agencies: undefined, leavesOut: [], account: undefined, secretVersion: 1 },
    {
      name: 'portal-2',
      portal: 'idealista',
      agencies: ['casa-clara'],
      leavesOut: ['address', 'agent'],
      account: 'AG1',
      secretVersion: 2,
    },
  ]);
});

it('tells what is wrong, each with its file', () => {
  const { problems } = read({
    'a.json': { portal: 'fotocasa' },
    'b.json': { portal: 'csv', leaves_out: ['price'] },
    'c.json': { portal: 'csv', agencies: ['Casa Clara'] },
    'd.json': { portal: 'csv', secret: 'in the folder' },
    'e.json': { portal: 'idealista' },
    'Mi Portal.json': { portal: 'csv' },
  });
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^exports\/a\.json: portal: /),
      expect.stringMatching(/^exports\/b\.json: leaves_out › 0: /),
      'exports/c.json: agencies › 0: must be the slug of an agency',
      expect.stringMatching(/^exports\/d\.json: .*secret/),
      "exports/e.json: needs an account: the customer's code that idealista gave",
      expect.stringMatching(/^exports\/Mi Portal\.json: its name/),
    ]),
  );
  expect(problems).toHaveLength(6);
});
