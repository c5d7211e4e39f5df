import type { LinkPurpose } from '#shared/forms/mailedLinks.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { MetaContext, RouteLoader } from '../../app/routeDefinition.ts';

/** What each page that asks for an address (PD-43) is about, and what its link is for. */
const pages = {
  RgpdAcceptDefault: { subject: 'acceptDefault', purpose: 'accept' },
  RgpdCancelRGPD: { subject: 'cancelRGPD', purpose: 'cancel' },
  RgpdAlertsDefault: { subject: 'myAlerts', purpose: 'alert' },
} as const satisfies Record<string, { subject: string; purpose: LinkPurpose }>;

export type LinkRequestRoute = keyof typeof pages;

export type LinkRequestData = (typeof pages)[LinkRequestRoute];

/** A page without an id: it asks for the address. The form of an expired link leads here too. */
export const linkRequestLoader = <Name extends LinkRequestRoute>(name: Name): RouteLoader<Name, LinkRequestData> => ({
  load: () => Promise.resolve(pages[name]),
  meta: ({ subject }, { t, params, languages }: MetaContext<Name>) => ({
    title: t(`alerts:${subject}.title`),
    description: t(`alerts:${subject}.lead`),
    switchTo: buildAlternates(routeTarget<Name>({ to: name, params }), languages),
    isPrivate: true,
  }),
});
