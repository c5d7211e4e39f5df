import type { APIRequestContext } from '@playwright/test';
import type { AgencyDto } from '#shared/contract/agency.ts';
import type { EstateSummaryDto } from '#shared/contract/estate.ts';
import { directoryTabs } from '#shared/domain/sorts.ts';
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget, withPrefix, type RouteTarget } from '#shared/routes/build.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { ask, estatePath, someAgents, someEstates } from './sample.ts';

/** Records of the demo network that pages are about. */
interface Records {
  estates: readonly EstateSummaryDto[];
  agents: readonly string[];
  agency: string;
}

export async function readRecords(request: APIRequestContext): Promise<Records> {
  const [sold, rented, agents, agencies] = await Promise.all([
    someEstates(request, 'buy?province=barcelona'),
    someEstates(request, 'rent?province=girona'),
    someAgents(request),
    ask<AgencyDto[]>(request, '/agencies/barcelona'),
  ]);
  return {
    estates: [sold[0]!, rented[0]!],
    agents: [agents.known.slug!, agents.new.slug!],
    agency: agencies[0]!.slug,
  };
}

type Targets = (records: Records, language: Language) => readonly (RouteTarget | string)[];

const plain =
  (to: Exclude<RouteName, 'Search'>): Targets =>
  () => [{ to, params: {} }];

const mailed = 'A'.repeat(43);

/** Pages of every route, which sweep.spec.ts compares with the table. */
const targets: Record<'listings' | 'people' | 'texts' | 'landings', Partial<Record<RouteName, Targets>>> = {
  listings: {
    Home: plain('Home'),
    Search: () => [
      routeTarget<'Search'>({ to: 'Search', params: { type: 'buy', province: 'barcelona' } }),
      routeTarget<'Search'>({ to: 'Search', params: { type: 'rent' } }),
    ],
    Estate: ({ estates }, language) => estates.map((estate) => estatePath(estate, language)),
    Find: plain('Find'),
    Favourites: plain('Favourites'),
  },
  people: {
    AgentProvinces: plain('AgentProvinces'),
    Agents: () =>
      directoryTabs.map((tab) =>
        routeTarget<'Agents'>({ to: 'Agents', params: { province: 'barcelona' }, query: { tab } }),
      ),
    Agent: ({ agents }) => agents.map((agent) => routeTarget<'Agent'>({ to: 'Agent', params: { agent } })),
    Agency: ({ agency }) => [routeTarget<'Agency'>({ to: 'Agency', params: { agency } })],
    AgencyError: () => [routeTarget<'AgencyError'>({ to: 'AgencyError', params: { agency: 'nobody' } })],
    Sell: plain('Sell'),
    Rent: plain('Rent'),
  },
  texts: {
    About: plain('About'),
    Contact: plain('Contact'),
    Manifest: plain('Manifest'),
    Whistleblower: plain('Whistleblower'),
    Accessibility: plain('Accessibility'),
    Aviso: plain('Aviso'),
    Privacidad: plain('Privacidad'),
    Cookies: plain('Cookies'),
    Corresponsabilidad: plain('Corresponsabilidad'),
    RgpdPrivacyAlerts: plain('RgpdPrivacyAlerts'),
    RgpdContacts: plain('RgpdContacts'),
  },
  landings: {
    EstatePrivate: ({ estates: [estate] }) => [
      routeTarget<'EstatePrivate'>({ to: 'EstatePrivate', params: { ref: estate!.reference } }),
      routeTarget<'EstatePrivate'>({ to: 'EstatePrivate', params: { ref: 'NO-1' } }),
    ],
    RgpdAccept: () => [routeTarget<'RgpdAccept'>({ to: 'RgpdAccept', params: { assistanceId: mailed } })],
    RgpdLead: () => [routeTarget<'RgpdLead'>({ to: 'RgpdLead', params: { leadId: mailed } })],
    RgpdUnsubscribe: () => [
      routeTarget<'RgpdUnsubscribe'>({ to: 'RgpdUnsubscribe', params: { unsubscribeToken: mailed } }),
    ],
    RgpdCancel: () => [routeTarget<'RgpdCancel'>({ to: 'RgpdCancel', params: { crossingId: mailed } })],
    RgpdAcceptDefault: plain('RgpdAcceptDefault'),
    RgpdCancelRGPD: plain('RgpdCancelRGPD'),
    RgpdAlerts: () => [routeTarget<'RgpdAlerts'>({ to: 'RgpdAlerts', params: { alertsToken: mailed } })],
    RgpdAdverts: () => [routeTarget<'RgpdAdverts'>({ to: 'RgpdAdverts', params: { advertsToken: mailed } })],
    RgpdResults: () => [routeTarget<'RgpdResults'>({ to: 'RgpdResults', params: { resultsToken: mailed } })],
    RgpdOwner: () => [routeTarget<'RgpdOwner'>({ to: 'RgpdOwner', params: { ownerToken: mailed } })],
    RgpdAlertsDefault: plain('RgpdAlertsDefault'),
    AlertSurvey: () => [
      routeTarget<'AlertSurvey'>({
        to: 'AlertSurvey',
        params: {},
        query: { type: 'rent', where: ['barcelona', 'madrid'], filters: { rooms: [2, 3], price: { max: 1_500 } } },
      }),
    ],
    AlertUpdate: () => [routeTarget<'AlertUpdate'>({ to: 'AlertUpdate', params: { alertToken: mailed } })],
    ReportAdvert: ({ estates: [estate] }) => [
      routeTarget<'ReportAdvert'>({ to: 'ReportAdvert', params: { ref: estate!.key } }),
    ],
    Thanks: plain('Thanks'),
  },
};

