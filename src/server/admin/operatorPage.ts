import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';

/** The pages for operators are in English, and load nothing but a frame of the site's own. */

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
table { width: 100%; border-collapse: collapse; }
.wide { overflow-x: auto; }
.wide code { white-space: nowrap; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid #8885; text-align: left; vertical-align: top; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
.failed { color: #b3261e; font-weight: bold; }
iframe { width: 100%; height: 40rem; border: 1px solid #8888; background: #fff; }
pre { padding: 1rem; border: 1px solid #8885; white-space: pre-wrap; overflow-wrap: anywhere; }
button { font: inherit; padding: 0.25rem 0.75rem; }
@media (prefers-color-scheme: dark) { .failed { color: #ffb4ab; } }
`;

/** What no page of operators may do. */
export const basePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'self'";

const styleHash = createHash('sha256').update(style).digest('base64');

/** Of the pages: their one style, their forms, and the frame of a mail. */
const pagePolicy = `${basePolicy}; style-src 'sha256-${styleHash}'; frame-src 'self'; form-action 'self'`;

/** @param content HTML */
export const operatorPage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;

/** In UTC, as the log and the commands say times. */
export function timeHtml(epochMs: number): string {
  const time = new Date(epochMs).toISOString();
  return `<time datetime="${time}">${time.slice(0, 16).replace('T', ' ')}</time>`;
}

/** Facts by their names. @param facts HTML */
export const factsHtml = (facts: readonly (readonly [string, string])[]): string =>
  `<dl>\n${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('\n')}\n</dl>`;

/** @param headings of the columns; those of numbers begin with `#` */
export function tableHtml(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const isNumber = headings.map((heading) => heading.startsWith('#'));
  const classOf = (column: number) => (isNumber[column] ? ' class="number"' : '');
  const head = headings.map((heading, column) => `<th scope="col"${classOf(column)}>${heading.replace('#', '')}</th>`);
  const body = rows.map(
    (row) => `<tr>\n${row.map((cell, column) => `<td${classOf(column)}>${cell}</td>`).join('\n')}\n</tr>`,
  );
  return `<div class="wide"><table>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table></div>`;
}

export function sendOperatorPage(res: Response, html: string, { status = 200, policy = pagePolicy } = {}): void {
  // Links in mails hold secrets, and a form needs its Origin.
  res
    .status(status)
    .set({ 'Content-Security-Policy': policy, 'Referrer-Policy': 'same-origin' })
    .type('html')
    .send(html);
}
