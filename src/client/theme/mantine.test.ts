import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '../../../node_modules');
const read = (file: string): string => readFileSync(file, 'utf8');

/** The stylesheets of Mantine that our modules import. */
function importedStyles(): string[] {
  const controls = path.join(import.meta.dirname, 'controls');
  const modules = readdirSync(controls).map((name) => path.join(controls, name));
  return modules.flatMap((file) =>
    [...read(file).matchAll(/import '(@mantine\/[^']+\.css)'/g)].map(([, name]) => name!),
  );
}

const names = (css: string, pattern: RegExp): Set<string> =>
  new Set([...css.matchAll(pattern)].map(([, name]) => name!));

it('defines every variable that the imported styles of Mantine read', () => {
  const styles = importedStyles();
  expect(styles.length).toBeGreaterThan(8);
  const css = styles.map((name) => read(path.join(packages, name))).join('');
  const defined = names(read(path.join(import.meta.dirname, 'mantine.css')), /(--mantine-[\w-]+):/g);
  const dark = /^--mantine-color-dark-\d$/;
  const missing = [...names(css, /var\((--mantine-[\w-]+)/g)].filter((name) => !defined.has(name) && !dark.test(name));
  expect(missing).toEqual([]);
});

it('reads tokens that exist', () => {
  const tokens = names(read(path.resolve(import.meta.dirname, '../../shared/theme/tokens.css')), /(--[\w-]+):/g);
  const used = names(read(path.join(import.meta.dirname, 'mantine.css')), /var\((--(?!mantine)[\w-]+)\)/g);
  // Mantine sets it on each button, by its size.
  expect([...used].filter((name) => !tokens.has(name) && name !== '--button-height')).toEqual([]);
});
