import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import type { AgentProvincesPageData } from './agentProvinces.load.ts';
import type { AgentsPageData } from './agentsPageData.ts';

export const agentProvincesRoute = defineRoute<'AgentProvinces', AgentProvincesPageData>({
  Page: loadable(() => import(/* webpackChunkName: "agentProvinces" */ './AgentProvincesPage.tsx'), {
    resolveComponent: (m) => m.AgentProvincesPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './agentProvinces.load.ts')).agentProvincesLoader,
  namespaces: ['agents', 'agentCard'],
  layout: 'default',
});

export const agentsRoute = defineRoute<'Agents', AgentsPageData>({
  Page: loadable(() => import(/* webpackChunkName: "agents" */ './AgentsPage.tsx'), {
    resolveComponent: (m) => m.AgentsPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './agents.load.ts')).agentsLoader,
  namespaces: ['agents', 'agentCard'],
  layout: 'default',
});
