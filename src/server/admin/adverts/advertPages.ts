import type { AdvertAnswerListDto } from '#shared/contract/adverts.ts';
import { formatEuros } from '#shared/i18n/formats.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import type { Trouble } from '../callOrigin.ts';
import { operatorPage, tableHtml, timeHtml } from '../operatorPage.ts';

type Answer = AdvertAnswerListDto['answers'][number];

const euros = (amount: number): string => formatEuros(amount, 'en');

const saidOf = ({ answer, toldPrice }: Answer): string =>
  ({ available: 'still available', gone: 'no longer available', price: `the price is ${euros(toldPrice ?? 0)}` })[
    answer
  ];

/** What is left to do is marked. */
const toDo = (text: string): string => `<span class="failed">${escapeHtml(text)}</span>`;

/** What became of an answer: by what the listing is now, so that nobody has to tick anything off. */
function becameOf({ answer, toldPrice, isTakenOff, now }: Answer): string {
  if (isTakenOff) return now ? 'taken off; it came back since' : 'taken off';
  if (!now) return 'withdrawn since';
  if (answer === 'available') return 'confirmed';
  if (answer === 'gone')
    return now.status === 'new' ? toDo('still on the site: its feed lists it') : escapeHtml(now.status);
  return now.price === toldPrice ? 'the listing says so' : toDo(`the listing says ${euros(now.price)}`);
}

const headings = ['Answered (UTC)', 'Listing', 'Agent', 'Said', 'What became of it'];

/** The newest answers of agents. @param listingUrl of the page of a listing, by its key */
export const createListPage =
  (listingUrl: (key: string) => string) =>
  ({ open: waiting, stopped, answers }: AdvertAnswerListDto): string => {
    const rows = answers.map((answer) => [
      timeHtml(answer.answeredAt),
      answer.now
        ? `<a href="${escapeHtml(listingUrl(answer.key))}">${escapeHtml(answer.reference)}</a>`
        : escapeHtml(answer.reference),
      escapeHtml(answer.agent),
      escapeHtml(saidOf(answer)),
      becameOf(answer),
    ]);
    return operatorPage(
      'Adverts that agents were asked about',
      `<p>With ADVERT_CONFIRMATIONS=on agents are asked once a month about homes that nobody changed, confirmed or fed for 60 days. Nobody's price is changed by an answer.</p>
<p>Waiting for an answer: ${waiting}. Agents who want no such mails: ${stopped}.</p>
${rows.length === 0 ? '<p>Nobody has answered.</p>' : tableHtml(headings, rows)}`,
    );
  };

const troubles: Record<Trouble, string> = {
  foreign: "The site's API is no bundled origin with the same ADMIN_TOKEN: its answers are the upstream's own.",
  down: 'The origin does not answer. Try again in a moment.',
  unknown: 'There is no such page.',
};

export const troublePage = (trouble: Trouble): string =>
  operatorPage('Adverts that agents were asked about', `<p>${troubles[trouble]}</p>`);
