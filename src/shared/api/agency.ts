import type { Camelized } from 'humps';
import { agencyProfileSchema, agencySchema, type AgencyDto, type AgencyProfileDto } from '#shared/contract/agency.ts';
import { fromAgentDto, type Agent } from './agent.ts';
import { camelise } from './camelise.ts';
import { readOne, readRecords, type OnInvalid } from './readAnswer.ts';

/** An agency as lists show it (docs/product.md#agency). */
export type Agency = Camelized<AgencyDto>;
export type AgencyAddress = Agency['address'];

/** An agency as its own page shows it (docs/product.md#profile). */
export type AgencyProfile = Camelized<Omit<AgencyProfileDto, 'agents'>> & { agents: Agent[] };

/**
 * An agency as directories show it (docs/product.md#agency).
 * @throws ApiError with status 0 for one that cannot be shown
 */
export const toAgency = (answer: unknown): Agency => camelise(readOne(agencySchema, answer));

export const toAgencies = (answer: unknown, onInvalid?: OnInvalid): Agency[] =>
  readRecords(agencySchema, answer, onInvalid).map((agency) => camelise(agency));

/** An agency as its own page shows it. @throws ApiError with status 0 for one that cannot be shown */
export function toAgencyProfile(answer: unknown): AgencyProfile {
  const { agents, ...agency } = readOne(agencyProfileSchema, answer);
  return { ...camelise(agency), agents: agents.map((agent) => fromAgentDto(agent)) };
}
