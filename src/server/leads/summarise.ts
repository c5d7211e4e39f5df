import type { LeadFile } from './leadFiles.ts';
import { leadBounds, type LeadQueue } from './LeadQueue.ts';

/** Requests shown one by one. */
const maxListed = 200;

export interface LeadTotals {
  count: number;
  bytes: number;
  /** Age of the oldest, in seconds; null without any. */
  oldestSeconds: number | null;
  byForm: Readonly<Record<string, number>>;
}

const ageOf = ({ receivedAt }: LeadFile): number => Math.max(0, Math.round((Date.now() - receivedAt) / 1_000));

function totalsOf(files: readonly LeadFile[]): LeadTotals {
  const byForm: Record<string, number> = {};
  for (const { form } of files) byForm[form] = (byForm[form] ?? 0) + 1;
  const [oldest] = files;
  return {
    count: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    oldestSeconds: oldest ? ageOf(oldest) : null,
    byForm,
  };
}

/**
 * How many requests are kept, how large and how old they are. Never rejects: a folder that cannot be read keeps
 * nothing.
 */
export async function summarise(leads: LeadQueue) {
  const listed = leads.keeps ? await leads.list().catch(() => null) : null;
  const files = listed ?? [];
  return {
    keeps: listed !== null,
    bounds: leadBounds,
    waiting: totalsOf(files.filter(({ state }) => state === 'waiting')),
    refused: totalsOf(files.filter(({ state }) => state === 'refused')),
    files,
  };
}

/** For operators: counts, ages and states; nothing of what was written, and nobody's name. */
export async function describeLeads(leads: LeadQueue) {
  const { files, ...totals } = await summarise(leads);
  const requests = files.slice(0, maxListed).map((file) => ({
    id: file.id,
    form: file.form,
    state: file.state,
    status: file.status,
    receivedAt: new Date(file.receivedAt).toISOString(),
    ageSeconds: ageOf(file),
    bytes: file.bytes,
  }));
  return { ...totals, requests };
}
