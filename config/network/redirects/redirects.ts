import { parse } from 'csv-parse/sync';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { keyOfAddress, readFormerAddress } from './formerAddress.ts';
import { readFrom, type From } from './readFrom.ts';
import { readTarget, type FormerTarget, type TargetContext } from './readTarget.ts';

/** Of a file. */
export const maxRedirects = 100_000;

/** Of one line, in bytes. */
const maxLineBytes = 8_000;

/** That are told of one file. */
const maxProblems = 100;

/** A line of redirects.csv. */
export interface FormerUrl extends FormerTarget {
  /** In the file, from 1. */
  line: number;
  /** Path and query, as a browser asks for them. */
  from: string;
}

/** What a request for a former URL leads to. */
export interface FoundFormerUrl extends FormerUrl {
  /** The rest of its query, which does not identify the page: `utm_source=x&gclid=y`, or nothing. */
  rest: string;
}

/** redirects.csv: where the URLs of the site before this one lead. */
export interface FormerUrls {
  lines: readonly FormerUrl[];
  /** @param url path and query of a request */
  find: (url: string) => FoundFormerUrl | null;
}

export const noFormerUrls: FormerUrls = { lines: [], find: () => null };

interface Row {
  line: number;
  from?: string;
  to?: string;
}

/** Rows that are not empty, one more than may be. @throws Error for another header, and a quote that does not end */
function readRows(text: string): Row[] {
  const [header = ''] = text.split(/[\r\n]/, 1);
  return parse(text, {
    bom: true,
    columns: (names: string[]) => {
      if (!names.includes('from') || !names.includes('to')) throw new Error('line 1: must be from,to');
      return names;
    },
    delimiter: [',', ';', '\t'].find((sign) => header.includes(sign)) ?? ',',
    max_record_size: maxLineBytes,
    on_record: ({ from, to }: { from?: string; to?: string }, { lines }): Row => ({ line: lines, from, to }),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    to: maxRedirects + 1,
    trim: true,
  });
}

interface Table {
  /** @returns the line that has the same address already; it stays */
  add: (from: From, former: FormerUrl) => FormerUrl | undefined;
  find: FormerUrls['find'];
}

/**
 * The lines by their former addresses. Parameters that any line of a path has must be as in the line: `/piso.php?id=2`
 * is found neither by `/piso.php?id=1` nor by `/piso.php`.
 */
function createTable(): Table {
  const byKey = new Map<string, FormerUrl>();
  /** Names of parameters that tell one page of a path from another. */
  const namesOf = new Map<string, Set<string>>();
  return {
    add: ({ key, path, pairs }, former) => {
      const same = byKey.get(key);
      if (same) return same;
      byKey.set(key, former);
      if (pairs.length === 0) return undefined;
      const names = namesOf.get(path) ?? new Set();
      for (const { name } of pairs) names.add(name);
      namesOf.set(path, names);
      return undefined;
    },
    find: (url) => {
      const { path, pairs } = readFormerAddress(url);
      const names = namesOf.get(path);
      const telling = names ? pairs.filter(({ name }) => names.has(name)) : [];
      const found = byKey.get(keyOfAddress(path, telling));
      if (!found) return null;
      const rest = pairs.filter((pair) => !telling.includes(pair));
      return { ...found, rest: rest.map(({ text }) => text).join('&') };
    },
  };
}

/** Why a line cannot lead where it says: its target is a former URL itself. */
function chainOf({ line, from, location }: FormerUrl, find: FormerUrls['find']): string | null {
  const next = location.startsWith('/') ? find(location.split('#', 1)[0]!) : null;
  if (!next) return null;
  if (next.line === line) return `line ${line}: ${from}: leads to itself`;
  return `line ${line}: ${from}: leads to ${location}, which line ${next.line} leads on; write where that leads`;
}

/** One line. @returns what is wrong with it, in words */
function readLine({ line, from = '', to = '' }: Row, context: TargetContext): { at: From; former: FormerUrl } | string {
  if ((from + to).includes('\uFFFD')) return 'is not UTF-8; save the file as UTF-8';
  const at = readFrom(from, context);
  if (typeof at === 'string') return at;
  const target = readTarget(to, splitLanguage(at.path, context.languages).language, context);
  return typeof target === 'string' ? target : { at, former: { line, from: at.url, ...target } };
}

function rowsOf(text: string, problems: string[]): Row[] {
  try {
    const rows = readRows(text);
    if (rows.length <= maxRedirects) return rows;
    problems.push(`has more than ${maxRedirects} lines`);
  } catch (error) {
    problems.push((error as Error).message);
  }
  return [];
}

/**
 * Reads redirects.csv: `from,to`, a former URL a line.
 * @param problems receives what is wrong, with the number of the line
 */
export function readRedirects(text: string, problems: string[], context: TargetContext): FormerUrls {
  const table = createTable();
  const lines: FormerUrl[] = [];
  const found: string[] = [];
  for (const row of rowsOf(text, found)) {
    const read = readLine(row, context);
    if (typeof read === 'string') {
      found.push(`line ${row.line}: ${read}`);
      continue;
    }
    const same = table.add(read.at, read.former);
    if (same) found.push(`line ${row.line}: ${read.former.from}: is line ${same.line} again; leave one`);
    else lines.push(read.former);
  }
  for (const line of lines) {
    const chain = chainOf(line, table.find);
    if (chain !== null) found.push(chain);
  }
  problems.push(...found.slice(0, maxProblems));
  if (found.length > maxProblems) problems.push(`and ${found.length - maxProblems} more`);
  return lines.length === 0 ? noFormerUrls : { lines, find: table.find };
}
