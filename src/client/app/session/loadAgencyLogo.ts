import { sessionSeconds } from '#shared/api/sessionSeconds.ts';
import { sessionKeys } from '#shared/domain/storedKeyNames.ts';
import { imageUrl } from '#shared/domain/images.ts';
import { unknownQuery } from '#shared/routes/query.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { createBrowserApi } from './createBrowserApi.ts';
import { readSession, writeSession } from './sessionCache.ts';

export interface AgencyLogo {
  src: string;
  name: string;
}

/**
 * The agency that a URL names for the session: not where `agency` is the page's own question, as in a search for its
 * homes.
 */
function agencyIn({ pathname, search }: Location): string | null {
  const resolution = resolveUrl(pathname, search);
  if (resolution.kind !== 'match') return null;
  return new URLSearchParams(unknownQuery(resolution.address.route, search)).get('agency');
}

/**
 * The logo of the agency that the visitor is with, and a note of it for the session.
 * @param hosts agencies' slugs by the hosts at which they stand in the network's place
 * @returns null without an agency, for one that there is not, or that has no logo
 */
export async function loadAgencyLogo(hosts: Readonly<Record<string, string>> = {}): Promise<AgencyLogo | null> {
  const agency = agencyIn(location) ?? readSession(sessionKeys.agency) ?? hosts[location.hostname];
  if (typeof agency !== 'string' || agency === '') return null;
  const found = await createBrowserApi().agency(agency).catch(orEmpty(null));
  if (!found?.logo) return null;
  writeSession(sessionKeys.agency, found.slug, sessionSeconds.day);
  return { src: imageUrl(found.logo, 'sm'), name: found.commercialBrand };
}
