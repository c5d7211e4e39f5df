import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import type { ListedMailDto, MailListDto, ShownMailDto } from '#shared/contract/mails.ts';
import type { Trouble } from '../callOrigin.ts';
import { basePolicy, factsHtml, operatorPage, tableHtml, timeHtml } from '../operatorPage.ts';

/**
 * Of the mail in the frame: an origin of its own without scripts, forms or anything fetched. Its links open beside the
 * page.
 */
export const framePolicy = `${basePolicy}; style-src 'unsafe-inline'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox`;

/** A mail for its frame: its links open in tabs of their own, which no sandbox cripples. */
export const framed = (html: string): string => html.replace('<head>', '<head>\n<base target="_blank">');

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

const cellsOf = (mail: ListedMailDto): string[] => [
  timeHtml(mail.madeAt),
  `<a href="/admin/mails/${escapeHtml(mail.id)}">${escapeHtml(mail.kind)}</a>`,
  escapeHtml(mail.to ?? '(deleted)'),
  stateOf(mail),
  String(mail.attempts),
  resendForm(mail),
];

const deliveries: Record<MailListDto['delivery'], string> = {
  smtp: 'Mails go to the mail server of SMTP_URL; the content of a mail is deleted once it is sent.',
  catcher: '<strong>SMTP_URL is not set: the mail catcher takes every mail, and nobody receives any.</strong>',
  files: 'There is no mail server: mails are written into files below DATA_DIR/mail.',
};

/** The newest mails, and those that were given up before them. */
export function listPage({ delivery, waiting, givenUp, mails }: MailListDto): string {
  const where = deliveries[delivery];
  const table = tableHtml(['Written (UTC)', 'Kind', 'To', 'State', 'Attempts', 'Action'], mails.map(cellsOf));
  return operatorPage(
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
    ['Written (UTC)', timeHtml(mail.madeAt)],
    ['State', stateOf(mail)],
    ['Attempts', String(mail.attempts)],
    ...(mail.state === 'waiting' ? [['Next attempt (UTC)', timeHtml(mail.tryAt)] as [string, string]] : []),
    ...(mail.problem === undefined ? [] : [['Last refusal', escapeHtml(mail.problem)] as [string, string]]),
    ...(content ? [['Subject', escapeHtml(content.subject)] as [string, string]] : []),
  ];
  const forms = content
    ? `<h2>HTML</h2>
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/admin/mails/${escapeHtml(id)}/html"></iframe>
<h2>Text</h2>
<pre>${escapeHtml(content.text)}</pre>`
    : '<p>Its content is deleted: it was sent, or need not be.</p>';
  return operatorPage(
    `Mail: ${mail.kind}`,
    `<p><a href="/admin/mails">All mails</a></p>
${factsHtml(facts)}
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
  operatorPage('Mails', `<p>${troubles[trouble]}</p>\n<p><a href="/admin/mails">All mails</a></p>`);

export const notGivenUpPage = (): string =>
  operatorPage(
    'Mails',
    '<p>Only a mail that was given up can be sent again.</p>\n<p><a href="/admin/mails">All mails</a></p>',
  );
