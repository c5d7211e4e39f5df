import { readFileSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';

/**
 * What the forms of all browser tests are filled with, in any spelling: the addresses' host and the telephone number.
 * Nothing else on the site contains it.
 */
const typed = /correo(?:\.|%2e)example|34612345678/i;

interface LogLine {
  level: number;
  method?: string;
  path?: string;
  status?: number;
}

const parseLine = (line: string): LogLine[] => {
  try {
    return [JSON.parse(line) as LogLine];
  } catch {
    return [];
  }
};

/** Pages that were answered: their cached copies answer again. */
function answeredPages(lines: readonly LogLine[]): string[] {
  const pages = lines.filter(
    ({ method, path: url = '', status }) =>
      method === 'GET' && status === 200 && !url.includes('…') && !/^\/(?:assets|media|web\/|admin|healthz)/.test(url),
  );
  return [...new Set(pages.map(({ path: url }) => url!))];
}

/** Each line or answer that holds what a visitor typed. */
async function findTyped(site: string, log: string, token: string): Promise<string[]> {
  const lines = log.split('\n');
  const found = lines.filter((line) => typed.test(line)).map((line) => `log: ${line}`);
  const read = async (url: string, headers: Record<string, string> = {}) => {
    if (typed.test(await (await fetch(site + url, { headers })).text())) found.push(`answer of ${url}`);
  };
  for (const url of answeredPages(lines.flatMap(parseLine))) await read(url);
  for (const url of ['/metrics', '/admin/leads', '/admin/cache', '/readyz'])
    await read(url, { authorization: `Bearer ${token}` });
  return found;
}

/**
 * Runs after all tests, while the site still runs: nothing that they typed is in its log, its metrics or the pages in
 * its cache.
 */
export default async function scanForPersonalData({ projects, metadata }: FullConfig): Promise<void> {
  const { log: logFile, token } = metadata as { log: string; token: string };
  const site = projects.find(({ name }) => name === 'site')!.use.baseURL!;
  const log = readFileSync(logFile, 'utf8');
  for (const line of log.split('\n')) if ((parseLine(line)[0]?.level ?? 50) >= 40 && line !== '') console.log(line);
  const found = await findTyped(site, log, token);
  if (found.length > 0) throw new Error(`What visitors typed was found where it must not be:\n${found.join('\n')}`);
  if (log.trim() === '') throw new Error('The site wrote no log');
}
