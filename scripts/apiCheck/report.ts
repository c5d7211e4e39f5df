import { plainText } from '../plainText.mjs';
import { table } from '../table.ts';
import type { ApiReport } from './checkApi.ts';
import type { Finding } from './findings.ts';

const lineOf = ({ severity, rule, endpoint, asked, came, contract, section, more }: Finding): string =>
  `${severity}  ${rule}  ${endpoint}: ${asked} → ${came}${more > 0 ? ` (and ${more} more)` : ''}. Contract: ${contract} (${section})`;

const numberOf = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The report as text for a terminal: a line for each finding, the worst first; then times, and a summary. */
export function reportText({ base, seconds, requests, faults, warnings, notes, findings, times }: ApiReport): string {
  const rows = times.map(({ endpoint, requests: asked, p50, p95 }) => [endpoint, `${asked}`, `${p50}`, `${p95}`]);
  const counts = [numberOf(faults, 'fault'), numberOf(warnings, 'warning'), numberOf(notes, 'note')].join(', ');
  const lines = [
    ...findings.map(lineOf),
    ...(findings.length > 0 ? [''] : []),
    table([['endpoint', 'requests', 'p50 ms', 'p95 ms'], ...rows]),
    '',
    `${base}: ${counts}; ${requests} requests in ${seconds} s.`,
  ];
  return plainText(lines.join('\n'));
}
