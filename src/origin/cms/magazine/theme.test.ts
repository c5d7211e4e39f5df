import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTheme, sharedSheets } from './theme.ts';

const classesIn = (css: string): string[] => [
  ...new Set(Array.from(css.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, name]) => name!)),
];
const ownClassesIn = (sheet: string): string[] =>
  classesIn(readFileSync(path.resolve('src', sheet), 'utf8').replace(/:global\([^)]*\)/g, ''));

it('a class has its rules in one of the shared sheets: the magazine has them all under their own names', () => {
  const sheetsOf = Map.groupBy(
    sharedSheets.flatMap((sheet) => ownClassesIn(sheet).map((name) => ({ name, sheet }))),
    ({ name }) => name,
  );
  expect([...sheetsOf.values()].filter(({ length }) => length > 1)).toEqual([]);
  expect(sheetsOf.has('header')).toBe(true);
});

it('is plain CSS with the rules of every shared sheet', () => {
  const { files } = readTheme();
  const css = files.get('/theme.css')!.body.toString();
  expect(css).not.toContain(':global');
  expect(classesIn(css)).toEqual(expect.arrayContaining(sharedSheets.flatMap(ownClassesIn)));
});
