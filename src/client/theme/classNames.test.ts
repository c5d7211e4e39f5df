import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const importedSheet = /^import (\w+) from '([^']+\.module\.css)';$/gm;

const sheetPath = (file: string, sheet: string): string =>
  sheet.startsWith('#shared/') ? path.resolve(root, '..', sheet.slice(1)) : path.resolve(path.dirname(file), sheet);

/** Classes that a component takes of a stylesheet that has none of that name: they would be written as `undefined`. */
function missingClasses(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(importedSheet)].flatMap(([, name, sheet]) => {
    const css = readFileSync(sheetPath(file, sheet!), 'utf8');
    const body = code.replaceAll(importedSheet, '').replaceAll(/'[^'\n]*'/g, '');
    const used = new Set([...body.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))].map(([, one]) => one!));
    return [...used].filter((one) => !new RegExp(`\\.${one}(?![\\w-])`).test(css));
  });
}

it.each(globSync('**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx')))(
  '%s names classes that its stylesheets have',
  (file) => {
    expect(missingClasses(path.join(root, file))).toEqual([]);
  },
);
