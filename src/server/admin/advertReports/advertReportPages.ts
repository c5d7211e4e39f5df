import { maxNoteLength, type AdvertReportListDto, type ListedReportDto } from '#shared/contract/advertReports.ts';
import type { AdvertReportOutcome, AdvertReportReason } from '#shared/domain/advertReport.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import type { Trouble } from '../callOrigin.ts';
import { numberOf, pagesHtml } from '../imports/importParts.ts';
import { operatorPage, tableHtml, timeHtml } from '../operatorPage.ts';

export const reportedPath = '/admin/reported';

const reasons: Record<AdvertReportReason, string> = {
  wrong: 'wrong data',
  gone: 'no longer available',
  fraud: '<span class="failed">looks like fraud</span>',
  other: 'something else',
};

const outcomes: Record<AdvertReportOutcome, string> = {
  mended: 'mended',
  right: 'was right',
  takenOff: 'taken off',
};

function settleForm({ id, reference }: ListedReportDto): string {
  const about = escapeHtml(reference);
  const options = Object.entries(outcomes).map(([outcome, text]) => `<option value="${outcome}">${text}</option>`);
  return `<form method="post" action="${reportedPath}/${escapeHtml(id)}">
<select name="outcome" aria-label="What became of ${about}">${options.join('')}</select>
<input name="note" maxlength="${maxNoteLength}" aria-label="Note about ${about}" placeholder="Note, for you alone">
<button>Settle</button>
</form>`;
}

const settled = ({ state, note, settledAt }: ListedReportDto): string =>
  [
    state === 'open' ? '' : outcomes[state],
    settledAt === undefined ? '' : timeHtml(settledAt),
    escapeHtml(note ?? ''),
  ].join(' ');

const cellsOf = (report: ListedReportDto, listingUrl: (key: string) => string): string[] => [
  timeHtml(report.madeAt),
  `<a href="${escapeHtml(listingUrl(report.key))}">${escapeHtml(report.reference)}</a>`,
  reasons[report.reason],
  escapeHtml(report.message ?? '(deleted)'),
  escapeHtml(report.language),
  report.isAwaited ? 'is told' : '',
  report.state === 'open' ? settleForm(report) : settled(report),
];

const headings = ['Reported (UTC)', 'Advert', 'Reason', 'Text', 'Language', 'Who wrote', 'What became of it'];

/** The reports, the open ones first. @param listingUrl of a listing's page, by its key */
export function listPage(answer: AdvertReportListDto, listingUrl: (key: string) => string): string {
  const { open, reports } = answer;
  const rows = reports.map((report) => cellsOf(report, listingUrl));
  return operatorPage(
    'Reported adverts',
    `<p>Open: ${numberOf(open)}. Whoever left an address is told by mail, once, when you settle a report; the address is then deleted, texts after thirty days. Notes are kept for ninety: name nobody in them.</p>
${rows.length === 0 ? '<p>Nobody has reported an advert.</p>' : tableHtml(headings, rows)}
${pagesHtml(reportedPath, answer, ['Newer', 'Older'])}`,
  );
}

const allReports = `<p><a href="${reportedPath}">All reports</a></p>`;

const troubles: Record<Trouble, string> = {
  foreign: "The site's API is no bundled origin with the same ADMIN_TOKEN: reports of adverts are the upstream's own.",
  down: 'The origin does not answer. Try again in a moment.',
  unknown: 'There is no such report, or it is not kept any more.',
};

export const troublePage = (trouble: Trouble): string =>
  operatorPage('Reported adverts', `<p>${troubles[trouble]}</p>\n${allReports}`);

export const notSettledPage = (why: 'over' | 'invalid'): string =>
  operatorPage(
    'Reported adverts',
    `<p>${why === 'over' ? 'This report was settled before.' : `Say what became of it, with a note of at most ${maxNoteLength} characters.`}</p>\n${allReports}`,
  );
