import { agencyAddressSchema, agencyProfileSchema, agencySchema } from '#shared/contract/agency.ts';
import { agentProfileSchema, agentSchema, reviewSchema } from '#shared/contract/agent.ts';
import { agentBriefSchema } from '#shared/contract/agentBrief.ts';
import { alertSearchSchema } from '#shared/contract/alert.ts';
import { errorSchema } from '#shared/contract/error.ts';
import { estateSchema, estateSummarySchema, mediaSchema } from '#shared/contract/estate.ts';
import { pinClusterSchema, pinSchema } from '#shared/contract/estateList.ts';
import { imageSchema, localisedLine, localisedList, localisedText } from '#shared/contract/fields.ts';
import { placeSchema, zoneSchema } from '#shared/contract/place.ts';
import { sitemapEntrySchema } from '#shared/contract/sitemap.ts';
import { suggestionSchema } from '#shared/contract/suggestion.ts';
import type { Schema } from '../operations.ts';

/** The schemas that have a name in the OpenAPI document. */
export const components = {
  LocalisedLine: localisedLine,
  LocalisedText: localisedText,
  LocalisedList: localisedList,
  Picture: imageSchema,
  Media: mediaSchema,
  EstateSummary: estateSummarySchema,
  Estate: estateSchema,
  Pin: pinSchema,
  Cluster: pinClusterSchema,
  Place: placeSchema,
  Zone: zoneSchema,
  Suggestion: suggestionSchema,
  AgentBrief: agentBriefSchema,
  Agent: agentSchema,
  AgentProfile: agentProfileSchema,
  Review: reviewSchema,
  AgencyAddress: agencyAddressSchema,
  Agency: agencySchema,
  AgencyProfile: agencyProfileSchema,
  SitemapEntry: sitemapEntrySchema,
  AlertSearch: alertSearchSchema,
  Error: errorSchema,
} as const satisfies Record<string, Schema>;

export type ComponentName = keyof typeof components;

const names = new Map<Schema, ComponentName>(
  Object.entries(components).map(([name, schema]) => [schema, name as ComponentName]),
);

export const componentOf = (schema: Schema): ComponentName | undefined => names.get(schema);
