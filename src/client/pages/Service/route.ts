import loadable from '@loadable/component';
import type { ComponentType } from 'react';
import { defineRoute, type PageProps, type RouteLoader } from '../../app/routeDefinition.ts';
import type { ServicePageData } from './toServiceData.ts';

const serviceRoute = <Name extends 'Sell' | 'Rent'>(loader: () => Promise<RouteLoader<Name, ServicePageData>>) =>
  defineRoute<Name, ServicePageData>({
    Page: loadable(() => import(/* webpackChunkName: "service" */ './ServicePage.tsx'), {
      resolveComponent: (m): ComponentType<PageProps<Name, ServicePageData>> => m.ServicePage,
    }),
    loader,
    namespaces: ['service'],
    layout: 'default',
  });

const importLoaders = () => import(/* webpackChunkName: "loaders" */ './service.load.ts');

export const sellRoute = serviceRoute<'Sell'>(async () => (await importLoaders()).sellLoader);
export const rentRoute = serviceRoute<'Rent'>(async () => (await importLoaders()).rentLoader);
