import { acceptanceSchema, subscriptionStateSchema } from '#shared/contract/consent.ts';
import { toAlert, toCancellationState } from './alert.ts';
import { toAgencies, toAgencyProfile } from './agency.ts';
import { toAgentProfile, toAgents } from './agent.ts';
import { toEstate, toEstateList, toPins } from './estate.ts';
import { toHomeData } from './homeData.ts';
import { toLeadConfirmation } from './lead.ts';
import { toPlaces, toZones } from './place.ts';
import { toSuggestions } from './suggestion.ts';
import { readOne, type Reader } from './readAnswer.ts';

/** An answer of the API: the paths that give it, without their query, and how it is read. */
interface AnswerDefinition<T> {
  path: RegExp;
  read: Reader<T>;
}

const answer = <T>(path: RegExp, read: Reader<T>): AnswerDefinition<T> => ({ path, read });

/** Every answer that the site reads (docs/api.md). */
export const answers = {
  places: answer(/^\/web\/(?:(?:agent-)?provinces|towns\/[^/]+\/[^/]+)\/?$/, toPlaces),
  zones: answer(/^\/web\/zones\/[^/]+\/[^/]+\/?$/, toZones),
  suggestions: answer(/^\/web\/suggestions\/?$/, toSuggestions),
  estates: answer(/^\/web\/estates\/[^/]+\/?$/, toEstateList),
  pins: answer(/^\/web\/estates\/[^/]+\/pins\/?$/, toPins),
  estate: answer(/^\/web\/estate\/[^/]+(?:\/(?:public|private))?\/?$/, toEstate),
  agents: answer(/^\/web\/(?:agents|home\/agents)\/[^/]+\/?$/, toAgents),
  agent: answer(/^\/web\/agent\/[^/]+\/?$/, toAgentProfile),
  agencies: answer(/^\/web\/agencies\/[^/]+\/?$/, toAgencies),
  agency: answer(/^\/web\/agency\/[^/]+\/?$/, toAgencyProfile),
  homeData: answer(/^\/wp-json\/custom\/v1\/home-data\/?$/, toHomeData),
  lead: answer(/^\/web\/lead\/[^/]+\/?$/, toLeadConfirmation),
  acceptance: answer(/^\/web\/rgpd\/accept\/[^/]+\/?$/, (body) => readOne(acceptanceSchema, body)),
  alert: answer(/^\/web\/rgpd\/alert\/[^/]+\/?$/, toAlert),
  cancellation: answer(/^\/web\/rgpd\/cancel\/[^/]+\/?$/, toCancellationState),
  subscriptionState: answer(/^\/web\/rgpd\/unsubscribe\/[^/]+\/?$/, (body) => readOne(subscriptionStateSchema, body)),
} as const;

/**
 * How the answer of a call is read.
 * @param url path and query
 * @returns undefined for a call that the site does not make itself
 */
export function readerOf(url: string): Reader<unknown> | undefined {
  const pathname = url.split('?', 1)[0]!;
  return Object.values<AnswerDefinition<unknown>>(answers).find(({ path }) => path.test(pathname))?.read;
}
