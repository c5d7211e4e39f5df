import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buildLocalUrl, type RouteTarget } from '#shared/routes/build.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { useSite } from '../session/SiteContext.ts';

type RouteLinkProps<Name extends RouteName> = RouteTarget<Name> & Omit<LinkProps, 'to'> & { ref?: Ref<HTMLAnchorElement> };

/** A link to a page of the site by its name, in the document's language. The only way to link inside the site. */
export function RouteLink<Name extends RouteName>({ to, params, query, ...anchor }: RouteLinkProps<Name>) {
  const { language } = useSite();
  return <Link {...anchor} to={buildLocalUrl({ to, params, ...(query ? { query } : {}) } as RouteTarget<Name>, language)} />;
}
