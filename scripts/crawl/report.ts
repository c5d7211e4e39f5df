import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import type { CrawlResult } from './crawl.ts';
import type { Fault, RuleFaults } from './faults.ts';

/** What a run found, as it is written to report.json. */
export interface Report {
  /** The deployment that was asked. */
  base: string;
  /** Of its canonical addresses. */
  origin: string;
  /** ISO 8601. */
  startedAt: string;
  seconds: number;
  visited: number;
  /** Requests of URLs that no page links to. */
  probes: number;
  /** No page was left out; if some were, orphan pages were not looked for. */
  isComplete: boolean;
  faults: number;
  ignored: readonly string[];
  rules: readonly RuleFaults[];
}

interface Run {
  base: string;
  started: Date;
  ended: Date;
  ignored: readonly string[];
}

export const toReport = (result: CrawlResult, { base, started, ended, ignored }: Run): Report => ({
  base,
  origin: result.site.origin,
  startedAt: started.toISOString(),
  seconds: Math.round((ended.getTime() - started.getTime()) / 100) / 10,
  visited: result.visited,
  probes: result.probes,
  isComplete: result.site.isComplete,
  faults: result.faults,
  ignored,
  rules: result.rules,
});

/** For a shell: nothing in it is read as anything but the address. */
const curlOf = (url: string): string => `curl -sS -i --path-as-is '${url.replaceAll("'", "'\\''")}'`;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h1,h2{line-height:1.2}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3rem .6rem;border-top:1px solid #ddd;vertical-align:top;overflow-wrap:anywhere}
code{font:13px/1.4 ui-monospace,monospace;user-select:all}li{margin:.8rem 0}.n{text-align:right}.bad{color:#a4262c;font-weight:600}.good{color:#2b6a30}small{color:#555;display:block}
@media (prefers-color-scheme:dark){body{color:#ddd;background:#1b1b1b}a{color:#8ab4f8}td,th{border-color:#444}small{color:#aaa}.bad{color:#ff9a9a}.good{color:#9ad29f}}`;

const urlOf = (path: string, base: string): string => (path.startsWith('/') ? base + path : path);

function faultItem({ path, message, from }: Fault, base: string): string {
  const url = urlOf(path, base);
  const source =
    from === undefined ? '' : `<small>from <a href="${escapeHtml(urlOf(from, base))}">${escapeHtml(from)}</a></small>`;
  return `<li>${escapeHtml(message)}<br><a href="${escapeHtml(url)}">${escapeHtml(path)}</a>${source}<code>${escapeHtml(curlOf(url))}</code></li>`;
}

function ruleSection({ id, statement, total, faults }: RuleFaults, base: string): string {
  const more = total > faults.length ? `<p>${total - faults.length} more are not listed.</p>` : '';
  return `<section id="${escapeHtml(id)}"><h2>${escapeHtml(id)} · ${total}</h2><p>${escapeHtml(statement)}</p><ol>${faults.map((fault) => faultItem(fault, base)).join('')}</ol>${more}</section>`;
}

const ruleRow = ({ id, statement, total }: RuleFaults): string =>
  total > 0
    ? `<tr><td><a href="#${escapeHtml(id)}">${escapeHtml(id)}</a></td><td>${escapeHtml(statement)}</td><td class="n bad">${total}</td></tr>`
    : `<tr><td>${escapeHtml(id)}</td><td>${escapeHtml(statement)}</td><td class="n good">0</td></tr>`;

function summary({ base, origin, startedAt, seconds, visited, probes, faults, isComplete, ignored }: Report): string {
  return [
    `<p><a href="${escapeHtml(base)}/">${escapeHtml(base)}</a>${base === origin ? '' : `, whose addresses are of ${escapeHtml(origin)}`}, ${startedAt}: ${visited} URLs and ${probes} probes in ${seconds} s, <span class="${faults > 0 ? 'bad' : 'good'}">${faults} faults</span>.</p>`,
    isComplete ? '' : '<p>Not all pages were visited, so orphan pages were not looked for.</p>',
    ignored.length > 0 ? `<p>Not checked: ${escapeHtml(ignored.join(', '))}.</p>` : '',
  ].join('');
}

/** The report as one HTML file without scripts, grouped by rule. */
export function reportHtml(report: Report): string {
  const broken = report.rules.filter(({ total }) => total > 0);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Crawl of ${escapeHtml(report.base)}: ${report.faults} faults</title><style>${style}</style></head><body><h1>Crawl</h1>${summary(report)}<table><thead><tr><th>Rule</th><th>Statement</th><th class="n">Faults</th></tr></thead><tbody>${report.rules.map(ruleRow).join('')}</tbody></table>${broken.map((rule) => ruleSection(rule, report.base)).join('')}</body></html>
`;
}
