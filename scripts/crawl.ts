import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crawl, type CrawlResult } from './crawl/crawl.ts';
import { createHttpFetcher } from './crawl/createHttpFetcher.ts';
import { createProgress } from './crawl/createProgress.ts';
import { readCommand, usage, type CrawlCommand } from './crawl/readCommand.ts';
import { runRedirects } from './crawl/redirectsCommand.ts';
import { reportHtml, toReport } from './crawl/report.ts';
import { siteRules } from './crawl/rules/index.ts';

/** Walks the site with a bar on the terminal. */
async function walk({
  base,
  origin,
  languages,
  ignored,
  concurrency,
  rate,
  timeout,
  maxPages,
  sample,
}: CrawlCommand): Promise<CrawlResult> {
  const bar = createProgress('{bar} {value}/{total} URLs · {faults} faults · {duration_formatted}');
  bar.start(1, 0, { faults: 0 });
  try {
    return await crawl({
      origin,
      languages,
      fetch: createHttpFetcher({ base, timeout: timeout * 1_000, rate }),
      rules: siteRules.filter(({ id }) => !ignored.includes(id)),
      concurrency,
      maxPages,
      perKind: sample,
      onProgress: ({ visited, waiting, faults }) => {
        bar.setTotal(visited + waiting);
        bar.update(visited, { faults });
      },
    });
  } finally {
    bar.stop();
  }
}

/** @returns the exit status */
async function run(command: CrawlCommand): Promise<number> {
  if (command.redirects !== undefined) return runRedirects(command.redirects, command);
  const started = new Date();
  const result = await walk(command);
  const report = toReport(result, { ...command, started, ended: new Date() });
  mkdirSync(command.report, { recursive: true });
  const file = path.join(command.report, 'report.html');
  writeFileSync(file, reportHtml(report));
  writeFileSync(path.join(command.report, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  for (const { id, total, statement } of report.rules) if (total > 0) console.log(`${id}: ${total}. ${statement}`);
  console.log(`${report.visited} URLs, ${report.probes} probes, ${report.faults} faults: ${file}`);
  return report.faults > 0 ? 1 : 0;
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command === 'help') console.log(usage);
  else if (command === 'rules') for (const { id, statement } of siteRules) console.log(`${id}: ${statement}`);
  else process.exitCode = await run(command);
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
