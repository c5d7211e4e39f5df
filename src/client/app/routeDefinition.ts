import type { LoadableComponent } from '@loadable/component';
import type { TFunction } from 'i18next';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { Api } from '#shared/api/createApi.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { NetworkTeam } from '#shared/domain/networkTeam.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Namespace } from '#shared/i18n/loadDictionary.ts';
import type { AddressOf, PageAddress } from '#shared/routes/address.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { FormState } from '#shared/forms/formState.ts';
import type { Deferred } from './deferred/createDeferredPart.ts';

export interface LoadContext<Name extends RouteName> extends PageAddress<Name> {
  api: Api;
  /** The network's people and history; none where they cannot be had. */
  team: () => Promise<NetworkTeam>;
  site: PublicEnv;
  /** Of the site. */
  languages: readonly Language[];
  signal: AbortSignal;
  /** As it came: a redirect keeps its query. */
  url: URL;
  /** The URL named a filter or an order without meaning; the query is the rest of it (PD-68). */
  isRepaired?: boolean;
  /** Of a form that was sent to this page without scripts: what was typed must not be lost (docs/product.md#forms). */
  sent?: FormState | undefined;
}

/** All but the long ones that no head needs: the compiler gives up on much more than 2,000 keys. */
type HeadNamespace = Exclude<
  Namespace,
  | 'alertSurvey'
  | 'cardExtras'
  | 'costs'
  | 'emptyList'
  | 'enquiry'
  | 'facts'
  | 'forms'
  | 'homeRest'
  | 'mail'
  | 'map'
  | 'ownerRequest'
  | 'server'
>;

export interface MetaContext<Name extends RouteName> extends PageAddress<Name> {
  t: TFunction<readonly ['common', ...HeadNamespace[]]>;
  site: PublicEnv;
  /** Of the site. */
  languages: readonly Language[];
}

export interface PageProps<Name extends RouteName, Data> extends AddressOf<Name> {
  data: Data;
  meta: PageMeta;
}

/** What runs before a page shows, on both sides, in this order. */
export interface RouteLoader<Name extends RouteName, Data> {
  /**
   * Whether the URL is this route's at all, where routes share a pattern (`nextGuarded` in the route table); false
   * passes the URL on to the next route.
   * @throws ApiError when its upstream fails and the URL must not be passed on
   */
  guard?: (context: LoadContext<Name>) => Promise<boolean>;
  /**
   * The page's data: plain JSON.
   * @throws ApiError, which becomes the page's status, or a Response of httpResponses.ts
   */
  load: (context: LoadContext<Name>) => Promise<Data>;
  /** What the page shows, where that is not what its URL asks for; `meta` and the page are given it. */
  shown?: (data: Data, address: PageAddress<Name>) => PageAddress<Name>;
  /** Where the page is an answer of another kind than 200: a link that has expired. */
  status?: (data: Data) => number;
  meta: (data: Data, context: MetaContext<Name>) => PageMeta;
}

/**
 * default: header, page, footer. landing: the header shows only logo and languages, the footer only legal links
 * (docs/product.md#layouts).
 */
export type LayoutKind = 'default' | 'landing';

/** The definition of a page: all that the rest of the code needs. */
export interface RouteDefinition<Name extends RouteName, Data> {
  /** Absent where the loader never gives anything to show. */
  Page?: LoadableComponent<PageProps<Name, Data>>;
  /**
   * The loaders of all pages are one chunk, `loaders`: the first page has its data in its document and never runs one
   * (docs/decisions/005).
   */
  loader: () => Promise<RouteLoader<Name, Data>>;
  /**
   * What stands below what shows first: fetched with the page when it is navigated to, and after it when it is the
   * first.
   */
  deferredParts?: readonly Pick<Deferred<never>, 'prepare'>[];
  /** Its texts, beside `common`. */
  namespaces: readonly Namespace[];
  /** Texts for its head alone. The first page has its head in its document and does not load them. */
  metaNamespaces?: readonly Namespace[];
  layout: LayoutKind;
  /**
   * Whether the page is about buying or renting: marks the header's entry and chooses the accent
   * (docs/product.md#accent).
   */
  estatesType?: (data: Data, address: PageAddress<Name>) => OperationType | undefined;
}

/** Binds a page's data type between its loader and its component. */
export const defineRoute = <Name extends RouteName, Data>(
  definition: RouteDefinition<Name, Data>,
): RouteDefinition<Name, Data> => definition;
