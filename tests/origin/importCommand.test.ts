import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toJson } from './importFeeds.ts';
import { smallEstates } from './smallNetwork.ts';

jest.setTimeout(120_000);

const root = path.resolve(__dirname, '../..');
const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-command-'));
const file = path.join(dir, 'crm.json');
const database = path.join(dir, 'crm.sqlite');
const homes = smallEstates.slice(0, 20);

afterAll(() => rmSync(dir, { recursive: true }));

interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs one of the scripts, as npm does. */
const run = (script: string, ...args: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const all = [path.join(root, 'scripts', script), '--database', database, ...args];
    execFile(process.execPath, all, { cwd: root }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

const importFeed = (records: readonly object[], ...args: string[]): Promise<Ran> => {
  writeFileSync(file, toJson(records));
  return run('import.ts', '--source', 'crm', ...args, file);
};

test('a database that is away is told in one line, as a run that failed', async () => {
  const away = await importFeed(homes, '--database', 'postgres://vencejo@127.0.0.1:1/vencejo');
  expect(away).toMatchObject({ code: 2, err: expect.stringMatching(/^The command failed: .*ECONNREFUSED.*\n$/) });
});

test('the command says what a run did, with an exit code, and takes it back', async () => {
  const first = await importFeed(homes);
  expect([first.code, first.out]).toEqual([0, expect.stringMatching(/crm: 20 read, 20 new, .* run [\da-f-]{36}\.\n$/)]);

  const odd = homes.map((home, n) => (n === 0 ? { ...home, status: 'Prealquilado' } : home));
  const refused = await importFeed(odd);
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringContaining(`${homes[0]!.reference}: refused, the status`),
  ]);

  const half = await importFeed(homes.slice(0, 10));
  expect([half.code, half.err]).toEqual([
    2,
    expect.stringMatching(/crm: refused as a whole, nothing is changed: 10 of 20 .*--accept-withdrawals/),
  ]);
  const dry = await importFeed(homes.slice(0, 10), '--dry-run', '--accept-withdrawals');
  expect([dry.code, dry.out]).toEqual([0, expect.stringContaining(`${homes[19]!.reference}: withdrawn\n`)]);
  expect(dry.out).toMatch(/10 withdrawn, .*Nothing was stored/);

  const accepted = await importFeed(homes.slice(0, 10), '--json', '--accept-withdrawals');
  const report = JSON.parse(accepted.out) as { run: string };
  expect(report).toMatchObject({ source: 'crm', read: 10, withdrawn: 10, refused: [], warnings: expect.any(Array) });

  const sources = await run('sources.ts');
  expect(sources.out).toMatch(
    /^source +format +last good run \(UTC\) +listings +duplicates +missing pictures +warnings +next run \(UTC\) +last run\n/,
  );
  expect(sources.out).toMatch(/^crm +- +\d{4}-\d\d-\d\d \d\d:\d\d +10 +0 +0 +\d+ +by command$/m);

  const undone = await run('import.ts', '--undo', report.run);
  expect([undone.code, undone.out]).toEqual([
    0,
    expect.stringMatching(`run ${report.run} is undone: 0 restored, 10 returned`),
  ]);
  const again = await run('import.ts', '--undo', report.run);
  expect([again.code, again.err]).toEqual([2, expect.stringContaining('It is undone already.')]);
});

test('the people of the folder are known before any start has stored them', async () => {
  const empty = path.join(dir, 'empty.sqlite');
  for (const dry of [['--dry-run'], []]) {
    const { code, out, err } = await run('import.ts', '--network', 'casa-clara', '--database', empty, ...dry);
    expect([code, out]).toEqual([0, expect.stringContaining('mentidero:')]);
    expect(err).not.toMatch(/the source's [\w-]+ is not known/);
  }
});

test('a wrong command line is answered with the usage', async () => {
  const wrong = await run('import.ts', '--undo', 'x', '--dry-run');
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/--undo takes the id of a run(.|\n)*Exit codes/)]);
});
