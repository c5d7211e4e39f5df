import type { ExportPortal } from '#config/network/exports.ts';
import type { ExportFileDto } from '#shared/contract/exportFiles.ts';
import type { ExportTarget, WrittenExport } from './writeExports.ts';

/** Where an export stands, whoever writes it. */
export interface ExportState {
  name: string;
  portal: ExportPortal;
  /** How often it is written. */
  everySeconds: number;
  /** Epoch ms of the last time that it was written whole; of its file before the first since the start; null: never. */
  lastGood: number | null;
  /** Of the last time that it was written; null before the first since the start. */
  listings: number | null;
  /** Those that its format has no place for. */
  leftOut: number | null;
  /** Whether the last attempt failed: portals are given the one before. */
  isFailing: boolean;
}

interface ExportStates {
  onWritten: (written: readonly WrittenExport[]) => void;
  /** The API has written them. */
  onCopied: (files: readonly ExportFileDto[]) => void;
  onFailed: () => void;
  list: () => Promise<ExportState[]>;
}

/** What came of the last attempts to write the exports. @param now epoch ms */
export function createExportStates(
  targets: readonly ExportTarget[],
  everySeconds: number,
  now: () => number = Date.now,
): ExportStates {
  let last: Map<string, WrittenExport & { at: number }> | undefined;
  let isFailing = false;

  async function stateOf({ definition: { name, portal }, file }: ExportTarget): Promise<ExportState> {
    const written = last?.get(name);
    const lastGood = written?.at ?? (await file.find())?.modifiedAt.getTime() ?? null;
    const numbers = { listings: written?.listings ?? null, leftOut: written?.leftOut ?? null };
    return { name, portal, everySeconds, lastGood, ...numbers, isFailing };
  }

  return {
    onWritten: (written) => {
      const at = now();
      last = new Map(written.map((one) => [one.name, { ...one, at }]));
      isFailing = false;
    },
    onCopied: (files) => {
      last = new Map(
        files.map(({ name, listings, left_out: leftOut, checked_at }) => [
          name,
          { name, listings, leftOut, at: Date.parse(checked_at) },
        ]),
      );
      isFailing = files.some((file) => file.is_failing);
    },
    onFailed: () => {
      isFailing = true;
    },
    list: () => Promise.all(targets.map(stateOf)),
  };
}
