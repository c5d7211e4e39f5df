import type {
  AboutPage,
  BreadcrumbList,
  FAQPage,
  ItemList,
  Organization,
  RealEstateAgent,
  RealEstateListing,
  Service,
  WebSite,
} from 'schema-dts';
import type { MetaContext } from '#client/app/routeDefinition.ts';
import type { PageData } from '#client/routes.ts';
import type { Site } from '#client/app/session/SiteContext.ts';
import type { Links } from '#shared/navigation/links.ts';
import type { PageAddress } from '#shared/routes/address.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { PageMeta } from '#shared/seo/head.ts';

/** A loaded page, as its component and its head have it: what they do not say cannot be said here. */
export interface StructuredPage<Name extends RouteName> extends PageAddress<Name> {
  data: PageData<Name>;
  meta: PageMeta;
  site: Site;
  /** The addresses outside the site in the page's language. */
  links: Links;
  t: MetaContext<Name>['t'];
}

/** What pages are described as. */
export type StructuredNode =
  | AboutPage
  | BreadcrumbList
  | FAQPage
  | ItemList
  | Organization
  | RealEstateAgent
  | RealEstateListing
  | Service
  | WebSite;

/** What a page describes itself as. */
export type NodesOf<Name extends RouteName> = (page: StructuredPage<Name>) => readonly StructuredNode[];

/** A site path as an address of this host. */
export const absolute = (path: string, { publicOrigin }: Pick<Site, 'publicOrigin'>): string =>
  path.startsWith('/') && !path.startsWith('//') ? publicOrigin + path : new URL(path, publicOrigin).href;
