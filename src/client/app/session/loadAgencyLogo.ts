import { sessionSeconds } from '#shared/api/sessionSeconds.ts';
import { sessionKeys } from '#shared/domain/storedKeyNames.ts';
import { imageUrl } from '#shared/domain/images.ts';
import { languagesOf } from '#shared/i18n/languages.ts';
import { unknownQuery } from '#shared/routes/query.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import type { Site } from './SiteContext.ts';
import { createBrowserApi } from './createBrowserApi.ts';
import { readSession, writeSession } from './sessionCache.ts';

export interface AgencyLogo {
  src: string;
  name: string;
}

type SiteHosts = Pick<Site, 'agencyHosts' | 'languages'>;

/**
 * The agency that a URL names for the session: not where `agency` is the page's own question, as in a search for its
 * homes.
 */
function agencyIn(site: SiteHosts, { pathname, search }: Location): string | null {
  const resolution = resolveUrl(pathname, search, languagesOf(site));
  if (resolution.kind !== 'match') return null;
  return new URLSearchParams(unknownQuery(resolution.address.route, search)).get('agency');
}

/**
 * The logo of the agency that the visitor is with, and a note of it for the session.
 * @returns null without an agency, for one that there is not, or that has no logo
 */
export async function loadAgencyLogo(site: SiteHosts): Promise<AgencyLogo | null> {
  const agency = agencyIn(site, location) ?? readSession(sessionKeys.agency) ?? site.agencyHosts?.[location.hostname];
  if (typeof agency !== 'string' || agency === '') return null;
  const found = await createBrowserApi().agency(agency).catch(orEmpty(null));
  if (!found?.logo) return null;
  writeSession(sessionKeys.agency, found.slug, sessionSeconds.day);
  return { src: imageUrl(found.logo, 'sm'), name: found.commercialBrand };
}
