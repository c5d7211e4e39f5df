import {
  resultGroups,
  resultPeriods,
  type ResultGroup,
  type ResultPeriod,
  type ResultsReportDto,
} from '#shared/contract/resultsReport.ts';
import { dailyResultsMonths, leastEmptySearches, resultNumbers, type ResultNumber } from '#shared/domain/results.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import { day } from '#shared/times.ts';
import type { Trouble } from '../callOrigin.ts';
import { numberOf, pagesHtml } from '../imports/importParts.ts';
import { operatorPage, tableHtml } from '../operatorPage.ts';

export const resultsPath = '/admin/results';

const title = 'What listings earned';

const numberWords: Record<ResultNumber, [short: string, whole: string]> = {
  shown: ['Shown', 'Shown in lists'],
  shownFirst: ['First page', 'On the first page of a list'],
  opened: ['Opened', 'Opened'],
  photos: ['Photographs', 'Further photographs looked at'],
  contacts: ['Contacts', 'Telephone or WhatsApp revealed'],
  shared: ['Shared', 'Shared or printed'],
  kept: ['Kept', 'Kept as a favourite'],
  enquiries: ['Enquiries', 'Enquiries'],
  visits: ['Visits', 'Of them for a visit'],
  alerts: ['Alerts', 'Alerts that found one'],
};

const groupWords: Record<ResultGroup, [tab: string, one: string, of: string]> = {
  agents: ['agents', 'Agent', 'Agency'],
  sources: ['sources', 'Source', ''],
  towns: ['towns', 'Town', 'Province'],
  listings: ['listings', 'Listing', 'Agent'],
};

const periodWords: Record<ResultPeriod, string> = { week: 'by week', month: 'by month' };

type Address = Pick<ResultsReportDto, 'by' | 'period'> & { on: string };

const pathOf = ({ by, period, on }: Address): string => `${resultsPath}?${new URLSearchParams({ by, period, on })}`;

const link = (address: Address, text: string): string => `<a href="${escapeHtml(pathOf(address))}">${text}</a>`;

/** The day before or after another, by which the next period is named. */
const dayBeside = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** Ways to see the same, with the one that is shown without a link. */
const choices = <Choice extends string>(
  all: readonly Choice[],
  shown: Choice,
  toLink: (choice: Choice) => string,
  words: (choice: Choice) => string,
): string => all.map((one) => (one === shown ? `<strong>${words(one)}</strong>` : toLink(one))).join(' · ');

function navigation({ by, period, from, to }: ResultsReportDto): string {
  const groups = choices(
    resultGroups,
    by,
    (one) => link({ by: one, period, on: from }, groupWords[one][0]),
    (one) => groupWords[one][0],
  );
  const lengths = choices(
    resultPeriods,
    period,
    (one) => link({ by, period: one, on: from }, periodWords[one]),
    (one) => periodWords[one],
  );
  const sheet = `${resultsPath}/sheet.csv?from=${from}&amp;to=${to}`;
  return `<p>${groups}</p>
<p>${lengths}, weeks of the last ${dailyResultsMonths} months</p>
<p>${link({ by, period, on: dayBeside(from, -1) }, 'Before')} · <strong>${from} to ${to}</strong> · ${link({ by, period, on: dayBeside(to, 1) }, 'After')}</p>
<p><a href="${sheet}">Every listing as a sheet</a></p>`;
}

/** As `+12 %`; without a number before there is nothing to compare with. */
function changeOf(now: number, before: number): string {
  if (before === 0) return '';
  const percent = Math.round(((now - before) / before) * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return `${sign}${Math.abs(percent)}&nbsp;%`;
}

const totals = ({ total, before, period }: ResultsReportDto): string =>
  `<h2>The network</h2>
${tableHtml(
  ['Of all listings', '#Times', `#Since the ${period} before`],
  resultNumbers.map((name) => [
    numberWords[name][1],
    numberOf(total[name]),
    changeOf(total[name], before?.[name] ?? 0),
  ]),
)}`;

/** How a report leads on from its listings. */
export interface ListingLinks {
  /** The page of a listing, by its key. */
  listingUrl: (key: string) => string;
  /** The form that mails its owner a link, by its key. */
  ownerForm: (key: string) => string;
}

function groupsTable(report: ResultsReportDto, links: ListingLinks): string {
  const { by, rows, isCounted } = report;
  const [, one, of] = groupWords[by];
  if (rows.length === 0) return '<p>Nothing was counted in this time.</p>';
  const named = ({ name, key }: (typeof rows)[number]) => {
    const text = escapeHtml(name === '' ? '(none)' : name);
    if (key === undefined) return text;
    const toOwner = isCounted ? `<details><summary>To its owner …</summary>${links.ownerForm(key)}</details>` : '';
    return `<a href="${escapeHtml(links.listingUrl(key))}">${text}</a>${toOwner}`;
  };
  const headings = [one, ...(of === '' ? [] : [of]), ...(by === 'listings' ? [] : ['#Listings'])];
  return tableHtml(
    [...headings, ...resultNumbers.map((name) => `#${numberWords[name][0]}`)],
    rows.map((row) => [
      named(row),
      ...(of === '' ? [] : [escapeHtml(row.of)]),
      ...(by === 'listings' ? [] : [numberOf(row.listings)]),
      ...resultNumbers.map((name) => numberOf(row.sums[name])),
    ]),
  );
}

const searchesTable = ({ emptySearches }: ResultsReportDto): string =>
  `<h2>Searches that found nothing</h2>
<p>Their filters, never what was typed; from ${leastEmptySearches} times on.</p>
${
  emptySearches.length === 0
    ? '<p>None.</p>'
    : tableHtml(
        ['Search', '#Times'],
        emptySearches.map(({ search, times }) => [
          /^\/(?!\/)/.test(search) ? `<a href="${escapeHtml(search)}">${escapeHtml(search)}</a>` : escapeHtml(search),
          numberOf(times),
        ]),
      )
}`;

export const createReportPage =
  (links: ListingLinks) =>
  (report: ResultsReportDto): string =>
    operatorPage(
      title,
      `${report.isCounted ? '' : '<p class="failed">Nothing is counted: STATISTICS is off, or RESULTS_KEY is not set.</p>\n'}${navigation(report)}
${totals(report)}
<h2>By ${groupWords[report.by][0].replace(/s$/, '')}</h2>
<p>Those that were opened most first. Listings that are gone since count in the network alone.</p>
${groupsTable(report, links)}
${pagesHtml(pathOf({ by: report.by, period: report.period, on: report.from }), report, ['Previous', 'Next'])}
${searchesTable(report)}`,
    );

const troubles: Record<Trouble, string> = {
  foreign: "The site's API is no bundled origin with the same ADMIN_TOKEN: what it counts, it shows itself.",
  down: 'The origin does not answer. Try again in a moment.',
  unknown: 'There is no such page.',
};

export const troublePage = (trouble: Trouble): string =>
  operatorPage(title, `<p>${troubles[trouble]}</p>\n<p><a href="${resultsPath}">The last week</a></p>`);
