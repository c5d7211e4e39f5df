import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import { hasDraft } from '../../forms/formDraft.ts';
import type { PriceGuideProps } from './sections/PriceGuide.tsx';
import type { RequestProps } from './sections/Request.tsx';
import type { ServiceRestProps } from './ServiceRest.tsx';

const ServiceRest = loadable(() => import(/* webpackChunkName: "deferred-service" */ './ServiceRest.tsx'), {
  resolveComponent: (m) => m.ServiceRest,
});

const Request = loadable(() => import(/* webpackChunkName: "deferred-request" */ './sections/Request.tsx'), {
  resolveComponent: (m) => m.Request,
});

const PriceGuide = loadable(() => import(/* webpackChunkName: "deferred-prices" */ './sections/PriceGuide.tsx'), {
  resolveComponent: (m) => m.PriceGuide,
});

/** What stands below the heading and the form: each page with its own texts. */
export const serviceParts = {
  sell: createDeferredPart<ServiceRestProps>(ServiceRest, ['serviceSell', 'figures']),
  rent: createDeferredPart<ServiceRestProps>(ServiceRest, ['serviceRent', 'figures']),
};

/** Its form was sent before its script was here. */
const isPriceAsked = () => new URLSearchParams(location.search).has('area');

/** What listings ask, below the heading. */
export const priceParts = {
  sell: createDeferredPart<PriceGuideProps>(PriceGuide, ['serviceSell'], isPriceAsked),
  rent: createDeferredPart<PriceGuideProps>(PriceGuide, ['serviceRent'], isPriceAsked),
};

const hasRequestDraft = () => hasDraft('ownerRequest');

/** The form beside the heading. */
export const requestParts = {
  sell: createDeferredPart<RequestProps>(Request, ['serviceSell', 'ownerRequest', 'forms'], hasRequestDraft),
  rent: createDeferredPart<RequestProps>(Request, ['serviceRent', 'ownerRequest', 'forms'], hasRequestDraft),
};
