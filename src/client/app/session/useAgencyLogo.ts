import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { sessionKeys } from '#shared/domain/storedKeyNames.ts';
import type { AgencyLogo } from './loadAgencyLogo.ts';
import { readSession } from './sessionCache.ts';
import { useSite } from './SiteContext.ts';

/**
 * The logo of the agency that sends the visitor (docs/product.md#overview, PD-19): named by `?agency={slug}` for the
 * session, else by the host that the site is reached under. The browser alone knows either, so that HTML stays the same
 * for everybody.
 * @returns null for the network's own logo
 */
export function useAgencyLogo(): { logo: AgencyLogo | null; onError: () => void } {
  const site = useSite();
  const { key } = useLocation();
  const [logo, setLogo] = useState<AgencyLogo | null>(null);
  useEffect(() => {
    // Most visitors come from no agency: they do not load what finds it out.
    if (!site.agencyHosts && !location.search.includes('agency=') && readSession(sessionKeys.agency) === undefined)
      return;
    let left = false;
    const show = async () => {
      const { loadAgencyLogo } = await import(/* webpackChunkName: "agencyLogo" */ './loadAgencyLogo.ts');
      const loaded = await loadAgencyLogo(site);
      if (!left) setLogo(loaded);
    };
    void show();
    return () => {
      left = true;
    };
  }, [key, site]);
  return {
    logo,
    onError: () => {
      setLogo(null);
    },
  };
}
