import type { Camelized } from 'humps';
import { agentResultsSchema, resultActionAnswerSchema, type AgentResultsDto } from '#shared/contract/agentResults.ts';
import { ownerResultsSchema, type OwnerResultsDto } from '#shared/contract/ownerResults.ts';
import { camelise } from './camelise.ts';
import { readOne } from './readAnswer.ts';

export type AgentResults = Camelized<AgentResultsDto>;
export type OwnerResults = Camelized<OwnerResultsDto>;

/** What an agent's homes earned. @throws ApiError with status 0 for an answer that cannot be shown */
export const toAgentResults = (answer: unknown): AgentResults => camelise(readOne(agentResultsSchema, answer));

/** What a home earned, for its owner. @throws ApiError with status 0 for an answer that cannot be shown */
export const toOwnerResults = (answer: unknown): OwnerResults => camelise(readOne(ownerResultsSchema, answer));

/** The secret of the link that was asked for. @throws ApiError with status 0 for an answer that cannot be read */
export const toMadeLink = (answer: unknown): string | undefined => readOne(resultActionAnswerSchema, answer).token;
