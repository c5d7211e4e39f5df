import loadable from '@loadable/component';
import type { ComponentType } from 'react';
import type { RouteName } from '#shared/routes/table.ts';
import { defineRoute, type PageProps } from '../../app/routeDefinition.ts';
import type { RgpdAcceptData } from './rgpdAccept.load.ts';
import type { RgpdAdvertsData } from './rgpdAdverts.load.ts';
import type { RgpdAlertsData } from './rgpdAlerts.load.ts';
import type { RgpdCancelData } from './rgpdCancel.load.ts';
import type { RgpdLeadData } from './rgpdLead.load.ts';
import type { LinkRequestData, LinkRequestRoute } from './rgpdLinkRequest.load.ts';
import type { RgpdOwnerData } from './rgpdOwner.load.ts';
import type * as rgpdPages from './rgpdPages.ts';
import type { RgpdResultsData } from './rgpdResults.load.ts';
import type { RgpdUnsubscribeData } from './rgpdUnsubscribe.load.ts';

/** A page of the chunk. One import for all: each would be written out in every page's first script. */
const pageOf = <Name extends RouteName, Data>(
  choose: (pages: typeof rgpdPages) => ComponentType<PageProps<Name, Data>>,
) => loadable(() => import(/* webpackChunkName: "rgpd" */ './rgpdPages.ts'), { resolveComponent: choose });

const importLoaders = () => import(/* webpackChunkName: "loaders" */ './rgpdLoaders.ts');

export const rgpdAcceptRoute = defineRoute<'RgpdAccept', RgpdAcceptData>({
  Page: pageOf((pages) => pages.RgpdAcceptPage),
  loader: async () => (await importLoaders()).rgpdAcceptLoader,
  namespaces: ['rgpd', 'alerts', 'search', 'forms'],
  layout: 'landing',
});

export const rgpdLeadRoute = defineRoute<'RgpdLead', RgpdLeadData>({
  Page: pageOf((pages) => pages.RgpdLeadPage),
  loader: async () => (await importLoaders()).rgpdLeadLoader,
  namespaces: ['rgpd', 'enquiry', 'search'],
  layout: 'landing',
  estatesType: (data) => (data.state === 'found' ? data.estate?.target.params.type : undefined),
});

export const rgpdUnsubscribeRoute = defineRoute<'RgpdUnsubscribe', RgpdUnsubscribeData>({
  Page: pageOf((pages) => pages.RgpdUnsubscribePage),
  loader: async () => (await importLoaders()).rgpdUnsubscribeLoader,
  namespaces: ['rgpd', 'forms'],
  layout: 'landing',
});

export const rgpdCancelRoute = defineRoute<'RgpdCancel', RgpdCancelData>({
  Page: pageOf((pages) => pages.RgpdCancelPage),
  loader: async () => (await importLoaders()).rgpdCancelLoader,
  namespaces: ['rgpd', 'alerts', 'search', 'forms'],
  layout: 'landing',
});

const linkRequestRoute = <Name extends LinkRequestRoute>(name: Name) =>
  defineRoute<Name, LinkRequestData>({
    Page: pageOf<Name, LinkRequestData>((pages) => pages.RgpdLinkRequestPage),
    loader: async () => (await importLoaders()).linkRequestLoader(name),
    namespaces: ['rgpd', 'alerts', 'forms'],
    layout: 'landing',
  });

export const rgpdAcceptDefaultRoute = linkRequestRoute('RgpdAcceptDefault');
export const rgpdCancelRgpdRoute = linkRequestRoute('RgpdCancelRGPD');
export const rgpdAlertsDefaultRoute = linkRequestRoute('RgpdAlertsDefault');

export const rgpdAlertsRoute = defineRoute<'RgpdAlerts', RgpdAlertsData>({
  Page: pageOf((pages) => pages.RgpdAlertsPage),
  loader: async () => (await importLoaders()).rgpdAlertsLoader,
  namespaces: ['rgpd', 'alerts', 'search', 'forms'],
  layout: 'landing',
});

export const rgpdAdvertsRoute = defineRoute<'RgpdAdverts', RgpdAdvertsData>({
  Page: pageOf((pages) => pages.RgpdAdvertsPage),
  loader: async () => (await importLoaders()).rgpdAdvertsLoader,
  namespaces: ['rgpd', 'adverts', 'forms'],
  layout: 'landing',
});

export const rgpdResultsRoute = defineRoute<'RgpdResults', RgpdResultsData>({
  Page: pageOf((pages) => pages.RgpdResultsPage),
  loader: async () => (await importLoaders()).rgpdResultsLoader,
  namespaces: ['rgpd', 'results', 'forms'],
  layout: 'landing',
});

export const rgpdOwnerRoute = defineRoute<'RgpdOwner', RgpdOwnerData>({
  Page: pageOf((pages) => pages.RgpdOwnerPage),
  loader: async () => (await importLoaders()).rgpdOwnerLoader,
  namespaces: ['rgpd', 'results', 'owner'],
  layout: 'landing',
});
