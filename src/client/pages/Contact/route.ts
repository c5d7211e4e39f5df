import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import type { ContactPageData } from './contact.load.ts';

export const contactRoute = defineRoute<'Contact', ContactPageData>({
  Page: loadable(() => import(/* webpackChunkName: "contact" */ './ContactPage.tsx'), {
    resolveComponent: (m) => m.ContactPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './contact.load.ts')).contactLoader,
  namespaces: ['contact'],
  layout: 'default',
});
