/**
 * The pages of the site that have URLs, each with its words in every language (languages/es/rules.ts) and its query
 * (routes/table.ts).
 */
export const routeNames = [
  'Home',
  'Search',
  'Estate',
  'EstatePrivate',
  'Find',
  'Favourites',
  'AgentProvinces',
  'Agents',
  'Agent',
  'Agency',
  'RgpdAccept',
  'RgpdLead',
  'RgpdUnsubscribe',
  'RgpdAcceptDefault',
  'RgpdCancel',
  'RgpdCancelRGPD',
  'RgpdAlerts',
  'RgpdAlertsDefault',
  'RgpdAdverts',
  'AlertSurvey',
  'AlertUpdate',
  'Sell',
  'Rent',
  'About',
  'Contact',
  'Manifest',
  'Whistleblower',
  'Accessibility',
  'Thanks',
  'Aviso',
  'Privacidad',
  'Cookies',
  'Corresponsabilidad',
  'RgpdPrivacyAlerts',
  'RgpdContacts',
  'AgencyError',
] as const;

export type RouteName = (typeof routeNames)[number];
