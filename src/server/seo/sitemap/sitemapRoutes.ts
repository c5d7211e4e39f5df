import { accessibilityOutline } from '#client/pages/Legal/accessibilityOutline.ts';
import { coResponsibilityOutline } from '#client/pages/Legal/coResponsibilityOutline.ts';
import { cookiesOutline } from '#client/pages/Legal/cookiesOutline.ts';
import { legalNoticeOutline } from '#client/pages/Legal/legalNoticeOutline.ts';
import { privacyOutline } from '#client/pages/Legal/privacyOutline.ts';
import { routeNames, type RouteName } from '#shared/routes/table.ts';

/** The kinds of files that the sitemap has, each in every language. */
export const sitemapKinds = ['pages', 'search', 'towns', 'estates', 'directories', 'agents', 'agencies'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/**
 * The files that hold the pages of each route. None for pages that are not indexed: those of a link's holder, those
 * that follow from what a visitor did, and errors.
 */
export const sitemapRoutes = {
  Home: ['pages'],
  Search: ['search', 'towns'],
  Estate: ['estates'],
  EstatePrivate: [],
  Find: [],
  Favourites: [],
  AgentProvinces: ['directories'],
  Agents: ['directories'],
  Agent: ['agents'],
  Agency: ['agencies'],
  RgpdAccept: [],
  RgpdLead: [],
  RgpdUnsubscribe: [],
  RgpdAcceptDefault: [],
  RgpdCancel: [],
  RgpdCancelRGPD: [],
  AlertSurvey: [],
  AlertUpdate: [],
  Sell: ['pages'],
  Rent: ['pages'],
  About: ['pages'],
  Manifest: ['pages'],
  Whistleblower: ['pages'],
  Accessibility: ['pages'],
  Thanks: [],
  Aviso: ['pages'],
  Privacidad: ['pages'],
  Cookies: ['pages'],
  Corresponsabilidad: ['pages'],
  RgpdPrivacyAlerts: [],
  RgpdContacts: [],
  AgencyError: [],
} as const satisfies Record<RouteName, readonly SitemapKind[]>;

/** A route that is one page. */
type PageRoute = {
  [Name in RouteName]: (typeof sitemapRoutes)[Name] extends readonly ['pages'] ? Name : never;
}[RouteName];

const isPageRoute = (name: RouteName): name is PageRoute =>
  (sitemapRoutes[name] as readonly SitemapKind[]).includes('pages');

export const pageRoutes = routeNames.filter(isPageRoute);

/**
 * Since when a page's text is in force, as the page itself says. Other pages have no date: that of a build would change
 * without them.
 */
export const pageDates: Partial<Record<PageRoute, string>> = {
  Accessibility: accessibilityOutline.versions[0].date,
  Aviso: legalNoticeOutline.versions[0].date,
  Privacidad: privacyOutline.versions[0].date,
  Cookies: cookiesOutline.versions[0].date,
  Corresponsabilidad: coResponsibilityOutline.versions[0].date,
};
