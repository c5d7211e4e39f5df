import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { MetaContext, RouteLoader } from '../../app/routeDefinition.ts';

export type LinkRequestRoute = 'RgpdAcceptDefault' | 'RgpdCancelRGPD';

export interface LinkRequestData {
  subject: 'acceptDefault' | 'cancelRGPD';
  purpose: 'accept' | 'alert' | 'cancel';
}

/**
 * A page without an id: it asks for the address (PD-43). The form of an expired link leads here too, with its purpose.
 */
export const linkRequestLoader = <Name extends LinkRequestRoute>(name: Name): RouteLoader<Name, LinkRequestData> => ({
  load: ({ sent }) => {
    if (name === 'RgpdCancelRGPD') return Promise.resolve({ subject: 'cancelRGPD', purpose: 'cancel' });
    const purpose = sent?.values.purpose === 'alert' ? 'alert' : 'accept';
    return Promise.resolve({ subject: 'acceptDefault', purpose });
  },
  meta: ({ subject }, { t, params }: MetaContext<Name>) => ({
    title: t(`alerts:${subject}.title`),
    description: t(`alerts:${subject}.lead`),
    switchTo: buildAlternates(routeTarget<Name>({ to: name, params })),
    isPrivate: true,
  }),
});
