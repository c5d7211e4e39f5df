import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';

export const accessibilityRoute = defineRoute<'Accessibility', object>({
  Page: loadable(() => import(/* webpackChunkName: "legal" */ './AccessibilityPage.tsx'), {
    resolveComponent: (m) => m.AccessibilityPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './accessibility.load.ts')).accessibilityLoader,
  namespaces: ['legal', 'accessibility'],
  layout: 'default',
});
