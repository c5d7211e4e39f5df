import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import type {
  ImportListDto,
  ImportRunDto,
  ImportRunsDto,
  ImportSourceDto,
  ShownRunDto,
} from '#shared/contract/imports.ts';
import { second } from '#shared/times.ts';
import type { Trouble } from '../callOrigin.ts';
import { factsHtml, operatorPage, tableHtml, timeHtml } from '../operatorPage.ts';
import { translationsHtml } from './translationsHtml.ts';
import { allSources, durationText, failed, numberOf, pagesHtml, sourceLink, sourcePath } from './importParts.ts';

const runLink = (run: string, html: string): string =>
  `<a href="/admin/imports/runs/${encodeURIComponent(run)}">${html}</a>`;

const states: Record<ImportRunDto['state'], string> = {
  running: 'at work',
  done: 'good',
  refused: 'refused as a whole',
  failed: 'failed',
  killed: 'broken off',
  undone: 'taken back',
  undo: 'took another back',
};

const isBad = ({ state }: ImportRunDto): boolean => ['refused', 'failed', 'killed'].includes(state);

function outcomeOf(run: ImportRunDto): string {
  const state = isBad(run) ? failed(states[run.state]) : states[run.state];
  const problem = run.problem === undefined ? '' : `: ${escapeHtml(run.problem)}`;
  return `${state}${problem}${run.isAsBefore ? ', the feed is unchanged' : ''}`;
}

/** A number that should be none. */
const troubling = (count: number): string => (count > 0 ? failed(numberOf(count)) : '0');

/** A source is late when twice its time has passed without a good run, as the alarm says. */
function lastGoodOf({ lastGood, everySeconds }: ImportSourceDto, now: number): string {
  if (!lastGood) return failed('never');
  const age = now - lastGood.startedAt;
  const text = `${durationText(age)} ago`;
  const isLate = everySeconds !== null && age > 2 * everySeconds * second;
  return `${timeHtml(lastGood.startedAt)}<br>${isLate ? failed(text) : text}`;
}

/** A source waits for too long after half its time, as the alarm says. */
function dueOf({ behindSeconds, everySeconds }: ImportSourceDto): string {
  if (typeof behindSeconds !== 'number' || everySeconds === null) return 'due';
  const text = `due for ${durationText(behindSeconds * second)}`;
  return behindSeconds > everySeconds / 2 ? failed(text) : text;
}

function nextRunOf(source: ImportSourceDto, now: number): string {
  const { nextRun, isPaused } = source;
  if (isPaused) return 'paused: the last run was taken back. <code>npm run import</code> sets it going again';
  if (nextRun === null) return 'by command';
  return nextRun <= now ? dueOf(source) : timeHtml(nextRun);
}

const everyOf = ({ everySeconds }: ImportSourceDto): string =>
  everySeconds === null ? 'by command' : durationText(everySeconds * second);

/** How many it has, and how many of them are not published since they break a rule. */
const listingsOf = ({ listings, hidden = 0 }: ImportSourceDto): string =>
  numberOf(listings) + (hidden > 0 ? ` (${failed(`${numberOf(hidden)} not published`)})` : '');

function duplicatesOf({ source, duplicates, suggestions }: ImportSourceDto): string {
  const text = numberOf(duplicates) + (suggestions > 0 ? ` + ${numberOf(suggestions)}?` : '');
  return duplicates + suggestions === 0 ? text : `<a href="${sourcePath(source)}/duplicates">${text}</a>`;
}

/** What was wrong is what the last run found that read the feed. */
const sourceCells = (source: ImportSourceDto, now: number): string[] => [
  sourceLink(source.source),
  source.format ?? '(not in the folder)',
  listingsOf(source),
  duplicatesOf(source),
  troubling(source.missingPictures),
  lastGoodOf(source, now),
  source.lastRun ? runLink(source.lastRun.run, outcomeOf(source.lastRun)) : 'none',
  source.lastRun ? troubling(source.lastRun.refused) : '',
  source.lastRun ? numberOf(source.lastRun.warnings) : '',
  everyOf(source),
  nextRunOf(source, now),
];

const sourceHeadings = [
  'Source',
  'Format',
  '#Listings',
  '#Duplicates',
  '#Missing pictures',
  'Last good run (UTC)',
  'Last run',
];
const otherHeadings = ['#Refused', '#Warnings', 'Every', 'Next run (UTC)'];

/**
 * Every source, with how it stands.
 * @param now epoch ms
 * @param below HTML
 */
export const sourcesPage = ({ sources, translations }: ImportListDto, now: number, below: string): string =>
  operatorPage(
    'Imports',
    (sources.length === 0
      ? "<p>The network's folder has no sources, and nothing was imported.</p>"
      : tableHtml(
          [...sourceHeadings, ...otherHeadings],
          sources.map((source) => sourceCells(source, now)),
        )) +
      translationsHtml(translations) +
      below,
  );

const counts = ['read', 'new', 'changed', 'unchanged', 'withdrawn', 'returned'] as const;

const runCells = (run: ImportRunDto): string[] => [
  runLink(run.run, timeHtml(run.startedAt)),
  outcomeOf(run),
  ...counts.map((name) => numberOf(run[name])),
  troubling(run.refused),
  numberOf(run.warnings),
  numberOf(run.seconds),
];

