import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLanguage, languages, usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { siteRules } from './rules/index.ts';

export const usage = `npm run crawl -- URL [options]

Walks a deployment from Home and from its sitemaps, checks every URL, and writes report.html and report.json.
The exit status is 1 when it finds a fault.

  --origin URL        what canonical addresses begin with (PUBLIC_ORIGIN), when it is not URL
  --languages LIST    what the site speaks, as LANGUAGES of its network [es,ca,en]
  --report DIR        where the report goes [crawl-report]
  --concurrency N     requests at a time [4]
  --rate N            requests a second at most [20]
  --timeout SECONDS   until an answer is given up [30]
  --max-pages N       no more than so many; orphan pages are then not looked for
  --sample N          so many pages of each kind: a quick check
  --redirects FILE    instead of walking, ask for each former URL of a redirects.csv: one 301 to a page
  --ignore RULE       leave out a rule; several: --ignore S26 --ignore orphans
  --rules             list the rules
  --help              this text`;

export interface CrawlCommand {
  base: string;
  origin: string;
  languages: readonly Language[];
  report: string;
  concurrency: number;
  rate: number;
  /** Seconds. */
  timeout: number;
  maxPages: number;
  sample: number;
  ignored: readonly string[];
  /** The redirects.csv to prove instead of a walk. */
  redirects: string | undefined;
}

/** @throws TypeError naming what is wrong with it */
function originOf(raw: string, name: string): string {
  const url = URL.canParse(raw) ? new URL(raw) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError(`${name} must be an address, as https://www.example.com`);
  if (url.pathname !== '/' || url.search !== '')
    throw new TypeError(`${name} must be without a path: a whole site is crawled`);
  return url.origin;
}

/** @throws TypeError naming what is wrong with it */
function positive(raw: string | undefined, name: string, preset: number): number {
  if (raw === undefined) return preset;
  const number = Number(raw);
  if (!(number > 0)) throw new TypeError(`--${name} must be a number above 0`);
  return number;
}

/** @throws TypeError where one is unknown, or Spanish is not among them */
function languagesOf(raw: string | undefined): readonly Language[] {
  if (raw === undefined) return usualLanguages;
  const names = raw.split(',').map((name) => name.trim());
  const found = languages.filter((language) => names.includes(language));
  if (found.length < names.length || !found.includes(defaultLanguage))
    throw new TypeError(`--languages must be among ${languages.join(', ')}, each once, ${defaultLanguage} among them`);
  return found.toSorted((a, b) => names.indexOf(a) - names.indexOf(b));
}

/** @throws TypeError when there is no such rule */
function checkRules(names: readonly string[]): readonly string[] {
  const unknown = names.filter((name) => !siteRules.some(({ id }) => id === name));
  if (unknown.length > 0) throw new TypeError(`No such rule: ${unknown.join(', ')}; --rules lists them`);
  return names;
}

/**
 * @returns what to crawl, or what else to show
 * @throws TypeError naming what is wrong with the command line
 */
export function readCommand(args: string[]): CrawlCommand | 'help' | 'rules' {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      languages: { type: 'string' },
      report: { type: 'string', default: 'crawl-report' },
      concurrency: { type: 'string' },
      rate: { type: 'string' },
      timeout: { type: 'string' },
      'max-pages': { type: 'string' },
      sample: { type: 'string' },
      ignore: { type: 'string', multiple: true, default: [] },
      redirects: { type: 'string' },
      rules: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (values.rules) return 'rules';
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0) throw new TypeError('Give the address of one site');
  const base = originOf(url, 'URL');
  return {
    base,
    origin: values.origin === undefined ? base : originOf(values.origin, '--origin'),
    languages: languagesOf(values.languages),
    report: path.resolve(values.report),
    concurrency: positive(values.concurrency, 'concurrency', 4),
    rate: positive(values.rate, 'rate', 20),
    timeout: positive(values.timeout, 'timeout', 30),
    maxPages: positive(values['max-pages'], 'max-pages', Infinity),
    sample: positive(values.sample, 'sample', Infinity),
    ignored: checkRules(values.ignore),
    redirects: values.redirects === undefined ? undefined : path.resolve(values.redirects),
  };
}
