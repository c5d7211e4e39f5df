import { languages, type Language } from '#shared/i18n/languages.ts';
import { routeNames, type RouteName } from '#shared/i18n/routeNames.ts';
import { agentsQuery } from './queries/agentsQuery.ts';
import { alertSurveyQuery } from './queries/alertSurveyQuery.ts';
import { findQuery } from './queries/findQuery.ts';
import { searchQuery } from './queries/searchQuery.ts';
import {
  advertsQuery,
  alertUpdateQuery,
  favouritesQuery,
  languageQuery,
  resultsQuery,
  signedQuery,
} from './queries/smallQueries.ts';
import { thanksQuery } from './queries/thanksQuery.ts';

/** What the query of a route may hold, where its URLs have one. */
interface RouteRow {
  query?: { names: readonly string[]; parse: (query: URLSearchParams) => object | null };
}

/**
 * Every route of the site, declared once (docs/product.md#routes); its pattern is a word of each language
 * (i18n/languages/es/rules.ts), without the language's prefix: a name in braces is a parameter with a codec
 * (codecs.ts), `?` makes it optional. `query` is the codec of the query. The router's routes, links, redirects and
 * alternates are derived from both.
 */
export const routeTable = {
  Home: {},
  Search: { query: searchQuery },
  Estate: {},
  EstatePrivate: { query: signedQuery },
  Find: { query: findQuery },
  Favourites: { query: favouritesQuery },
  AgentProvinces: {},
  Agents: { query: agentsQuery },
  Agent: {},
  Agency: {},
  RgpdAccept: {},
  RgpdLead: {},
  RgpdUnsubscribe: {},
  RgpdAcceptDefault: {},
  RgpdCancel: {},
  RgpdCancelRGPD: {},
  RgpdAlerts: {},
  RgpdAlertsDefault: {},
  RgpdAdverts: { query: advertsQuery },
  RgpdResults: { query: resultsQuery },
  RgpdOwner: {},
  AlertSurvey: { query: alertSurveyQuery },
  AlertUpdate: { query: alertUpdateQuery },
  ReportAdvert: {},
  Sell: {},
  Rent: {},
  About: {},
  Contact: {},
  Manifest: {},
  Whistleblower: {},
  Accessibility: {},
  Thanks: { query: thanksQuery },
  Aviso: {},
  Privacidad: {},
  Cookies: {},
  Corresponsabilidad: {},
  RgpdPrivacyAlerts: {},
  RgpdContacts: {},
  AgencyError: { query: languageQuery },
} as const satisfies Record<RouteName, RouteRow>;

export { routeNames, type RouteName };

/**
 * Routes of one pattern: a URL reads as the first, whose guard passes it on to the next when it is none of its own
 * (docs/product.md#guards, PD-2).
 */
export const nextGuarded: Partial<Record<RouteName, RouteName>> = { Agents: 'Agent', Agent: 'Agency' };

/**
 * Whether a route has one path for all languages, without a prefix: `?lang=` then says which one its page speaks
 * (PD-73).
 */
export const isUnprefixed = (name: RouteName): boolean => name === 'AgencyError';

/** The routes that a URL can read as; the others are reached by a guard. */
export const matchedRoutes = routeNames.filter((name) => !Object.values(nextGuarded).includes(name));

/** `Search_es`: the identity of a route in one language (docs/product.md#languages). */
export type RouteId = `${RouteName}_${Language}`;

export const routeId = (name: RouteName, language: Language): RouteId => `${name}_${language}`;

/** The name in a route id, or null for the ids that are not of the table (the layout, the catch-all). */
export function routeNameOf(id: string): RouteName | null {
  const [name, language, ...rest] = id.split('_');
  const known = rest.length === 0 && languages.includes(language as Language) && Object.hasOwn(routeTable, name!);
  return known ? (name as RouteName) : null;
}
