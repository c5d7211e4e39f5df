import type { RouteName } from '#shared/routes/table.ts';
import { aboutRoute } from './pages/About/route.ts';
import { contactRoute } from './pages/Contact/route.ts';
import { agentProvincesRoute, agentsRoute } from './pages/Agents/route.ts';
import { estatePrivateRoute, estateRoute } from './pages/Estate/route.ts';
import { favouritesRoute } from './pages/Favourites/route.ts';
import { findRoute } from './pages/Find/route.ts';
import { homeRoute } from './pages/Home/route.ts';
import {
  accessibilityRoute,
  alertsPrivacyRoute,
  contactsNoticeRoute,
  cookiesRoute,
  coResponsibilityRoute,
  legalNoticeRoute,
  privacyRoute,
} from './pages/Legal/route.ts';
import { manifestRoute } from './pages/Manifest/route.ts';
import { agencyErrorRoute, agencyRoute, agentRoute } from './pages/Profile/route.ts';
import { alertSurveyRoute, alertUpdateRoute } from './pages/AlertSurvey/route.ts';
import { reportAdvertRoute } from './pages/ReportAdvert/route.ts';
import {
  rgpdAcceptDefaultRoute,
  rgpdAcceptRoute,
  rgpdAdvertsRoute,
  rgpdOwnerRoute,
  rgpdResultsRoute,
  rgpdAlertsDefaultRoute,
  rgpdAlertsRoute,
  rgpdCancelRgpdRoute,
  rgpdCancelRoute,
  rgpdLeadRoute,
  rgpdUnsubscribeRoute,
} from './pages/Rgpd/route.ts';
import { searchRoute } from './pages/Search/route.ts';
import { rentRoute, sellRoute } from './pages/Service/route.ts';
import { thanksRoute } from './pages/Thanks/route.ts';
import { whistleblowerRoute } from './pages/Whistleblower/route.ts';
import type { RouteDefinition } from './app/routeDefinition.ts';

/** Every route's page. A route without one does not compile. */
const routes = {
  Home: homeRoute,
  Search: searchRoute,
  Estate: estateRoute,
  EstatePrivate: estatePrivateRoute,
  Find: findRoute,
  Favourites: favouritesRoute,
  AgentProvinces: agentProvincesRoute,
  Agents: agentsRoute,
  Agent: agentRoute,
  Agency: agencyRoute,
  RgpdAccept: rgpdAcceptRoute,
  RgpdLead: rgpdLeadRoute,
  RgpdUnsubscribe: rgpdUnsubscribeRoute,
  RgpdAcceptDefault: rgpdAcceptDefaultRoute,
  RgpdCancel: rgpdCancelRoute,
  RgpdCancelRGPD: rgpdCancelRgpdRoute,
  RgpdAlerts: rgpdAlertsRoute,
  RgpdAlertsDefault: rgpdAlertsDefaultRoute,
  RgpdAdverts: rgpdAdvertsRoute,
  RgpdResults: rgpdResultsRoute,
  RgpdOwner: rgpdOwnerRoute,
  AlertSurvey: alertSurveyRoute,
  AlertUpdate: alertUpdateRoute,
  ReportAdvert: reportAdvertRoute,
  Sell: sellRoute,
  Rent: rentRoute,
  About: aboutRoute,
  Contact: contactRoute,
  Manifest: manifestRoute,
  Whistleblower: whistleblowerRoute,
  Accessibility: accessibilityRoute,
  Thanks: thanksRoute,
  Aviso: legalNoticeRoute,
  Privacidad: privacyRoute,
  Cookies: cookiesRoute,
  Corresponsabilidad: coResponsibilityRoute,
  RgpdPrivacyAlerts: alertsPrivacyRoute,
  RgpdContacts: contactsNoticeRoute,
  AgencyError: agencyErrorRoute,
} satisfies Record<RouteName, unknown>;

/** What a page is rendered from. */
export type PageData<Name extends RouteName> = {
  [One in Name]: (typeof routes)[One] extends RouteDefinition<One, infer Data> ? Data : never;
}[Name];

/** The definition by a name that is known at run time only; its data is then opaque. */
export const definitionOf = (name: RouteName): RouteDefinition<RouteName, unknown> =>
  routes[name] as unknown as RouteDefinition<RouteName, unknown>;
