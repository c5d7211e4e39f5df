import { data as withStatus, type LoaderFunctionArgs } from 'react-router';
import type { Language } from '#shared/i18n/languages.ts';
import { nextGuarded, type RouteName } from '#shared/routes/table.ts';
import { pageOf } from './routes.tsx';
import { runLoad } from './runLoad.ts';

/** What the router keeps of a route that has loaded: which page its URL turned out to be, and that page's data. */
export interface LoadedRoute {
  page: RouteName;
  data: unknown;
}

/** Gets what a page needs besides its data before it shows, so that no blank stands between two pages. Nothing to do on the server. */
export type PreparePage = (name: RouteName) => Promise<unknown>;

/**
 * The one resolver of the guards (docs/product.md#guards, PD-2): the first page of the matched pattern whose guard lets the URL in,
 * without a redirect in between. The last one's guard leads elsewhere by itself.
 * @throws Response as runLoad does: a guard whose upstream fails is a 503, not a no
 */
async function passGuards(matched: RouteName, language: Language, args: LoaderFunctionArgs): Promise<RouteName> {
  let name = matched;
  for (;;) {
    const { guard } = pageOf(name);
    if (!guard || (await runLoad(name, language, guard, args))) return name;
    const next = nextGuarded[name];
    if (!next) throw new Error(`The guard of ${name} must not pass on`);
    name = next;
  }
}

/** Loads what the router matched, on either side. */
export async function loadRoute(
  matched: RouteName,
  language: Language,
  args: LoaderFunctionArgs,
  prepare: PreparePage,
) {
  const page = await passGuards(matched, language, args);
  const [data] = await Promise.all([runLoad(page, language, pageOf(page).load, args), prepare(page)]);
  const loaded: LoadedRoute = { page, data };
  const status = pageOf(page).status?.(data);
  return status === undefined ? loaded : withStatus(loaded, { status });
}
