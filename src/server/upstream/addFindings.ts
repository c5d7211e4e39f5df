import * as z from 'zod/mini';
import type { EndpointName } from '#shared/api/endpoints.ts';
import { estateSchema } from '#shared/contract/estate.ts';
import { isFields } from '#shared/contract/fields.ts';
import type { OwnRule } from '#shared/domain/evidence/ownRules.ts';
import { visitorFindings } from '#shared/domain/evidence/visitorFindings.ts';

/** The calls that a listing's page is made of. */
const ofPages: readonly EndpointName[] = ['estate', 'privateEstate'];

/**
 * Adds to a listing what visitors are shown of its checks, as `findings`: judged once for all pages and browsers that
 * read it, and by the server, since the checks are larger than the page's script. What an API says of itself is left
 * out.
 * @param json an answer without what is hidden; is changed
 * @param rules the network's own
 * @returns whether it was changed
 */
export function addFindings(name: EndpointName, json: unknown, rules: readonly OwnRule[]): boolean {
  if (!ofPages.includes(name) || !isFields(json)) return false;
  const { data } = z.safeParse(estateSchema, json);
  const findings = data ? visitorFindings({ ...data, now: Date.now() }, rules) : [];
  if (findings.length === 0 && json.findings === undefined) return false;
  json.findings = findings;
  return true;
}
