import type { RouteName } from '#shared/routes/table.ts';
import type { DefaultLifetime } from '../edge/http/interpretAnswer.ts';
import { absentLifetime, blocksLifetime, listLifetime, textLifetime, thanksLifetime } from './lifetimes.ts';

/** The kinds of files that the sitemap has, each in every language. */
export const sitemapKinds = ['pages', 'search', 'towns', 'estates', 'directories', 'agents', 'agencies'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** How a page is stored, listed and followed. */
interface PageRule {
  /** How long it may be used, if all its data may; null: it is for one visitor alone, and stored nowhere. */
  lifetime: DefaultLifetime | null;
  /** The files of the sitemap that hold its URLs; absent: it is not indexed. */
  sitemap?: readonly SitemapKind[];
  /** The format of the feed of its listings. */
  feed?: 'atom' | 'json';
}

/** For the holder of a link, or of what they typed. */
const personal = { lifetime: null };

const legal: PageRule = { lifetime: textLifetime, sitemap: ['pages'] };

/** Every page, a row each. */
const rules: Record<RouteName, PageRule> = {
  Home: { lifetime: blocksLifetime, sitemap: ['pages'] },
  Search: { lifetime: listLifetime, sitemap: ['search', 'towns'], feed: 'atom' },
  Estate: { lifetime: listLifetime, sitemap: ['estates'] },
  EstatePrivate: personal,
  Find: personal,
  Favourites: { lifetime: listLifetime },
  AgentProvinces: { lifetime: blocksLifetime, sitemap: ['directories'] },
  Agents: { lifetime: listLifetime, sitemap: ['directories'] },
  Agent: { lifetime: listLifetime, sitemap: ['agents'], feed: 'json' },
  Agency: { lifetime: listLifetime, sitemap: ['agencies'], feed: 'json' },
  RgpdAccept: personal,
  RgpdLead: personal,
  RgpdUnsubscribe: personal,
  RgpdAcceptDefault: personal,
  RgpdCancel: personal,
  RgpdCancelRGPD: personal,
  RgpdAlerts: personal,
  RgpdAlertsDefault: personal,
  RgpdAdverts: personal,
  RgpdResults: personal,
  RgpdOwner: personal,
  AlertSurvey: { lifetime: textLifetime },
  AlertUpdate: personal,
  ReportAdvert: { lifetime: listLifetime },
  Sell: { lifetime: blocksLifetime, sitemap: ['pages'] },
  Rent: { lifetime: blocksLifetime, sitemap: ['pages'] },
  About: { lifetime: blocksLifetime, sitemap: ['pages'] },
  Contact: { lifetime: listLifetime, sitemap: ['pages'] },
  Manifest: { lifetime: textLifetime, sitemap: ['pages'] },
  Whistleblower: { lifetime: textLifetime, sitemap: ['pages'] },
  Accessibility: legal,
  Thanks: { lifetime: thanksLifetime },
  Aviso: legal,
  Privacidad: legal,
  Cookies: legal,
  Corresponsabilidad: legal,
  RgpdPrivacyAlerts: personal,
  RgpdContacts: personal,
  AgencyError: { lifetime: absentLifetime },
};

export const pageRule = (name: RouteName): PageRule => rules[name];

/** Whether a page is for one visitor alone. */
export const isPersonal = (name: RouteName | null): boolean => name !== null && rules[name].lifetime === null;
