import type { AgentGender } from '#shared/domain/agent.ts';

/**
 * Chooses a text's form for a person (PD-59): `key_female`, `key_male`, else `key`. Not typed by the gender, because only
 * English has the forms, and keys are checked against the Spanish texts.
 */
export const byGender = (gender: AgentGender): { context: unknown } => ({ context: gender });
