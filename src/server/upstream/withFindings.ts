import * as z from 'zod/mini';
import type { EndpointName } from '#shared/api/endpoints.ts';
import { estateSchema } from '#shared/contract/estate.ts';
import { isFields } from '#shared/contract/fields.ts';
import type { OwnRule } from '#shared/domain/evidence/ownRules.ts';
import { visitorFindings } from '#shared/domain/evidence/visitorFindings.ts';
import type { Loaded } from '../edge/EdgeCache.ts';

/** The calls that a listing's page is made of. */
const ofPages: readonly EndpointName[] = ['estate', 'privateEstate'];

/**
 * A listing with what visitors are shown of its checks, as `findings`: judged once for all pages and browsers that read
 * it, and by the server, since the checks are larger than the page's script. What an API says of itself is left out.
 * @param json its body, parsed, without what is hidden; gets the field too
 * @param rules the network's own
 */
export function withFindings(name: EndpointName, loaded: Loaded, json: unknown, rules: readonly OwnRule[]): Loaded {
  if (!ofPages.includes(name) || loaded.kind !== 'answer' || !isFields(json)) return loaded;
  const { data } = z.safeParse(estateSchema, json);
  const findings = data ? visitorFindings({ ...data, now: Date.now() }, rules) : [];
  if (findings.length === 0 && json.findings === undefined) return loaded;
  json.findings = findings;
  return { ...loaded, answer: { ...loaded.answer, body: Buffer.from(JSON.stringify(json)), isPacked: false } };
}
