import {
  loadingDirectives,
  optionalCategories,
  type OptionalCategory,
  type OptionalService,
  type OptionalServices,
} from '#shared/domain/optionalServices.ts';
import { storedKeysOf } from '#shared/domain/storedKeys.ts';
import { languagesOf } from '#shared/i18n/languages.ts';
import { isPersonalPath } from '#shared/routes/isPersonalPath.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import type { Site } from '../../../app/session/SiteContext.ts';
import { startMatomo } from './matomo.ts';
import { startPlausible } from './plausible.ts';
import { removeStored } from './removeStored.ts';
import type { RunningService } from './RunningService.ts';
import { startTag } from './tag.ts';

export interface ServiceRunner {
  /** Starts the services of these categories and stops the others, at once. */
  allow: (categories: readonly string[]) => void;
  /** Tells the services that run of a page view. @param pathname of the page */
  view: (pathname: string) => void;
  /** Whether the document has loaded a service, which may run still. */
  hasLoaded: () => boolean;
}

function start(service: OptionalService): RunningService {
  switch (service.kind) {
    case 'matomo':
      return startMatomo(service);
    case 'plausible':
      return startPlausible(service);
    case 'tag':
      return startTag(service);
  }
}

/**
 * Forbids the document to load from any but these services. Browsers apply a policy from when it is added, and a
 * document cannot lift it: a script that was loaded keeps running, but reaches its host no more.
 */
function restrictLoading(services: OptionalServices): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = Object.entries(loadingDirectives(services))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
  document.head.append(meta);
}

/**
 * Loads the services that the visitor consented to, and stops them. A stopped service starts again with the next
 * document. A document that showed a personal page starts none, for the history could lead back to that page.
 */
export function createServiceRunner(site: Site): ServiceRunner {
  const { optionalServices: services = {} } = site;
  const running = new Map<OptionalCategory, { service: RunningService; viewed?: string }>();
  const startable: OptionalServices = { ...services };
  let isPersonal = isPersonalPath(location.pathname);
  let hasLoaded = false;

  const stop = (category: OptionalCategory) => {
    const found = running.get(category);
    if (!found) return;
    found.service.stop();
    running.delete(category);
    delete startable[category];
    restrictLoading(startable);
  };
  return {
    allow: (categories) => {
      for (const category of optionalCategories) {
        const isAllowed = categories.includes(category);
        if (!isAllowed) {
          stop(category);
          removeStored(storedKeysOf(site).filter((key) => key.category === category));
        }
        const service = startable[category];
        if (isAllowed && service && !isPersonal && !running.has(category)) {
          running.set(category, { service: start(service) });
          hasLoaded = true;
        }
      }
    },
    view: (pathname) => {
      isPersonal ||= isPersonalPath(pathname);
      if (isPersonal) optionalCategories.forEach(stop);
      // A URL that is none of the site's may hold anything.
      if (resolveUrl(pathname, '', languagesOf(site)).kind === 'notFound') return;
      for (const run of running.values()) {
        if (run.viewed === pathname) continue;
        run.viewed = pathname;
        run.service.view(location.origin + pathname);
      }
    },
    hasLoaded: () => hasLoaded,
  };
}
