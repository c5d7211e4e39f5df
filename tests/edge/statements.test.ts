import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const readme = path.resolve(import.meta.dirname, '../../src/server/edge/README.md');

/** The statements of the README's table: number → file of its tests. */
const statements = new Map(
  [...readFileSync(readme, 'utf8').matchAll(/^\| (\d+) \| .+ \| \[[\w]+\]\(([^)]+)\) \|$/gm)].map(
    ([, number, file]) => [Number(number), path.resolve(path.dirname(readme), file!)] as const,
  ),
);

/** The numbers that the names of a file's tests begin with. */
const testedIn = (file: string): Set<number> =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^\s*(?:it.*\(|\]\)\()?\s*['"]statement (\d+): /gm)].map(([, number]) =>
      Number(number),
    ),
  );

it('the README states 38 promises of the cache, numbered in order', () => {
  expect([...statements.keys()]).toEqual(Array.from({ length: 38 }, (_, index) => index + 1));
});

it('every statement has a test in the file that the README names', () => {
  const untested = [...statements].filter(([number, file]) => !testedIn(file).has(number));
  expect(untested).toEqual([]);
});

it('every test of a statement is about one that the README states', () => {
  const files = readdirSync(import.meta.dirname).map((file) => path.join(import.meta.dirname, file));
  const unknown = files.flatMap((file) => [...testedIn(file)]).filter((number) => !statements.has(number));
  expect(unknown).toEqual([]);
});
