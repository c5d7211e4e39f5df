import { sessionSeconds } from '#shared/api/createApi.ts';
import { imageUrl } from '#shared/domain/images.ts';
import { orEmpty } from '../orEmpty.ts';
import { createBrowserApi } from './createBrowserApi.ts';
import { writeSession } from './sessionCache.ts';
import { agencySessionKey, type AgencyLogo } from './useAgencyLogo.ts';

/** An agency's logo, and a note that the session is with it. Null for an agency that there is not, or that has none. */
export async function loadAgencyLogo(agency: string): Promise<AgencyLogo | null> {
  const found = await createBrowserApi().agency(agency).catch(orEmpty(null));
  if (!found?.logo) return null;
  writeSession(agencySessionKey, found.slug, sessionSeconds.day);
  return { src: imageUrl(found.logo, 'sm'), name: found.commercialBrand };
}
