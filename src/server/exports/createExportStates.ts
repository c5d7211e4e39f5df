import type { ExportPortal } from '#config/network/exports.ts';
import type { ExportTarget, WrittenExport } from './writeExports.ts';

/** Where an export stands at this site. */
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
  onFailed: () => void;
  list: () => Promise<ExportState[]>;
}

/** What came of the last attempts to write the exports. @param now epoch ms */
export function createExportStates(
  targets: readonly ExportTarget[],
  everySeconds: number,
  now: () => number = Date.now,
): ExportStates {
  let last: { at: number; byName: Map<string, WrittenExport> } | undefined;
  let isFailing = false;

  async function stateOf({ definition: { name, portal }, file }: ExportTarget): Promise<ExportState> {
    const written = last?.byName.get(name);
    const lastGood = last?.at ?? (await file.find())?.modifiedAt.getTime() ?? null;
    const numbers = { listings: written?.listings ?? null, leftOut: written?.leftOut ?? null };
    return { name, portal, everySeconds, lastGood, ...numbers, isFailing };
  }

  return {
    onWritten: (written) => {
      last = { at: now(), byName: new Map(written.map((one) => [one.name, one])) };
      isFailing = false;
    },
    onFailed: () => {
      isFailing = true;
    },
    list: () => Promise.all(targets.map(stateOf)),
  };
}
