import { createHash } from 'node:crypto';
import { formatDateTime } from '#shared/i18n/formats.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import type { ListedMailDto, MailListDto, ShownMailDto } from '#shared/contract/mails.ts';
import type { Trouble } from './askOrigin.ts';

/** The pages are for operators, in English, and load nothing but the frame that shows a mail. */

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
table { width: 100%; border-collapse: collapse; }
.wide { overflow-x: auto; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid #8885; text-align: left; vertical-align: top; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
.failed { color: #b3261e; font-weight: bold; }
iframe { width: 100%; height: 40rem; border: 1px solid #8888; background: #fff; }
pre { padding: 1rem; border: 1px solid #8885; white-space: pre-wrap; overflow-wrap: anywhere; }
button { font: inherit; padding: 0.25rem 0.75rem; }
@media (prefers-color-scheme: dark) { .failed { color: #ffb4ab; } }
`;

const base = "default-src 'none'; base-uri 'none'; frame-ancestors 'self'";
const styleHash = createHash('sha256').update(style).digest('base64');

/** Of the pages: their one style, their forms, and the frame of a mail. */
export const pagePolicy = `${base}; style-src 'sha256-${styleHash}'; frame-src 'self'; form-action 'self'`;

/**
 * Of the mail in the frame: an origin of its own without scripts, forms or anything fetched. Its links open beside the
 * page.
 */
export const framePolicy = `${base}; style-src 'unsafe-inline'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox`;

/** A mail for its frame: its links open in tabs of their own, which no sandbox cripples. */
export const framed = (html: string): string => html.replace('<head>', '<head>\n<base target="_blank">');

const page = (title: string, content: string): string => `<!doctype html>
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

const time = (epochMs: number): string =>
  `<time datetime="${new Date(epochMs).toISOString()}">${formatDateTime(epochMs)}</time>`;

const states: Record<ListedMailDto['state'], string> = {
  waiting: 'waiting',
  sent: 'sent',
  caught: 'caught, sent to nobody',
  replaced: 'replaced by a newer one',
  given_up: 'given up',
};

const stateOf = ({ state }: ListedMailDto): string =>
  state === 'given_up' ? `<span class="failed">${states[state]}</span>` : states[state];

const resendForm = ({ id, state }: ListedMailDto): string =>
  state === 'given_up'
    ? `<form method="post" action="/admin/mails/${escapeHtml(id)}/send"><button>Send again</button></form>`
    : '';

const row = (mail: ListedMailDto): string => `<tr>
<td>${time(mail.madeAt)}</td>
<td><a href="/admin/mails/${escapeHtml(mail.id)}">${escapeHtml(mail.kind)}</a></td>
<td>${escapeHtml(mail.to ?? '(deleted)')}</td>
<td>${stateOf(mail)}</td>
<td>${mail.attempts}</td>
<td>${resendForm(mail)}</td>
</tr>`;

const deliveries: Record<MailListDto['delivery'], string> = {
  smtp: 'Mails go to the mail server of SMTP_URL; the content of a mail is deleted once it is sent.',
  catcher: '<strong>SMTP_URL is not set: the mail catcher takes every mail, and nobody receives any.</strong>',
  files: 'There is no mail server: mails are written into files below DATA_DIR/mail.',
};

/** The newest mails, and those that were given up before them. */
export function listPage({ delivery, waiting, givenUp, mails }: MailListDto): string {
  const where = deliveries[delivery];
  const rows = mails.map(row).join('\n');
  const table = `<div class="wide"><table>
<thead><tr><th scope="col">Written (UTC)</th><th scope="col">Kind</th><th scope="col">To</th><th scope="col">State</th><th scope="col">Attempts</th><th scope="col">Action</th></tr></thead>
<tbody>
${rows}
</tbody>
</table></div>`;
  return page(
    'Mails',
    `<p>${where} Sent mails are listed for a day, those that were given up for thirty.</p>
<p>Waiting: ${waiting}. Given up: ${givenUp}.</p>
${mails.length === 0 ? '<p>No mail has been written.</p>' : table}`,
  );
}

/** One mail: what is known of it, and both its forms. */
export function mailPage(mail: ShownMailDto): string {
  const { id, content } = mail;
  const facts: [string, string][] = [
    ['To', escapeHtml(mail.to ?? '(deleted)')],
    ['Written (UTC)', time(mail.madeAt)],
    ['State', stateOf(mail)],
    ['Attempts', String(mail.attempts)],
    ...(mail.state === 'waiting' ? [['Next attempt (UTC)', time(mail.tryAt)] as [string, string]] : []),
    ...(mail.problem === undefined ? [] : [['Last refusal', escapeHtml(mail.problem)] as [string, string]]),
    ...(content ? [['Subject', escapeHtml(content.subject)] as [string, string]] : []),
  ];
  const forms = content
    ? `<h2>HTML</h2>
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/admin/mails/${escapeHtml(id)}/html"></iframe>
<h2>Text</h2>
<pre>${escapeHtml(content.text)}</pre>`
    : '<p>Its content is deleted: it was sent, or need not be.</p>';
  return page(
    `Mail: ${mail.kind}`,
    `<p><a href="/admin/mails">All mails</a></p>
<dl>
${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('\n')}
</dl>
${resendForm(mail)}
${forms}`,
  );
}

const troubles: Record<Trouble, string> = {
  foreign: "The site's API is no bundled origin with the same ADMIN_TOKEN: its mails are the upstream's own.",
  down: 'The origin does not answer. Try again in a moment.',
  unknown: 'There is no such mail, or it is not listed any more.',
};

export const troublePage = (trouble: Trouble): string =>
  page('Mails', `<p>${troubles[trouble]}</p>\n<p><a href="/admin/mails">All mails</a></p>`);

export const notGivenUpPage = (): string =>
  page('Mails', '<p>Only a mail that was given up can be sent again.</p>\n<p><a href="/admin/mails">All mails</a></p>');
