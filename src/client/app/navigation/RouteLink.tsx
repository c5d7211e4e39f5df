import type { ComponentPropsWithRef } from 'react';
import { buildUrl, type RouteTarget } from '#shared/routes/build.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { useSite } from '../session/SiteContext.ts';

type RouteLinkProps<Name extends RouteName> = RouteTarget<Name> &
  Omit<ComponentPropsWithRef<'a'>, 'href'> & {
    /** Of the element on that page. */
    anchor?: string;
  };

/**
 * A link to a page of the site by its name, in the document's language. The only way to link inside the site.
 * A plain anchor: a page has a hundred of them, and the router's own link costs ten times as much to render.
 * useLinkNavigation makes a navigation of the click.
 */
export function RouteLink<Name extends RouteName>({ to, params, query, anchor, ...attributes }: RouteLinkProps<Name>) {
  const { language } = useSite();
  const url = buildUrl({ to, params, ...(query ? { query } : {}) }, language);
  return <a {...attributes} href={anchor === undefined ? url : `${url}#${anchor}`} />;
}
