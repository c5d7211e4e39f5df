import type { AgentDto, AgentProfileDto } from '#shared/contract/agent.ts';
import type { AgentBriefInput } from '../db/input/networkInput.ts';
import type { AgentCardDocument, AgentDetailDocument } from '../db/people/peopleRows.ts';
import type { AgentRecord } from '../records/readPeople.ts';

/** An agent as directories and cards show them. */
export function agentDto(record: AgentRecord): AgentDto & { slug: string } {
  const { avatar: _, languages = [], ...brief } = JSON.parse(record.brief) as AgentBriefInput;
  return { ...brief, languages, ...(JSON.parse(record.card) as AgentCardDocument) };
}

/** An agent as their own page shows them. @param detail undefined where only what cards show is known */
export function agentProfileDto(record: AgentRecord, detail: AgentDetailDocument | undefined): AgentProfileDto {
  const { visits: _, ...shown } = detail ?? {};
  return { ...agentDto(record), reviews: [], ...shown };
}
