import { standingOf } from '#shared/domain/openings.ts';
import { weeklyNumbers } from '#shared/domain/results.ts';
import { formatDate, formatNumber, formatPercent, withColon } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Dictionary } from '#shared/i18n/loadDictionary.ts';
import { suggestionValues } from '#shared/views/suggestionValues.ts';
import type { Mail, MailedWeekHome, WeeklyResultsMail } from '../db/outbox/mail.ts';
import { listingBlocks } from './cards.ts';
import type { MailBlock } from './layOutMail.ts';
import { resultsUrl, unsubscribeUrl } from './links.ts';
import { sayFrom, type MailSettings, type MailText, type Say } from './MailText.ts';
import { sayCount } from './searchText.ts';

/** The numbers, each with that of the week before in brackets where there is one. */
const numberLines = ({ counts, previous }: MailedWeekHome, words: Say, language: Language): string[] =>
  weeklyNumbers.map((name) => {
    const before = previous ? ` (${formatNumber(previous[name], language)})` : '';
    return withColon(words(`number.${name}`), language) + formatNumber(counts[name], language) + before;
  });

/** How often it was opened beside others like it, and where it clearly stands. */
function comparedLines({ counts, compared }: MailedWeekHome, words: Say, language: Language): string[] {
  if (!compared) return [];
  const number = (value: number) => formatNumber(value, language);
  const standing = standingOf(counts.opened, compared);
  return [
    words('compared', { alike: number(compared.count), median: number(compared.median) }),
    ...(standing
      ? [
          words(`standing.${standing.way}.${standing.percent === undefined ? 'number' : 'percent'}`, {
            others: number(standing.others),
            percent: formatPercent(standing.percent ?? 0, language),
          }),
        ]
      : []),
  ];
}

/** What follows from the facts of a home. */
const suggestionLines = ({ suggestions }: MailedWeekHome, words: Say, language: Language): string[] =>
  suggestions.map(({ name, ...facts }) => `→ ${words(`suggestion.${name}`, suggestionValues(facts, language))}`);

/** Its facts, numbers, comparison and suggestions, with an empty line between. */
const homeLines = (facts: string, home: MailedWeekHome, words: Say, language: Language): string[] =>
  [
    [facts],
    numberLines(home, words, language),
    comparedLines(home, words, language),
    suggestionLines(home, words, language),
  ]
    .filter((lines) => lines.length > 0)
    .flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]));

/**
 * To an agent: what their homes earned in a week.
 * @param page the words of the page that its link opens
 */
export function weeklyResultsText(
  mail: Mail & WeeklyResultsMail,
  say: Say,
  settings: MailSettings,
  page: Dictionary,
): MailText {
  const { language, week, listings, homes, total, token, unsubscribe } = mail;
  const { publicOrigin } = settings;
  const words = sayFrom(page, {});
  const days = { from: formatDate(week.from, language), to: formatDate(week.to, language) };
  const more = homes - listings.length;
  const isBefore = listings.some(({ previous }) => previous);
  return {
    subject: say('results.subject', days),
    blocks: [
      { kind: 'text', text: say('results.text', days) },
      {
        kind: 'facts',
        facts: weeklyNumbers.map((name) => ({
          label: words(`number.${name}`),
          value: formatNumber(total[name], language),
        })),
      },
      ...(isBefore ? [{ kind: 'soft' as const, text: words('brackets') }] : []),
      ...listings.flatMap((home): MailBlock[] =>
        listingBlocks(home, language, say, settings).map((block) => ({
          ...block,
          details: homeLines(block.details.join(' · '), home, words, language),
          answers: [
            { action: words('owner.open'), url: resultsUrl(publicOrigin, language, token, { home: home.key }) },
          ],
        })),
      ),
      ...(more > 0 ? [{ kind: 'text' as const, text: sayCount(words, 'more', more, language) }] : []),
      { kind: 'action', action: say('results.action'), url: resultsUrl(publicOrigin, language, token) },
      { kind: 'soft', text: say('results.note') },
    ],
    why: say('why.adverts'),
    unsubscribe,
    wayOut: { action: say('results.wayOut'), url: unsubscribeUrl(publicOrigin, language, unsubscribe) },
  };
}
