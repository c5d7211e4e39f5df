import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import type { EstatePageData } from './estate.load.ts';
import { foldedEnquiryPart } from '../../features/enquiry/enquiryPart.ts';
import {
  energyPart,
  factsPart,
  freeTimesPart,
  letPart,
  nearbyPart,
  priceNotesPart,
  purchasePart,
  sectionLinksPart,
  shareMenuPart,
} from './parts.ts';

/** Of both pages. */
const commonParts = [sectionLinksPart, priceNotesPart, factsPart, nearbyPart, purchasePart, letPart, energyPart];

const importLoaders = () => import(/* webpackChunkName: "loaders" */ './estate.load.ts');

export const estateRoute = defineRoute<'Estate', EstatePageData>({
  Page: loadable(() => import(/* webpackChunkName: "estate" */ './EstatePage.tsx'), {
    resolveComponent: (m) => m.EstatePage,
  }),
  loader: async () => (await importLoaders()).estateLoader,
  deferredParts: [...commonParts, shareMenuPart, foldedEnquiryPart, freeTimesPart],
  namespaces: ['estate', 'agentCard'],
  metaNamespaces: ['meta'],
  layout: 'default',
  estatesType: (data) => data.estate.type,
});

export const estatePrivateRoute = defineRoute<'EstatePrivate', EstatePageData>({
  Page: loadable(() => import(/* webpackChunkName: "estatePrivate" */ './EstatePrivatePage.tsx'), {
    resolveComponent: (m) => m.EstatePrivatePage,
  }),
  loader: async () => (await importLoaders()).estatePrivateLoader,
  deferredParts: commonParts,
  namespaces: ['estate', 'agentCard'],
  metaNamespaces: ['meta'],
  layout: 'landing',
  estatesType: (data) => data.estate.type,
});
