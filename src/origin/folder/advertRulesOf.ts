import type { Env } from '#config/env.ts';
import { readRegistered } from '#shared/domain/registers.ts';
import type { AdvertRules } from '../db/adverts/advertRules.ts';

/** What the environment says of how adverts are judged. */
export const advertRulesOf = ({
  ADVERT_RULES,
  LEGAL_AGENTS_REGISTER: number,
}: Pick<Env, 'ADVERT_RULES' | 'LEGAL_AGENTS_REGISTER'>): Omit<AdvertRules, 'rules'> => ({
  isHiding: ADVERT_RULES === 'hide',
  registered: number === undefined ? null : readRegistered(number),
});
