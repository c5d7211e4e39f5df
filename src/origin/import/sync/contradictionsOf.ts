import type { AdvertFacts } from '#shared/domain/evidence/AdvertFacts.ts';
import { fieldFaultsOf } from '#shared/domain/evidence/evaluate.ts';
import { operatorWords } from '#shared/domain/evidence/operatorWords.ts';
import { checkOf } from '#shared/domain/evidence/table.ts';
import type { FieldWarning } from './RecordReader.ts';

const found = { must: 'cannot be right', should: 'hardly goes together' } as const;

/**
 * A warning of each contradiction between the fields of a listing. It names no values, so that a report counts those of
 * one kind together; nothing is changed.
 */
export const contradictionsOf = (facts: AdvertFacts): FieldWarning[] =>
  fieldFaultsOf(facts).map(({ name }) => {
    const { needs, weight } = checkOf(name);
    const [field = name, ...others] = needs;
    const beside = others.length > 0 ? ` (${others.join(', ')})` : '';
    return { field, reason: `${operatorWords[name].title}${beside}: ${found[weight]}, shown as it is, check it` };
  });
