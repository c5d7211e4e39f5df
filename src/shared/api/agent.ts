import { agentProfileSchema, agentSchema, type AgentDto, type AgentProfileDto } from '#shared/contract/agent.ts';
import type { Agent, AgentProfile } from '#shared/domain/agent.ts';
import { camelise } from './camelise.ts';
import { readOne, readRecords, type OnInvalid } from './readAnswer.ts';

/** An agent of the contract as the site has them. Social networks are a list: their names are data. */
export function fromAgentDto(dto: AgentProfileDto): AgentProfile;
export function fromAgentDto(dto: AgentDto): Agent;
export function fromAgentDto({ social, ...dto }: AgentDto): Agent {
  return { ...camelise(dto), social: Object.entries(social).map(([network, link]) => ({ network, link })) };
}

/** An agent as directories and cards show them. @throws ApiError with status 0 for one that cannot be shown */
export const toAgent = (answer: unknown): Agent => fromAgentDto(readOne(agentSchema, answer));

export const toAgents = (answer: unknown, onInvalid?: OnInvalid): Agent[] =>
  readRecords(agentSchema, answer, onInvalid).map((agent) => fromAgentDto(agent));

/** An agent as their own page shows them. @throws ApiError with status 0 for one that cannot be shown */
export const toAgentProfile = (answer: unknown): AgentProfile => fromAgentDto(readOne(agentProfileSchema, answer));
