import loadable from '@loadable/component';
import type { ComponentType } from 'react';
import { defineRoute, type PageProps } from '../../app/routeDefinition.ts';
import type { RgpdAcceptData } from './rgpdAccept.load.ts';
import type { RgpdAlertsData } from './rgpdAlerts.load.ts';
import type { RgpdCancelData } from './rgpdCancel.load.ts';
import type { RgpdLeadData } from './rgpdLead.load.ts';
import type { LinkRequestData, LinkRequestRoute } from './rgpdLinkRequest.load.ts';
import type { RgpdUnsubscribeData } from './rgpdUnsubscribe.load.ts';

/** The pages that mailed links lead to share one chunk: few visits, and all small. */
export const rgpdAcceptRoute = defineRoute<'RgpdAccept', RgpdAcceptData>({
  Page: loadable(() => import(/* webpackChunkName: "rgpd" */ './RgpdAcceptPage.tsx'), {
    resolveComponent: (m) => m.RgpdAcceptPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './rgpdAccept.load.ts')).rgpdAcceptLoader,
  namespaces: ['rgpd', 'alerts', 'search', 'forms'],
  layout: 'landing',
});

export const rgpdLeadRoute = defineRoute<'RgpdLead', RgpdLeadData>({
  Page: loadable(() => import(/* webpackChunkName: "rgpd" */ './RgpdLeadPage.tsx'), {
    resolveComponent: (m) => m.RgpdLeadPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './rgpdLead.load.ts')).rgpdLeadLoader,
  namespaces: ['rgpd', 'enquiry', 'search'],
  layout: 'landing',
  estatesType: (data) => (data.state === 'found' ? data.estate?.target.params.type : undefined),
});

export const rgpdUnsubscribeRoute = defineRoute<'RgpdUnsubscribe', RgpdUnsubscribeData>({
  Page: loadable(() => import(/* webpackChunkName: "rgpd" */ './RgpdUnsubscribePage.tsx'), {
    resolveComponent: (m) => m.RgpdUnsubscribePage,
  }),
  loader: async () =>
    (await import(/* webpackChunkName: "loaders" */ './rgpdUnsubscribe.load.ts')).rgpdUnsubscribeLoader,
  namespaces: ['rgpd', 'forms'],
  layout: 'landing',
});

export const rgpdCancelRoute = defineRoute<'RgpdCancel', RgpdCancelData>({
  Page: loadable(() => import(/* webpackChunkName: "rgpd" */ './RgpdCancelPage.tsx'), {
    resolveComponent: (m) => m.RgpdCancelPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './rgpdCancel.load.ts')).rgpdCancelLoader,
  namespaces: ['rgpd', 'alerts', 'search', 'forms'],
  layout: 'landing',
});

const linkRequestRoute = <Name extends LinkRequestRoute>(name: Name) =>
  defineRoute<Name, LinkRequestData>({
    Page: loadable(() => import(/* webpackChunkName: "rgpd" */ './RgpdLinkRequestPage.tsx'), {
      resolveComponent: (m): ComponentType<PageProps<Name, LinkRequestData>> => m.RgpdLinkRequestPage,
    }),
    loader: async () =>
      (await import(/* webpackChunkName: "loaders" */ './rgpdLinkRequest.load.ts')).linkRequestLoader(name),
    namespaces: ['rgpd', 'alerts', 'forms'],
    layout: 'landing',
  });

export const rgpdAcceptDefaultRoute = linkRequestRoute('RgpdAcceptDefault');
export const rgpdCancelRgpdRoute = linkRequestRoute('RgpdCancelRGPD');
export const rgpdAlertsDefaultRoute = linkRequestRoute('RgpdAlertsDefault');

export const rgpdAlertsRoute = defineRoute<'RgpdAlerts', RgpdAlertsData>({
  Page: loadable(() => import(/* webpackChunkName: "rgpd" */ './RgpdAlertsPage.tsx'), {
    resolveComponent: (m) => m.RgpdAlertsPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './rgpdAlerts.load.ts')).rgpdAlertsLoader,
  namespaces: ['rgpd', 'alerts', 'search', 'forms'],
  layout: 'landing',
});
