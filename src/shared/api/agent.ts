import type { Camelized } from 'humps';
import {
  agentProfileSchema,
  agentSchema,
  type AgentDto,
  type AgentProfileDto,
  type ReviewDto,
} from '#shared/contract/agent.ts';
import type { SocialLink } from '#shared/domain/agent.ts';
import { camelise } from './camelise.ts';
import { readOne, readRecords, type OnInvalid } from './readAnswer.ts';

/** An agent as cards and lists show them (docs/product.md#agent-card, docs/product.md#agent). */
export type Agent = Camelized<Omit<AgentDto, 'social'>> & { social: SocialLink[] };

/** An agent as their own page shows them (docs/product.md#profile). */
export type AgentProfile = Camelized<Omit<AgentProfileDto, 'social'>> & { social: SocialLink[] };

/** What a client wrote. */
export type Review = Camelized<ReviewDto>;

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
