import type { BreadcrumbList } from 'schema-dts';
import type { Site } from '#client/app/session/SiteContext.ts';
import { buildUrl, type RouteTarget } from '#shared/routes/build.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { absolute, type StructuredPage } from './StructuredPage.ts';

/** A step of the way up to a page: its name, and its site path. */
export type Step = readonly [name: string, path: string];

type SiteFacts = Pick<Site, 'language' | 'publicOrigin'>;

export const stepTo = <Name extends RouteName>(
  name: string,
  target: RouteTarget<Name>,
  { language }: SiteFacts,
): Step => [name, buildUrl(target, language)];

/** The way up to a page, it included, below Home. Positions from 1, absolute addresses. */
export const breadcrumbList = (
  steps: readonly Step[],
  { t, site }: Pick<StructuredPage<RouteName>, 't' | 'site'>,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [stepTo(t('breadcrumbs.home'), { to: 'Home', params: {} }, site), ...steps].map(
    ([name, path], index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absolute(path, site),
    }),
  ),
});