const runHeadings = ['Begun (UTC)', 'Outcome', ...counts.map((name) => `#${name[0]!.toUpperCase()}${name.slice(1)}`)];

function picturesOf({ pictures }: ImportRunsDto): string {
  if (!pictures) return '';
  const { fetched, wanted, dead, problems } = pictures;
  const numbers = `<p>Fetched: ${numberOf(fetched)}. Still to come: ${numberOf(wanted)}. Given up: ${troubling(dead)}.</p>`;
  const rows = problems.map(({ url, problem }) => [escapeHtml(url), escapeHtml(problem)]);
  return `<h2>Pictures</h2>\n${numbers}\n${rows.length === 0 ? '' : tableHtml(['The first that did not come', 'Why'], rows)}`;
}

/** The runs of one source. @param now epoch ms */
export function runsPage(answer: ImportRunsDto, now: number): string {
  const { source, runs } = answer;
  return operatorPage(
    `Imports: ${source.source}`,
    `${allSources}
${factsHtml([
  ['Format', source.format ?? '(not in the folder)'],
  ['Listings', listingsOf(source)],
  ['Duplicates', duplicatesOf(source)],
  ['Missing pictures', troubling(source.missingPictures)],
  ['Last good run (UTC)', lastGoodOf(source, now)],
  ['Every', everyOf(source)],
  ['Next run (UTC)', nextRunOf(source, now)],
])}
<h2>Runs of the last 90 days</h2>
${runs.length === 0 ? '<p>None.</p>' : tableHtml([...runHeadings, '#Refused', '#Warnings', '#Seconds'], runs.map(runCells))}
${pagesHtml(sourcePath(source.source), answer, ['Newer runs', 'Older runs'])}
${picturesOf(answer)}`,
  );
}

type Reason = ShownRunDto['reasons'][number];

const referencesOf = ({ references, count }: Pick<Reason, 'references' | 'count'>): string =>
  escapeHtml(references.join(', ')) + (count > references.length ? ', …' : '');

function reasonsTable(title: string, reasons: readonly Reason[]): string {
  if (reasons.length === 0) return '';
  const rows = reasons.map((reason) => [
    numberOf(reason.count),
    escapeHtml([reason.field, reason.reason].filter(Boolean).join(' ')),
    referencesOf(reason),
  ]);
  return `<h2>${title}</h2>\n${tableHtml(['#Records', 'Why', 'References'], rows)}`;
}

/** Of each rule how many listings break it, and what the agent of the first can be sent. */
function brokenTable(broken: ShownRunDto['broken'] = []): string {
  if (broken.length === 0) return '';
  const rows = broken.map((rule) => [
    numberOf(rule.count),
    numberOf(rule.hidden),
    escapeHtml(`${rule.title}: ${rule.outcome === 'missing' ? 'missing' : 'does not go together'} (${rule.source})`),
    referencesOf(rule),
    escapeHtml(rule.message),
  ]);
  const headings = ['#Listings', '#Not published', 'Rule', 'References', 'What the agent can be sent'];
  return `<h2>Adverts that break a rule</h2>\n${tableHtml(headings, rows)}`;
}

/** One run: its numbers, and what was wrong by reason. */
export function runPage(run: ShownRunDto): string {
  const of = (kind: Reason['kind']) => run.reasons.filter((reason) => reason.kind === kind);
  const facts: [string, string][] = [
    ['Source', sourceLink(run.source)],
    ['Run', escapeHtml(run.run)],
    ['Outcome', outcomeOf(run)],
    ['Begun (UTC)', timeHtml(run.startedAt)],
    ...(run.endedAt === null ? [] : [['Ended (UTC)', timeHtml(run.endedAt)] as [string, string]]),
    ...(run.undoes === undefined
      ? []
      : [['Took back', runLink(run.undoes, escapeHtml(run.undoes))] as [string, string]]),
    ...(run.bytes === undefined ? [] : [['Downloaded', `${numberOf(run.bytes)} bytes`] as [string, string]]),
    ...counts.map((name): [string, string] => [name[0]!.toUpperCase() + name.slice(1), numberOf(run[name])]),
    ['Refused', troubling(run.refused)],
    ['Warnings', numberOf(run.warnings)],
  ];
  return operatorPage(
    `Import: ${run.source}`,
    `${allSources}
${factsHtml(facts)}
${reasonsTable('Refused', of('refused'))}
${reasonsTable('Warnings', of('warning'))}
${brokenTable(run.broken)}
${run.otherReasons > 0 ? `<p>And ${numberOf(run.otherReasons)} further reasons.</p>` : ''}`,
  );
}

const troubles: Record<Trouble, string> = {
  foreign: "The site's API is no bundled origin with the same ADMIN_TOKEN: its listings are the upstream's own.",
  down: 'The origin does not answer. Try again in a moment.',
  unknown: 'There is no such source or run, or it is not kept any more.',
};

/** @param below HTML */
export const troublePage = (trouble: Trouble, below: string): string =>
  operatorPage('Imports', `<p>${troubles[trouble]}</p>\n${allSources}${below}`);
