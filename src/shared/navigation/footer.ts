import type { Entry } from './entries.ts';
import type { LinkName } from './links.ts';

/** A column of the footer (docs/product.md#footer). */
export interface FooterColumn {
  name: 'company' | 'explore' | 'agents';
  label: Entry['label'];
  entries: readonly Entry[];
}

/** The columns, in their order. One whose entries are all hidden is hidden. */
export const footerColumns: readonly FooterColumn[] = [
  {
    name: 'company',
    label: 'footer.company',
    entries: [
      { label: 'footer.aboutUs', target: { page: { to: 'About', params: {} } } },
      { label: 'footer.manifesto', target: { page: { to: 'Manifest', params: {} } } },
      { label: 'footer.offices', target: { link: 'offices' } },
      { label: 'footer.responsibility', target: { link: 'responsibility' } },
      { label: 'footer.press', target: { link: 'press' } },
      { label: 'footer.contact', target: { page: { to: 'Contact', params: {} } } },
    ],
  },
  {
    name: 'explore',
    label: 'footer.explore',
    entries: [
      { label: 'services.sell', target: { page: { to: 'Sell', params: {} } } },
      { label: 'services.rent', target: { page: { to: 'Rent', params: {} } } },
      { label: 'footer.findHome', target: { page: { to: 'Search', params: { type: 'buy' } } } },
      { label: 'footer.findAgent', target: { page: { to: 'AgentProvinces', params: {} } } },
      { label: 'footer.myAlerts', target: { page: { to: 'RgpdAlertsDefault', params: {} } } },
      { label: 'footer.otherServices', target: { link: 'otherServices' } },
    ],
  },
  {
    name: 'agents',
    label: 'footer.agents',
    entries: [
      { label: 'footer.beAgent', target: { link: 'agentsJoin' } },
      { label: 'footer.technology', target: { link: 'technology' } },
      { label: 'footer.marketing', target: { link: 'marketing' } },
      { label: 'footer.community', target: { link: 'community' } },
    ],
  },
];

/** The network's own pages in social networks, with the networks' names as their owners write them. */
export const socialNetworks = [
  { link: 'instagram', name: 'Instagram' },
  { link: 'linkedin', name: 'LinkedIn' },
  { link: 'x', name: 'X' },
  { link: 'youtube', name: 'YouTube' },
] as const satisfies readonly { link: LinkName; name: string }[];

/** The colours, as client/app/scheme.ts reads them; the first is that of a visitor who chose nothing. */
export const schemeChoices = ['auto', 'light', 'dark'] as const;

/** The id of the newsletter's block on the page Home: where the button leads without scripts. */
export const newsletterId = 'newsletter';

export const newsletterEntry: Entry = {
  label: 'footer.newsletter',
  target: { page: { to: 'Home', params: {} }, anchor: newsletterId },
  opens: 'newsletter',
};

/** The id of the section of the cookies policy about the choice: where the control leads without scripts. */
export const consentSettingsId = 'configuracion';

/** The company in the copyright line, where a full stop follows: that of an abbreviation (S.L.) is it already. */
export const copyrightHolder = (company: string): string => company.replace(/\.$/, '');

/** Beneath the columns, in every layout. */
export const legalEntries: readonly Entry[] = [
  { label: 'footer.privacy', target: { page: { to: 'Privacidad', params: {} } } },
  { label: 'footer.notice', target: { page: { to: 'Aviso', params: {} } } },
  { label: 'footer.cookies', target: { page: { to: 'Cookies', params: {} } } },
  { label: 'footer.reports', target: { page: { to: 'Whistleblower', params: {} } } },
  { label: 'footer.accessibility', target: { page: { to: 'Accessibility', params: {} } } },
  {
    label: 'footer.consent',
    target: { page: { to: 'Cookies', params: {} }, anchor: consentSettingsId },
    opens: 'consent-settings',
  },
];
