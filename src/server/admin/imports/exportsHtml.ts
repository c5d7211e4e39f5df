import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import { second } from '#shared/times.ts';
import type { ExportState } from '../../exports/createExportStates.ts';
import { tableHtml, timeHtml } from '../operatorPage.ts';
import { durationText, failed, numberOf } from './importParts.ts';

/** An export is late when twice its time has passed, as the alarm says. */
function lastGoodOf({ lastGood, everySeconds, isFailing }: ExportState, now: number): string {
  const failure = isFailing ? `<br>${failed('the last attempt failed')}` : '';
  if (lastGood === null) return failed('never') + failure;
  const age = now - lastGood;
  const text = `${durationText(age)} ago`;
  return `${timeHtml(lastGood)}<br>${age > 2 * everySeconds * second ? failed(text) : text}${failure}`;
}

const countOf = (count: number | null): string => (count === null ? '' : numberOf(count));

/** The exports to portals as this site gives them; nothing where the network has none. @param now epoch ms */
export function exportsHtml(states: readonly ExportState[], now: number): string {
  if (states.length === 0) return '';
  const rows = states.map((state) => [
    escapeHtml(state.name),
    state.portal,
    countOf(state.listings),
    countOf(state.leftOut),
    lastGoodOf(state, now),
    durationText(state.everySeconds * second),
  ]);
  return `
<h2>Exports to portals</h2>
${tableHtml(['Export', 'Format', '#Listings', '#Left out', 'Written (UTC)', 'Every'], rows)}`;
}
