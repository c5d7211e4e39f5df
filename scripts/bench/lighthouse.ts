import '#config/requireNode24.mjs';
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { AgencyDto } from '#shared/contract/agency.ts';
import type { AgentDto } from '#shared/contract/agent.ts';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { findBrowser } from '../programs.mjs';

/**
 * Lighthouse over the built site with its own origin, as a phone sees it: each kind of page in each language. Prints
 * the scores, the shift of the layout and every audit that failed; exit status 1 when one is below what is asked for.
 * Performance counts on a quiet machine only, and it varies: the middle one of several runs is judged, after one that
 * draws the pictures. `node scripts/bench/lighthouse.ts [path …]`.
 */
const runs = 3;
const asked = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
const maxShift = 0.02;

/**
 * Fetched when it is asked for: its packages (and their telemetry) are more than the rest of the tools, and want a
 * newer Node than the site.
 */
const tool = 'lighthouse@13.5.0';

type Category = keyof typeof asked;
const categories = Object.keys(asked) as Category[];

/** As much of its answer as is read here. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    {
      score: number | null;
      title: string;
      displayValue?: string;
      numericValue?: number;
      details?: { items?: unknown[] };
    }
  >;
}

async function startSite(): Promise<{ child: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: path.resolve('.cache/lighthouse'),
    LOG_LEVEL: 'error',
  };
  const child = fork(path.resolve('dist/server/server.mjs'), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${message.port}` };
}

/** One of each kind of page, in a language. */
async function somePages(site: string, language: Language): Promise<string[]> {
  const ask = async (question: string): Promise<unknown> => (await fetch(`${site}/web/${question}`)).json();
  const {
    address,
    type,
    url_slug: slugs,
    reference,
  } = ((await ask('estates/buy?province=barcelona&_qty=1')) as EstateListDto).results[0]!;
  const [agent] = (await ask('agents/barcelona')) as AgentDto[];
  const [agency] = (await ask('agencies/barcelona')) as AgencyDto[];
  const slug = slugs[languageFacts[language].tag] ?? slugs['es-ES'];
  return [
    buildUrl(routeTarget<'Home'>({ to: 'Home', params: {} }), language),
    buildUrl(routeTarget<'Search'>({ to: 'Search', params: { type: 'buy', province: 'barcelona' } }), language),
    buildUrl(
      routeTarget<'Estate'>({
        to: 'Estate',
        params: { province: address.province_slug, type: type, slug, ref: reference },
      }),
      language,
    ),
    buildUrl(routeTarget<'Agents'>({ to: 'Agents', params: { province: 'barcelona' } }), language),
    buildUrl(routeTarget<'Agent'>({ to: 'Agent', params: { agent: agent!.slug! } }), language),
    buildUrl(routeTarget<'Agent'>({ to: 'Agent', params: { agent: agency!.slug } }), language),
    buildUrl(routeTarget<'Sell'>({ to: 'Sell', params: {} }), language),
    buildUrl(routeTarget<'Rent'>({ to: 'Rent', params: {} }), language),
    buildUrl(routeTarget<'Privacidad'>({ to: 'Privacidad', params: {} }), language),
  ];
}

async function measure(url: string, browser: string): Promise<Report> {
  // npx and what it runs by the Node that runs this.
  const env = {
    ...process.env,
    CHROME_PATH: browser,
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
  };
  const options = [
    '--quiet',
    '--no-enable-error-reporting',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const ask = () => promisify(execFile)('npx', ['--yes', tool, url, ...options], { env, maxBuffer: 1e8 });
  // Now and then it loses a trace, and says itself that it should be asked again.
  const { stdout } = await ask().catch(ask);
  return JSON.parse(stdout) as Report;
}

/** Audits that took points, each with some of what it found; those that only inform have no weight. */
const failedAudits = ({ audits, categories: judged }: Report): string[] =>
  categories.flatMap((category) =>
    judged[category].auditRefs.flatMap(({ id, weight }) => {
      const { score, title, displayValue = '', details } = audits[id]!;
      if (weight === 0 || score === null || score === 1) return [];
      const found = (details?.items ?? []).slice(0, 3).map((item) => `      ${JSON.stringify(item).slice(0, 400)}`);
      return [`    ${category}: ${id} ${score} ${displayValue} ${title}`, ...found];
    }),
  );

const scoreOf = ({ categories: { performance } }: Report): number => performance.score ?? 0;

/** The run in the middle. */
async function measureTypical(url: string, browser: string): Promise<Report> {
  await measure(url, browser);
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await measure(url, browser));
  console.log(`  ${reports.map((report) => Math.round(scoreOf(report) * 100)).join(' ')}`);
  return reports.sort((a, b) => scoreOf(a) - scoreOf(b))[Math.floor(runs / 2)]!;
}

/** Measures a page and prints what was found. @returns whether it is good enough */
async function judge(url: string, browser: string): Promise<boolean> {
  const report = await measureTypical(url, browser);
  const scores = categories.map((category) => [category, report.categories[category].score ?? 0] as const);
  const shift = report.audits['cumulative-layout-shift']?.numericValue ?? Infinity;
  console.log(
    `${new URL(url).pathname}: ${scores.map(([category, score]) => `${category} ${Math.round(score * 100)}`).join(', ')}, CLS ${shift.toFixed(3)}`,
  );
  for (const line of failedAudits(report)) console.log(line);
  return shift <= maxShift && scores.every(([category, score]) => score >= asked[category]);
}

const only = process.argv.slice(2);
const browser = findBrowser();
if (!browser) throw new Error('There is no Chromium: name one in CHROME_PATH');
const { child, url } = await startSite();
try {
  const paths = (await Promise.all(languages.map((language) => somePages(url, language)))).flat();
  const wanted = only.length === 0 ? paths : paths.filter((page) => only.includes(page));
  for (const page of wanted) if (!(await judge(`${url}${page}`, browser))) process.exitCode = 1;
} finally {
  child.kill('SIGTERM');
}
