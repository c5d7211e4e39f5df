import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { OptionalServices } from '#shared/domain/optionalServices.ts';
import { isPersonalPath } from '#shared/routes/isPersonalPath.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { createServiceRunner, type ServiceRunner } from './services/createServiceRunner.ts';
import { useConsent } from './useConsent.ts';

const none: readonly string[] = [];

/** Asks for consent where it is missing, and runs the services that have it. In the browser only. */
export function Consent({ services }: { services: OptionalServices }) {
  const site = useSite();
  // With every navigation the page, and the age of the decision, are looked at again.
  const { key } = useLocation();
  const consent = useConsent(services);
  const [runner] = useState(() => createServiceRunner(site));
  const allowed = consent?.categories ?? none;
  useEffect(() => {
    runner.allow(allowed);
  }, [runner, allowed]);
  useEffect(() => {
    // The page's title is written by an effect of the layout, after this one.
    const timer = setTimeout(() => {
      runner.view(location.pathname);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [runner, allowed, key]);
  usePersonalPagesApart(runner);
  // On a personal page nothing optional loads, so there is nothing to ask.
  return consent === null && !isPersonalPath(location.pathname) ? <ConsentBanner services={services} /> : null;
}

/**
 * A link to a personal page loads a new document when a service runs in this one, which would see the page's URL. The
 * layout leaves links marked so to the browser (useLinkNavigation).
 */
function usePersonalPagesApart(runner: ServiceRunner): void {
  useEffect(() => {
    const mark = ({ target }: MouseEvent) => {
      const anchor = target instanceof Element ? target.closest('a') : null;
      if (anchor && runner.hasLoaded() && isPersonalPath(anchor.pathname)) anchor.dataset.reload = '';
    };
    document.addEventListener('click', mark, true);
    return () => {
      document.removeEventListener('click', mark, true);
    };
  }, [runner]);
}
