import loadable from '@loadable/component';
import type { ComponentType } from 'react';
import { legalTextOf, type LegalRoute } from '#shared/views/legal/legalTexts.ts';
import { defineRoute, type LayoutKind, type PageProps } from '../../app/routeDefinition.ts';

const legalRoute = <Name extends LegalRoute>(name: Name, layout: LayoutKind) =>
  defineRoute<Name, object>({
    Page: loadable(() => import(/* webpackChunkName: "legal" */ './LegalPage.tsx'), {
      resolveComponent: (m): ComponentType<PageProps<Name, object>> => m.LegalPage,
    }),
    loader: async () =>
      (await import(/* webpackChunkName: "loaders" */ '../../app/textPage.ts')).textLoader(name, legalTextOf[name]),
    namespaces: ['legal', legalTextOf[name]],
    layout,
  });

export const legalNoticeRoute = legalRoute('Aviso', 'default');
export const privacyRoute = legalRoute('Privacidad', 'default');
export const cookiesRoute = legalRoute('Cookies', 'default');
export const coResponsibilityRoute = legalRoute('Corresponsabilidad', 'default');
export const accessibilityRoute = legalRoute('Accessibility', 'default');
export const alertsPrivacyRoute = legalRoute('RgpdPrivacyAlerts', 'landing');
export const contactsNoticeRoute = legalRoute('RgpdContacts', 'landing');
