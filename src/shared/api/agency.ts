import { agencyProfileSchema, agencySchema } from '#shared/contract/agency.ts';
import type { Agency, AgencyProfile } from '#shared/domain/agency.ts';
import { fromAgentDto } from './agent.ts';
import { camelise } from './camelise.ts';
import { readOne, readRecords, type OnInvalid } from './readAnswer.ts';

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
