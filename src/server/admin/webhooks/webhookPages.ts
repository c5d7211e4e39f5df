import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import type { ListedWebhookDto, WebhookListDto } from '#shared/contract/webhooks.ts';
import type { Trouble } from '../callOrigin.ts';
import { operatorPage, tableHtml, timeHtml } from '../operatorPage.ts';

const states: Record<ListedWebhookDto['state'], string> = {
  waiting: 'waiting',
  sent: 'delivered',
  given_up: '<span class="failed">given up</span>',
};

const replayForm = ({ id, state }: ListedWebhookDto): string =>
  state === 'sent'
    ? ''
    : `<form method="post" action="/admin/webhooks/${escapeHtml(id)}/replay"><button>Send now</button></form>`;

const cellsOf = (webhook: ListedWebhookDto): string[] => [
  timeHtml(webhook.madeAt),
  escapeHtml(webhook.type),
  escapeHtml(webhook.endpoint),
  `<code>${escapeHtml(webhook.id)}</code>`,
  states[webhook.state],
  String(webhook.attempts),
  escapeHtml(webhook.problem ?? ''),
  webhook.state === 'waiting' ? timeHtml(webhook.tryAt) : '',
  replayForm(webhook),
];

const headings = ['Happened (UTC)', 'Event', 'Endpoint', 'webhook-id', 'State', '#Attempts', 'Last failure'];

/** The endpoints and the newest webhooks, those that were given up before them. */
export function listPage({ endpoints, waiting, givenUp, webhooks }: WebhookListDto): string {
  const rows = endpoints.map(({ name, host }) => [escapeHtml(name), escapeHtml(host)]);
  const replayAll =
    waiting + givenUp === 0
      ? ''
      : '<form method="post" action="/admin/webhooks/replay"><button>Send all of them now</button></form>';
  return operatorPage(
    'Webhooks',
    `${rows.length === 0 ? '<p>LEADS_WEBHOOK_URL is not set, and no agency has a webhook: nobody is told of events.</p>' : tableHtml(['Endpoint', 'Host'], rows)}
<p>Waiting: ${waiting}. Given up: ${givenUp}. Delivered ones are listed for a day, without their content; those that were given up for thirty.</p>
${replayAll}
${webhooks.length === 0 ? '<p>There are none.</p>' : tableHtml([...headings, 'Next attempt (UTC)', 'Action'], webhooks.map(cellsOf))}`,
  );
}

const troubles: Record<Trouble, string> = {
  foreign: "The site's API is no bundled origin with the same ADMIN_TOKEN: its webhooks are the upstream's own.",
  down: 'The origin does not answer. Try again in a moment.',
  unknown: 'There is no such webhook that could be sent again: it is delivered, being sent, or not kept any more.',
};

export const troublePage = (trouble: Trouble): string =>
  operatorPage('Webhooks', `<p>${troubles[trouble]}</p>\n<p><a href="/admin/webhooks">All webhooks</a></p>`);
