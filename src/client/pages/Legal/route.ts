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
