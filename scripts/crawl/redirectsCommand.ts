import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readRedirects } from '#config/network/redirects/redirects.ts';
import { createHttpFetcher } from './createHttpFetcher.ts';
import { plainText } from '../plainText.mjs';
import { createProgress } from './createProgress.ts';
import type { Fetcher } from './fetcher.ts';
import type { CrawlCommand } from './readCommand.ts';
import { proveRedirects, type ProvenRedirect } from './redirects.ts';

/** Requests of other sites, each at the rate of this one. */
function createOtherFetcher(options: { timeout: number; rate: number }): (url: URL) => ReturnType<Fetcher> {
  const fetchers = new Map<string, Fetcher>();
  return ({ origin, pathname, search }) => {
    const fetch = fetchers.get(origin) ?? createHttpFetcher({ ...options, base: origin });
    fetchers.set(origin, fetch);
    return fetch(pathname + search);
  };
}

/** Lines that cannot be right, in words, and those to ask the site about. @throws TypeError where there is no file */
function readFile(file: string, { origin, languages }: Pick<CrawlCommand, 'origin' | 'languages'>) {
  if (!existsSync(file) || !statSync(file).isFile()) throw new TypeError(`There is no file ${file}`);
  const problems: string[] = [];
  const hasFile = (pathname: string): boolean => existsSync(path.join(path.dirname(file), 'public', pathname));
  const { lines } = readRedirects(readFileSync(file, 'utf8'), problems, { hasFile, siteOrigin: origin, languages });
  return { lines, problems };
}

/** Asks for each line, with a bar on the terminal. */
async function proveAll(
  lines: ReturnType<typeof readFile>['lines'],
  { base, origin, concurrency, rate, timeout }: CrawlCommand,
): Promise<ProvenRedirect[]> {
  const request = { timeout: timeout * 1_000, rate };
  let wrong = 0;
  const bar = createProgress('{bar} {value}/{total} former URLs · {wrong} wrong · {duration_formatted}');
  bar.start(lines.length, 0, { wrong });
  try {
    return await proveRedirects({
      lines,
      origin,
      fetch: createHttpFetcher({ ...request, base }),
      fetchOther: createOtherFetcher(request),
      concurrency,
      onProven: ({ verdict }) => {
        if (verdict === 'wrong') wrong += 1;
        bar.increment(1, { wrong });
      },
    });
  } finally {
    bar.stop();
  }
}

/**
 * `--redirects FILE`: proves each line of redirects.csv at the site, and prints those that are wrong.
 * @returns the exit status
 * @throws TypeError where there is no such file
 */
export async function runRedirects(file: string, command: CrawlCommand): Promise<number> {
  const { lines, problems } = readFile(file, command);
  const proven = await proveAll(lines, command);
  const of = (verdict: ProvenRedirect['verdict']) => proven.filter((one) => one.verdict === verdict);
  const name = path.basename(file);
  for (const problem of problems) console.log(plainText(`${name}: ${problem}`));
  for (const { line, from, problem } of of('wrong'))
    console.log(plainText(`${name}: line ${line}: ${from}: ${problem}`));
  for (const { line, from } of of('gone'))
    console.log(plainText(`${name}: line ${line}: ${from}: its listing is withdrawn (410)`));
  const [right, gone, wrong] = [of('right').length, of('gone').length, of('wrong').length];
  console.log(
    `former URLs asked for: ${proven.length}; right: ${right}, withdrawn: ${gone}, wrong: ${wrong}` +
      `; problems of the file: ${problems.length}`,
  );
  return wrong > 0 || problems.length > 0 ? 1 : 0;
}
