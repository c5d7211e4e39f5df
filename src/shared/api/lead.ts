import type { Camelized } from 'humps';
import {
  leadConfirmationSchema,
  opportunityAnswerSchema,
  ownerRequestAnswerSchema,
  type LeadConfirmationDto,
  type OpportunityAnswerDto,
  type OwnerRequestAnswerDto,
} from '#shared/contract/lead.ts';
import { camelise } from './camelise.ts';
import { readOne } from './readAnswer.ts';

export type OpportunityAnswer = Camelized<OpportunityAnswerDto>;
export type OwnerRequestAnswer = Camelized<OwnerRequestAnswerDto>;
export type LeadConfirmation = Camelized<LeadConfirmationDto>;

export const toOpportunityAnswer = (answer: unknown): OpportunityAnswer =>
  camelise(readOne(opportunityAnswerSchema, answer));

export const toOwnerRequestAnswer = (answer: unknown): OwnerRequestAnswer =>
  camelise(readOne(ownerRequestAnswerSchema, answer));

/** What the holder of a mailed link is shown. @throws ApiError with status 0 for one that cannot be shown */
export const toLeadConfirmation = (answer: unknown): LeadConfirmation =>
  camelise(readOne(leadConfirmationSchema, answer));
