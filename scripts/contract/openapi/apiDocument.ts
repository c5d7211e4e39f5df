import { readFileSync } from 'node:fs';
import path from 'node:path';

/** docs/api.md: what it says of sections, statuses and query keys stands in the OpenAPI document in its words. */
const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/api.md'), 'utf8');

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

/** Links lead to files that a viewer has not: their words stay. */
const withoutLinks = (markdown: string): string => markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

interface Section {
  title: string;
  markdown: string;
}

const sections = new Map<string, Section>(
  text
    .split(/^(?=#{1,3} )/m)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const title = heading.replace(/^#+ /, '');
      return { title, markdown: withoutLinks(lines.join('\n').trim()) };
    })
    .map((section) => [slugOf(section.title), section]),
);

/** @throws Error where docs/api.md has no such section */
export function sectionOf(slug: string): Section {
  const section = sections.get(slug);
  if (!section) throw new Error(`docs/api.md has no section #${slug}`);
  return section;
}

/** The rows of the tables of a section, cell by cell. */
const rowsOf = (slug: string): string[][] =>
  sectionOf(slug)
    .markdown.split('\n')
    .filter((line) => /^\|(?! *-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** What a query key of lists means; undefined for one that the table has not. */
export function queryWords(name: string): string | undefined {
  const row = rowsOf('estates').find(([names = '']) => names.split(', ').includes(`\`${name}\``));
  return row?.[1];
}

/** When a status is answered. */
export function statusWords(status: number): string {
  const row = rowsOf('errors').find(
    ([statuses = '', codes = '']) => /\d/.test(codes) && statuses.split(', ').includes(String(status)),
  );
  const [, codes = '', when = ''] = row ?? [];
  if (!row) throw new Error(`docs/api.md#errors has no status ${status}`);
  return `${when} (code ${codes})`;
}
