import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { unknownQuery } from '#shared/routes/query.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { readSession } from './sessionCache.ts';
import { useSite } from './SiteContext.ts';

export interface AgencyLogo {
  src: string;
  name: string;
}

/** The agency that the session is with, by its slug. */
export const agencySessionKey = 'agency';

/** The agency that a URL names for the session: not where `agency` is the page's own question, as in a search for its homes. */
function agencyIn({ pathname, search }: Location): string | null {
  const resolution = resolveUrl(pathname, search);
  return resolution.kind === 'match' ? new URLSearchParams(unknownQuery(resolution.name, search)).get('agency') : null;
}

/**
 * The logo of the agency that sends the visitor (spec §1, decision 19): named by `?agency={slug}` for the session, else by the
 * host that the site is reached under. The browser alone knows either, so that HTML stays the same for everybody.
 * @returns null for the network's own logo
 */
export function useAgencyLogo(): { logo: AgencyLogo | null; onError: () => void } {
  const { agencyHosts } = useSite();
  const { key } = useLocation();
  const [logo, setLogo] = useState<AgencyLogo | null>(null);
  useEffect(() => {
    const agency: unknown = agencyIn(location) ?? readSession(agencySessionKey) ?? agencyHosts?.[location.hostname];
    if (typeof agency !== 'string' || agency === '') return;
    let left = false;
    const show = async () => {
      const { loadAgencyLogo } = await import(/* webpackChunkName: "agencyLogo" */ './loadAgencyLogo.ts');
      const loaded = await loadAgencyLogo(agency);
      if (!left) setLogo(loaded);
    };
    void show();
    return () => { left = true; };
  }, [key, agencyHosts]);
  return { logo, onError: () => { setLogo(null); } };
}