export type PageGroup = keyof typeof targets;

export const pageGroups = Object.keys(targets) as PageGroup[];

/** The routes that no group has a page of. */
export const missingRoutes = (names: readonly RouteName[]): RouteName[] =>
  names.filter((name) => !Object.values(targets).some((group) => Object.hasOwn(group, name)));

/** The paths of a group's pages, of every route at least one. */
export const pathsOf = (group: PageGroup, records: Records, language: Language): string[] =>
  Object.values(targets[group]).flatMap((targetsOf) =>
    targetsOf(records, language).map((target) => (typeof target === 'string' ? target : buildUrl(target, language))),
  );

/** What a browser logs of links in mails that are unknown, and of pages that do not exist. */
export const absent = /404|410/;

/** States of pages beside those of every route. */
const furtherPaths: Partial<Readonly<Record<PageGroup, (language: Language) => string[]>>> = {
  listings: (language) => [
    ...(language === defaultLanguage
      ? ['/viviendas-madrid-compra?rooms=2&sort=priceAscendent', '/viviendas-burgos-alquiler?price_min=900000']
      : []),
    withPrefix('/nothing/here', language),
  ],
  people: (language) => (language === defaultLanguage ? ['/agentes/girona?language=klingon'] : []),
};

/** The paths of a group's pages, and of what else shows there: nothing found, a filter, an error. */
export const pathsToSweep = (group: PageGroup, records: Records, language: Language): string[] => [
  ...pathsOf(group, records, language),
  ...(furtherPaths[group]?.(language) ?? []),
];

/** Pages that are laid out as another is: notices of mailed links as `/rgpd/aceptar`, legal texts as the cookies'. */
const alike =
  /^\/rgpd\/(?:aceptar\/|solicitud|baja|cancelar|politica|contactos|mis-alertas\/)|^\/legal\/(?:aviso|rgpd)|\/NO-1$|-alquiler$|\/alquilar$|alertas\/A+$/;

/** Whether a page, by its Spanish path, has the layout of another one. */
export const isLaidOutAsAnother = (path: string): boolean => alike.test(path);
