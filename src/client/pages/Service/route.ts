import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import type { ServicePageData } from './toServiceData.ts';

const importLoaders = () => import(/* webpackChunkName: "loaders" */ './service.load.ts');

export const sellRoute = defineRoute<'Sell', ServicePageData>({
  Page: loadable(() => import(/* webpackChunkName: "service" */ './ServicePage.tsx'), {
    resolveComponent: (m) => m.ServicePage,
  }),
  loader: async () => (await importLoaders()).sellLoader,
  namespaces: ['service'],
  layout: 'default',
});

export const rentRoute = defineRoute<'Rent', ServicePageData>({
  Page: loadable(() => import(/* webpackChunkName: "service" */ './ServicePage.tsx'), {
    resolveComponent: (m) => m.ServicePage,
  }),
  loader: async () => (await importLoaders()).rentLoader,
  namespaces: ['service'],
  layout: 'default',
});
