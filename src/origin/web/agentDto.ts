import type { WireAgent, WireAgentBrief, WireAgentProfile } from '#shared/api/wire.ts';
import type { AgentCardDocument, AgentDetailDocument } from '../db/peopleRows.ts';
import type { AgentRecord } from '../search/readPeople.ts';

/** An agent as directories and cards show them. */
export function agentDto(record: AgentRecord): WireAgent {
  const { avatar: _, ...brief } = JSON.parse(record.brief) as WireAgentBrief;
  return { ...brief, ...(JSON.parse(record.card) as AgentCardDocument) };
}

/** An agent as their own page shows them. @param detail undefined where only what cards show is known */
export const agentProfileDto = (record: AgentRecord, detail: AgentDetailDocument | undefined): WireAgentProfile => ({
  ...agentDto(record),
  ...detail,
});
