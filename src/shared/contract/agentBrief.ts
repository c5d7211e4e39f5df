import * as z from 'zod/mini';
import {
  filledLine,
  id,
  imageSchema,
  isFields,
  line,
  listOf,
  optional,
  renameFields,
  respelled,
  slug,
  withFallback,
} from './fields.ts';
import { registeredShape } from './register.ts';

/** The agency of an agent, by name. */
export const agencyBriefSchema = z.object({
  slug: optional(slug),
  commercial_brand: optional(line),
  /** True for an agent who works alone. */
  independent: withFallback(z.boolean(), false),
});
export type AgencyBriefDto = z.output<typeof agencyBriefSchema>;

/** What an estate and a directory say of an agent. */
export const agentBriefShape = {
  id,
  /** Without one the agent has no page to link to. */
  slug: optional(slug),
  full_name: filledLine,
  phone: optional(line),
  email: optional(line),
  /** Names of languages, as spokenLanguages spells them. */
  languages: optional(listOf(line)),
  agency: optional(agencyBriefSchema),
  /** Their own entry, else their agency's. */
  ...registeredShape,
  /** Visits of their listings can be booked at a time: `GET /web/estate/{key}/slots`. */
  slots: optional(z.boolean()),
};

/** Field names beside the contract's own. */
const agentAliases = { name: 'full_name', fullName: 'full_name', slug: 'id' };

export function respellAgentNames(value: unknown): unknown {
  const agent = renameFields(agentAliases)(value);
  // An empty name or slug is none.
  if (isFields(agent)) {
    if (agent.full_name === '') agent.full_name = agent.name;
    if (agent.slug === '') delete agent.slug;
  }
  return agent;
}

export const agentBriefSchema = respelled(
  respellAgentNames,
  z.object({ ...agentBriefShape, avatar: optional(imageSchema) }),
);
export type AgentBriefDto = z.output<typeof agentBriefSchema>;
