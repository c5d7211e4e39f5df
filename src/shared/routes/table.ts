import { languages, type Language } from '#shared/i18n/languages.ts';
import { agentsQuery } from './queries/agentsQuery.ts';
import { alertSurveyQuery } from './queries/alertSurveyQuery.ts';
import { findQuery } from './queries/findQuery.ts';
import { searchQuery } from './queries/searchQuery.ts';
import { alertUpdateQuery, favouritesQuery, languageQuery, signedQuery } from './queries/smallQueries.ts';
import { thanksQuery } from './queries/thanksQuery.ts';

/** A route's pattern in each language; what its query may hold, where its URLs have one. */
interface RouteRow extends Record<Language, string> {
  query?: { names: readonly string[]; parse: (query: URLSearchParams) => object | null };
}

/**
 * Every route of the site, declared once (docs/product.md#routes). Patterns are written without the
 * prefix of the language; a name in braces is a parameter with a codec (codecs.ts), `?` makes it optional.
 * `query` is the codec of the query. The router's routes, links, redirects and alternates are derived from this table.
 */
export const routeTable = {
  Home: { es: '/', en: '/', ca: '/' },
  Search: {
    es: '/viviendas-{province?}-{type}',
    en: '/properties-{province?}-{type}',
    ca: '/habitatges-{province?}-{type}',
    query: searchQuery,
  },
  Estate: {
    es: '/viviendas-{province}-{type}/{slug}/{ref}',
    en: '/properties-{province}-{type}/{slug}/{ref}',
    ca: '/habitatges-{province}-{type}/{slug}/{ref}',
  },
  EstatePrivate: { es: '/viviendas/{ref}', en: '/properties/{ref}', ca: '/habitatges/{ref}', query: signedQuery },
  Find: { es: '/buscar', en: '/search', ca: '/cerca', query: findQuery },
  Favourites: { es: '/favoritos', en: '/favourites', ca: '/preferits', query: favouritesQuery },
  AgentProvinces: { es: '/agentes', en: '/agents', ca: '/agents' },
  Agents: { es: '/agentes/{province}', en: '/agents/{province}', ca: '/agents/{province}', query: agentsQuery },
  Agent: { es: '/agentes/{agent}', en: '/agents/{agent}', ca: '/agents/{agent}' },
  Agency: { es: '/agentes/{agency}', en: '/agents/{agency}', ca: '/agents/{agency}' },
  RgpdAccept: {
    es: '/rgpd/aceptar/{assistanceId}',
    en: '/rgpd/accept/{assistanceId}',
    ca: '/rgpd/acceptar/{assistanceId}',
  },
  RgpdLead: { es: '/rgpd/solicitud/{leadId}', en: '/rgpd/lead/{leadId}', ca: '/rgpd/solicitud/{leadId}' },
  RgpdUnsubscribe: {
    es: '/rgpd/baja/{unsubscribeToken}',
    en: '/rgpd/unsubscribe/{unsubscribeToken}',
    ca: '/rgpd/baixa/{unsubscribeToken}',
  },
  RgpdAcceptDefault: { es: '/rgpd/aceptar', en: '/rgpd/accept', ca: '/rgpd/acceptar' },
  RgpdCancel: {
    es: '/rgpd/cancelar/{crossingId}',
    en: '/rgpd/cancel/{crossingId}',
    ca: '/rgpd/cancelar/{crossingId}',
  },
  RgpdCancelRGPD: { es: '/rgpd/cancelar', en: '/rgpd/cancel', ca: '/rgpd/cancelar' },
  RgpdAlerts: {
    es: '/rgpd/mis-alertas/{alertsToken}',
    en: '/rgpd/my-alerts/{alertsToken}',
    ca: '/rgpd/les-meves-alertes/{alertsToken}',
  },
  RgpdAlertsDefault: { es: '/rgpd/mis-alertas', en: '/rgpd/my-alerts', ca: '/rgpd/les-meves-alertes' },
  AlertSurvey: {
    es: '/formularios/formulario-alertas',
    en: '/surveys/alert-survey',
    ca: '/formularis/formulari-alertes',
    query: alertSurveyQuery,
  },
  AlertUpdate: {
    es: '/formularios/formulario-alertas/{alertToken}',
    en: '/surveys/alert-survey/{alertToken}',
    ca: '/formularis/formulari-alertes/{alertToken}',
    query: alertUpdateQuery,
  },
  Sell: { es: '/servicios/vender', en: '/services/sell', ca: '/serveis/vendre' },
  Rent: { es: '/servicios/alquilar', en: '/services/rent', ca: '/serveis/llogar' },
  About: { es: '/quienes-somos', en: '/about', ca: '/qui-som' },
  Contact: { es: '/contacto', en: '/contact', ca: '/contacte' },
  Manifest: { es: '/manifiesto', en: '/manifest', ca: '/manifest' },
  Whistleblower: { es: '/canal-denuncias', en: '/whistleblower-channel', ca: '/canal-denuncies' },
  Accessibility: { es: '/accesibilidad', en: '/accessibility', ca: '/accessibilitat' },
  Thanks: { es: '/gracias', en: '/thanks', ca: '/gracies', query: thanksQuery },
  Aviso: { es: '/legal/aviso-legal', en: '/legal/legal-notice', ca: '/legal/avis-legal' },
  Privacidad: { es: '/legal/politica-de-privacidad', en: '/legal/privacy-policy', ca: '/legal/politica-de-privadesa' },
  Cookies: { es: '/legal/politica-de-cookies', en: '/legal/cookies-policy', ca: '/legal/politica-de-galetes' },
  Corresponsabilidad: {
    es: '/legal/rgpd-corresponsabilidad',
    en: '/legal/gdpr-co-responsibility',
    ca: '/legal/rgpd-corresponsabilitat',
  },
  RgpdPrivacyAlerts: {
    es: '/rgpd/politica-de-privacidad-alertas',
    en: '/rgpd/privacy-policy-alerts',
    ca: '/rgpd/politica-de-privadesa-alertes',
  },
  RgpdContacts: { es: '/rgpd/contactos', en: '/rgpd/contacts', ca: '/rgpd/contactes' },
  AgencyError: {
    es: '/error/agencias/{agency}',
    en: '/error/agencias/{agency}',
    ca: '/error/agencias/{agency}',
    query: languageQuery,
  },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routeTable;

export const routeNames = Object.keys(routeTable) as RouteName[];

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
