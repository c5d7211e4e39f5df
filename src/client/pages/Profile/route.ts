import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import { enquiryPart } from '../../features/enquiry/enquiryPart.ts';
import type { AgencyPageData, AgentPageData } from './profile.load.ts';

const importLoaders = () => import(/* webpackChunkName: "loaders" */ './profile.load.ts');

export const agentRoute = defineRoute<'Agent', AgentPageData>({
  Page: loadable(() => import(/* webpackChunkName: "agent" */ './AgentPage.tsx'), {
    resolveComponent: (m) => m.AgentPage,
  }),
  loader: async () => (await importLoaders()).agentLoader,
  deferredParts: [enquiryPart],
  namespaces: ['profile', 'agentCard'],
  layout: 'default',
});

export const agencyRoute = defineRoute<'Agency', AgencyPageData>({
  Page: loadable(() => import(/* webpackChunkName: "agency" */ './AgencyPage.tsx'), {
    resolveComponent: (m) => m.AgencyPage,
  }),
  loader: async () => (await importLoaders()).agencyLoader,
  deferredParts: [enquiryPart],
  namespaces: ['profile', 'agentCard'],
  layout: 'default',
});

/** Where an unknown agency leads. */
export const agencyErrorRoute = defineRoute<'AgencyError', never>({
  loader: async () => (await importLoaders()).agencyErrorLoader,
  namespaces: [],
  layout: 'default',
});
