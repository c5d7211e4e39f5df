import type { ImportListDto } from '#shared/contract/imports.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import { second } from '#shared/times.ts';
import { factsHtml, tableHtml } from '../operatorPage.ts';
import { durationText, failed, numberOf } from './importParts.ts';

/** Texts that a machine translates: what waits, what was sent this month, and what was dropped why. */
export function translationsHtml(translations: ImportListDto['translations']): string {
  if (!translations) return '';
  const { provider, languages, waiting, waitingCharacters, oldestSeconds, done, dropped, month } = translations;
  const age = waiting === 0 ? '' : `, the oldest for ${durationText(oldestSeconds * second)}`;
  const sent = `${numberOf(month.characters)} of ${numberOf(month.limit)} characters, ${numberOf(month.texts)} texts`;
  const rows = translations.problems.map(({ state, problem, texts }) => [
    numberOf(texts),
    state === 'dropped' ? failed('dropped') : 'tried again',
    escapeHtml(problem),
  ]);
  return `
<h2>Translations</h2>
${factsHtml([
  ['Provider', escapeHtml(provider)],
  ['Into', escapeHtml(languages.join(', '))],
  ['Translated', numberOf(done)],
  ['Waiting', `${numberOf(waiting)} (${numberOf(waitingCharacters)} characters)${age}`],
  ['Dropped', dropped > 0 ? failed(numberOf(dropped)) : '0'],
  ['Sent this month (UTC)', month.characters >= month.limit ? failed(sent) : sent],
])}
${rows.length === 0 ? '' : tableHtml(['#Texts', 'What became of them', 'Why'], rows)}`;
}
