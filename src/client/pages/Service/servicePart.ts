import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { ServiceRestProps } from './ServiceRest.tsx';

const ServiceRest = loadable(() => import(/* webpackChunkName: "deferred-service" */ './ServiceRest.tsx'), {
  resolveComponent: (m) => m.ServiceRest,
});

/** What stands below the heading, with the form: each page with its own texts. */
export const serviceParts = {
  sell: createDeferredPart<ServiceRestProps>(ServiceRest, ['serviceSell', 'ownerRequest', 'forms']),
  rent: createDeferredPart<ServiceRestProps>(ServiceRest, ['serviceRent', 'ownerRequest', 'forms']),
};
