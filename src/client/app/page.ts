import type { LoadableComponent } from '@loadable/component';
import type { TFunction } from 'i18next';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { Api } from '#shared/api/createApi.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Namespace } from '#shared/i18n/loadDictionary.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { RouteQuery } from '#shared/routes/query.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { Deferred } from './deferred/createDeferredPart.ts';

/** What a page is reached with: the URL's meaning. */
export interface PageAddress<Name extends RouteName> {
  language: Language;
  params: RouteParams<Name>;
  query: RouteQuery<Name>;
}

export interface LoadContext<Name extends RouteName> extends PageAddress<Name> {
  api: Api;
  signal: AbortSignal;
  /** As it came: a redirect keeps its query. */
  url: URL;
}

export interface MetaContext<Name extends RouteName> extends PageAddress<Name> {
  t: TFunction<readonly ['common', ...Namespace[]]>;
  site: PublicEnv;
}

export interface PageProps<Name extends RouteName, Data> extends PageAddress<Name> {
  data: Data;
}

/**
 * A page: the whole of what the rest of the code needs to know of it.
 * `guard` and `load`, its prefetch, run on both sides; the data must be plain JSON.
 */
export interface PageDefinition<Name extends RouteName, Data> {
  /** Absent where `load` never gives anything to show. */
  Page?: LoadableComponent<PageProps<Name, Data>>;
  load: (context: LoadContext<Name>) => Promise<Data>;
  /**
   * Whether the URL is this page's at all, where routes share a pattern (`nextGuarded` in the route table). Runs before `load`;
   * false passes the URL on to the next route.
   * @throws ApiError when its upstream fails: not to know is not to say no
   */
  guard?: (context: LoadContext<Name>) => Promise<boolean>;
  /** Where the page is an answer of another kind than 200: a link that has expired. */
  status?: (data: Data) => number;
  meta: (data: Data, context: MetaContext<Name>) => PageMeta;
  /** What stands below what shows first: fetched with the page when it is navigated to, and after it when it is the first. */
  later?: readonly Pick<Deferred<never>, 'prepare'>[];
  /** Its texts, beside `common`. */
  namespaces: readonly Namespace[];
  /** default: header, page, footer. landing: the header shows only logo and languages, the footer only legal links (docs/product.md#layouts). */
  layout: 'default' | 'landing';
  /** Whether the page is about buying or renting: marks the header's entry and chooses the accent (docs/product.md#accent). */
  estatesType?: (data: Data, address: PageAddress<Name>) => OperationType | undefined;
}
