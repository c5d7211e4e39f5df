import { stateOf, type KeptLead } from './leadTable.ts';
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

const ageOf = ({ receivedAt }: KeptLead): number => Math.max(0, Math.round((Date.now() - receivedAt) / 1_000));

function totalsOf(kept: readonly KeptLead[]): LeadTotals {
  const byForm: Record<string, number> = {};
  for (const { form } of kept) byForm[form] = (byForm[form] ?? 0) + 1;
  const [oldest] = kept;
  return {
    count: kept.length,
    bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
    oldestSeconds: oldest ? ageOf(oldest) : null,
    byForm,
  };
}

/** What is kept; null where nothing can be. */
function listKept(leads: LeadQueue): KeptLead[] | null {
  try {
    return leads.keeps ? leads.list() : null;
  } catch {
    return null;
  }
}

/** How many requests are kept, how large and how old they are. Never throws: what cannot be read keeps nothing. */
export function summarise(leads: LeadQueue) {
  const listed = listKept(leads);
  const kept = listed ?? [];
  return {
    keeps: listed !== null,
    bounds: leadBounds,
    waiting: totalsOf(kept.filter((lead) => stateOf(lead) === 'waiting')),
    refused: totalsOf(kept.filter((lead) => stateOf(lead) === 'refused')),
    kept,
  };
}

/** For operators: counts, ages and states; nothing of what was written, and nobody's name. */
export function describeLeads(leads: LeadQueue) {
  const { kept, ...totals } = summarise(leads);
  const requests = kept.slice(0, maxListed).map((lead) => ({
    id: lead.id,
    form: lead.form,
    state: stateOf(lead),
    status: lead.status ?? undefined,
    receivedAt: new Date(lead.receivedAt).toISOString(),
    ageSeconds: ageOf(lead),
    bytes: lead.bytes,
  }));
  return { ...totals, requests };
}
