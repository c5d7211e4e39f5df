import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';

export const whistleblowerRoute = defineRoute<'Whistleblower', object>({
  Page: loadable(() => import(/* webpackChunkName: "whistleblower" */ './WhistleblowerPage.tsx'), {
    resolveComponent: (m) => m.WhistleblowerPage,
  }),
  loader: async () =>
    (await import(/* webpackChunkName: "loaders" */ '../../app/textPage.ts')).textLoader(
      'Whistleblower',
      'whistleblower',
    ),
  namespaces: ['whistleblower'],
  layout: 'default',
});
