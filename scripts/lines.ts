// `node scripts/lines.ts`: counts the lines of each folder anew, in docs/architecture.md ("Where things live").
// A line is one of a file as it stands, with comments; tests are left out. A row has what no narrower row has.
import '#config/requireNode24.mjs';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const document = 'docs/architecture.md';
const code = '{config,integrations,scripts,src}/**/*.{ts,tsx,css,mjs,cjs,php,sh}';
const texts = 'src/shared/i18n/languages/*/*.json';
const data = ['networks/**/*.{json,ndjson,csv,md}', 'src/origin/places/*.json'];

const linesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
const written = (count: number): string => count.toLocaleString('en-GB');

const markdown = readFileSync(document, 'utf8');
const row = /^\| (`[^|]+`) \| [\d,]* \|/gm;

/** The folders of a row's first cell; one without a path of its own stands beside the first. */
function foldersOf(cell: string): string[] {
  const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  const beside = (name: string) => path.posix.join(path.posix.dirname(first), name);
  return [first, ...others.map((name) => (name.startsWith('src/') ? name : beside(name)))];
}

const folders = [...markdown.matchAll(row)].flatMap(([, cell]) => foldersOf(cell!)).sort((a, b) => b.length - a.length);
const files = globSync(code).filter((file) => !/\.test\.tsx?$/.test(file));
const byFolder = Map.groupBy(files, (file) => folders.find((folder) => file.startsWith(folder)));
const homeless = byFolder.get(undefined);
if (homeless) throw new Error(`${document} has no row for ${homeless.join(', ')}`);

const total = `In all ${written(linesOf(files))} lines; texts are ${written(linesOf(globSync(texts)))} more, data ${written(linesOf(globSync(data)))}.`;
writeFileSync(
  document,
  markdown
    .replace(row, (_, cell: string) => {
      const count = linesOf(foldersOf(cell).flatMap((folder) => byFolder.get(folder) ?? []));
      return `| ${cell} | ${written(count)} |`;
    })
    .replace(/In all [\d,]* lines; .*\./, total),
);
console.log(total);
