import { once } from 'node:events';
import process from 'node:process';
import type { SyncReport } from '#origin/import/sync/report.ts';
import { plainText } from '../plainText.mjs';

/** Warnings that are made text at once: a run over 100,000 listings has some 300,000. */
const perPart = 1_000;

/** A report as JSON, on one line, in parts. */
export function* reportParts({ warnings, ...rest }: SyncReport): Generator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"warnings":[`;
  for (let first = 0; first < warnings.length; first += perPart) {
    const some = JSON.stringify(warnings.slice(first, first + perPart)).slice(1, -1);
    yield first === 0 ? some : `,${some}`;
  }
  yield ']}\n';
}

/** Prints a report as one line of JSON, as fast as the reader takes it. */
export async function printJson(report: SyncReport, out: NodeJS.WritableStream = process.stdout): Promise<void> {
  for (const part of reportParts(report)) if (!out.write(plainText(part))) await once(out, 'drain');
}
