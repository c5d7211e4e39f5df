import type { AdvertFacts } from '#shared/domain/evidence/AdvertFacts.ts';
import type { Registered } from '#shared/domain/registers.ts';
import { distancesFrom } from '../../places/distancesFrom.ts';
import type { AgentBriefInput } from '../input/networkInput.ts';
import type { EstateDetailDocument, EstateSummaryDocument } from '../estates/estateDocuments.ts';
import type { EstateRow } from '../tables.ts';

/** What is stored of a listing that its checks compare. */
interface StoredListing extends Pick<EstateRow, 'status' | 'price' | 'updated_at' | 'lat' | 'lng'> {
  /** JSON: EstateSummaryDocument, EstateDetailDocument, AgentBriefDto. */
  summary: string;
  detail: string;
  agent_brief: string;
}

/** Who answers for it: the agent, whose brief has their agency's number where they have none, else the network. */
function registeredOf(brief: string, network: Registered | null): Registered {
  const { register_number, register } = JSON.parse(brief) as AgentBriefInput;
  return register_number === undefined ? (network ?? {}) : { register_number, register };
}

/** A stored listing as checks compare it. @param network its entry in a register of agents */
export function advertFacts(
  { summary: summaryText, detail: detailText, agent_brief, status, price, updated_at, lat, lng }: StoredListing,
  network: Registered | null,
  now: number,
): AdvertFacts {
  const { media: _cover, ...summary } = JSON.parse(summaryText) as EstateSummaryDocument;
  const { media: _all, ...detail } = JSON.parse(detailText) as EstateDetailDocument;
  const location = lat === null || lng === null ? undefined : { lat: lat / 1e5, lng: lng / 1e5 };
  return {
    ...summary,
    ...detail,
    status,
    price: price || undefined,
    updated_at: new Date(updated_at).toISOString(),
    registered: registeredOf(agent_brief, network),
    ...(location ? { location, ...distancesFrom(location, summary.address) } : {}),
    now,
  };
}
