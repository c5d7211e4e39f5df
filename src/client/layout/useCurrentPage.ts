import { useMatches } from 'react-router';
import type { OperationType } from '#shared/domain/estate.ts';
import { routeNameOf, type RouteName } from '#shared/routes/table.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { LoadedRoute } from '../loadRoute.ts';
import type { LayoutKind } from '../app/routeDefinition.ts';
import { definitionOf } from '../routes.ts';

export interface CurrentPage {
  name: RouteName;
  meta: PageMeta;
  estatesType: OperationType | undefined;
}

/** The catch-all loads nothing, and nothing comes of a route in whose place an error stands. */
const isLoadedRoute = (loaded: unknown): loaded is LoadedRoute =>
  typeof loaded === 'object' && loaded !== null && 'address' in loaded;

/**
 * The page shown, null where an error stands in its place; and the layout, which an error shares with the page that it
 * replaces.
 */
export function useCurrentPage(): { page: CurrentPage | null; layout: LayoutKind } {
  const { id, loaderData } = useMatches().at(-1)!;
  if (isLoadedRoute(loaderData)) {
    const { address, meta, data } = loaderData;
    const { layout, estatesType } = definitionOf(address.route);
    return { page: { name: address.route, meta, estatesType: estatesType?.(data, address) }, layout };
  }
  const matched = routeNameOf(id);
  return { page: null, layout: matched ? definitionOf(matched).layout : 'default' };
}
