import { data as withStatus, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#shared/api/ApiError.ts';
import { defaultEstateSort } from '#shared/domain/sorts.ts';
import { languagesOf, type Language } from '#shared/i18n/languages.ts';
import { readAddress, type Address, type SearchInstead } from '#shared/routes/address.ts';
import { nextGuarded, type RouteName } from '#shared/routes/table.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { httpError, httpErrorOf } from './app/httpResponses.ts';
import { addressContext, apiContext, headContext, sentContext, teamContext } from './app/loaderContext.ts';
import type { LoadContext, RouteLoader } from './app/routeDefinition.ts';
import { definitionOf } from './routes.ts';

/** The loader data of a route, as plain JSON. */
export interface LoadedRoute {
  /** Of the route that the guards selected; what it shows, where its loader says so (RouteLoader.shown). */
  address: Address;
  meta: PageMeta;
  data: unknown;
}

/**
 * Loads chunk and texts before navigation, so that the previous page stays until the next one can render. No-op on the
 * server.
 */
export type PrepareRoute = (name: RouteName) => Promise<unknown>;

const queryOf = ({ request }: LoaderFunctionArgs): URLSearchParams => new URL(request.url).searchParams;

interface Requested {
  address: Address;
  /** The address is that of a URL with a filter without meaning, and lacks it (PD-68). */
  isRepaired: boolean;
}

/** The search of a URL without what has no meaning in it, from its first page. */
const repairedAddress = (language: Language, { params, query = {} }: SearchInstead): Address => ({
  route: 'Search',
  language,
  params,
  query: { filters: {}, sort: defaultEstateSort, ...query, page: 1 },
});

/**
 * The URL parsed as an address of the matched route: by the server, or here once per navigation.
 */
function addressAs(matched: RouteName, language: Language, args: LoaderFunctionArgs): Requested {
  const read = args.context.get(addressContext);
  const reading = read ? read.reading : readAddress(matched, language, args.params, queryOf(args));
  if (reading.kind === 'none') throw httpError(404);
  return reading.kind === 'address'
    ? { address: reading.address, isRepaired: false }
    : { address: repairedAddress(language, reading.instead), isRepaired: true };
}

interface Passed {
  address: Address;
  loader: RouteLoader<RouteName, unknown>;
  context: LoadContext<RouteName>;
}

/**
 * Runs the guards (docs/product.md#guards, PD-2): the first route of the matched pattern whose guard accepts the
 * URL, without a redirect in between. The last guard redirects.
 */
async function passGuards({ address, isRepaired }: Requested, args: LoaderFunctionArgs): Promise<Passed> {
  const { route, language } = address;
  const { signal, url } = args.request;
  const loader = await definitionOf(route).loader();
  const { site } = args.context.get(headContext);
  const context = {
    ...address,
    api: await args.context.get(apiContext)(),
    team: args.context.get(teamContext),
    site,
    languages: languagesOf(site),
    signal,
    url: new URL(url),
    isRepaired,
    sent: args.context.get(sentContext) ?? undefined,
  };
  if (!loader.guard || (await loader.guard(context))) return { address, loader, context };
  const next = nextGuarded[route];
  const { segments } = args.context.get(addressContext) ?? { segments: args.params };
  const reading = next && readAddress(next, language, segments, queryOf(args));
  if (reading?.kind !== 'address') throw new Error(`The guard of ${route} must redirect, since no route follows`);
  return passGuards({ address: reading.address, isRepaired }, args);
}

/**
 * Loads what the router matched, on either side: guards, data, head.
 * @throws Response for a 404, 410, 503 or a redirect; anything else thrown is a defect and becomes a 500
 */
export async function loadRoute(
  matched: RouteName,
  language: Language,
  args: LoaderFunctionArgs,
  prepare: PrepareRoute,
) {
  try {
    const { address, loader, context } = await passGuards(addressAs(matched, language, args), args);
    const { languages } = context;
    const [data] = await Promise.all([loader.load(context), prepare(address.route)]);
    const shown = { ...address, ...loader.shown?.(data, address) } as Address;
    const loaded: LoadedRoute = {
      address: shown,
      meta: loader.meta(data, { ...shown, ...args.context.get(headContext), languages }),
      data,
    };
    const status = loader.status?.(data);
    return status === undefined ? loaded : withStatus(loaded, { status });
  } catch (error) {
    if (error instanceof ApiError && !args.request.signal.aborted) throw httpErrorOf(error);
    throw error;
  }
}
