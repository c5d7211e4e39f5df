import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';

const importLoaders = () => import(/* webpackChunkName: "loaders" */ './legal.load.ts');

export const legalNoticeRoute = defineRoute<'Aviso', object>({
  Page: loadable(() => import(/* webpackChunkName: "legal" */ './LegalNoticePage.tsx'), {
    resolveComponent: (m) => m.LegalNoticePage,
  }),
  loader: async () => (await importLoaders()).legalNoticeLoader,
  namespaces: ['legal', 'legalNotice'],
  layout: 'default',
});

export const privacyRoute = defineRoute<'Privacidad', object>({
  Page: loadable(() => import(/* webpackChunkName: "legal" */ './PrivacyPage.tsx'), {
    resolveComponent: (m) => m.PrivacyPage,
  }),
  loader: async () => (await importLoaders()).privacyLoader,
  namespaces: ['legal', 'privacy'],
  layout: 'default',
});

export const cookiesRoute = defineRoute<'Cookies', object>({
  Page: loadable(() => import(/* webpackChunkName: "legal" */ './CookiesPage.tsx'), {
    resolveComponent: (m) => m.CookiesPage,
  }),
  loader: async () => (await importLoaders()).cookiesLoader,
  namespaces: ['legal', 'cookies'],
  layout: 'default',
});

export const coResponsibilityRoute = defineRoute<'Corresponsabilidad', object>({
  Page: loadable(() => import(/* webpackChunkName: "legal" */ './CoResponsibilityPage.tsx'), {
    resolveComponent: (m) => m.CoResponsibilityPage,
  }),
  loader: async () => (await importLoaders()).coResponsibilityLoader,
  namespaces: ['legal', 'coResponsibility'],
  layout: 'default',
});

export const alertsPrivacyRoute = defineRoute<'RgpdPrivacyAlerts', object>({
  Page: loadable(() => import(/* webpackChunkName: "legal" */ './AlertsPrivacyPage.tsx'), {
    resolveComponent: (m) => m.AlertsPrivacyPage,
  }),
  loader: async () => (await importLoaders()).alertsPrivacyLoader,
  namespaces: ['legal', 'alertsPrivacy'],
  layout: 'landing',
});

export const contactsNoticeRoute = defineRoute<'RgpdContacts', object>({
  Page: loadable(() => import(/* webpackChunkName: "legal" */ './ContactsNoticePage.tsx'), {
    resolveComponent: (m) => m.ContactsNoticePage,
  }),
  loader: async () => (await importLoaders()).contactsNoticeLoader,
  namespaces: ['legal', 'contactsNotice'],
  layout: 'landing',
});

export const accessibilityRoute = defineRoute<'Accessibility', object>({
  Page: loadable(() => import(/* webpackChunkName: "legal" */ './AccessibilityPage.tsx'), {
    resolveComponent: (m) => m.AccessibilityPage,
  }),
  loader: async () => (await importLoaders()).accessibilityLoader,
  namespaces: ['legal', 'accessibility'],
  layout: 'default',
});
