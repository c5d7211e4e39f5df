import type { PageData } from '#client/routes.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { legalTextOf, type LegalRoute } from '#shared/views/legal/legalTexts.ts';
import { absentLifetime, blocksLifetime, listLifetime, textLifetime, thanksLifetime } from './answers/lifetimes.ts';
import type { DefaultLifetime } from './edge/http/interpretAnswer.ts';
import { estateNodes } from './seo/structuredData/estate.ts';
import { agentProvincesNodes, agentsNodes, searchNodes } from './seo/structuredData/lists.ts';
import { aboutNodes, homeNodes } from './seo/structuredData/organization.ts';
import { profileNodes } from './seo/structuredData/profile.ts';
import type { NodesOf } from './seo/structuredData/StructuredPage.ts';
import { rentNodes, sellNodes, textNodes, whistleblowerNodes } from './seo/structuredData/textPages.ts';
import { estateCard } from './sharing/estateCard.ts';
import { agentsCard, homeCard, profileCard, searchCard } from './sharing/pageCards.ts';
import type { CardWords, ShareCard } from './sharing/shareCard.ts';

/** The kinds of files that the sitemap has, each in every language. */
export const sitemapKinds = ['pages', 'search', 'towns', 'estates', 'directories', 'agents', 'agencies'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** What the server does with a page beside rendering it. What browsers know of it, too, is its client route. */
interface ServerPage<Name extends RouteName> {
  /** How long it may be used, if all its data may; null: it is for one visitor alone, and stored nowhere. */
  lifetime: DefaultLifetime | null;
  /** The files of the sitemap that hold its URLs; absent: it is not indexed. */
  sitemap?: readonly SitemapKind[];
  /** What it describes itself as to search engines; absent: as nothing, for it is for one visitor, or a form. */
  structuredData?: NodesOf<Name>;
  /** What the picture of a link to it says; absent: its title and description. */
  card?: (data: PageData<Name>, words: CardWords, meta: PageMeta) => ShareCard;
  /** The format of the feed of its listings. */
  feed?: 'atom' | 'json';
}

/** For the holder of a link, or of what they typed. */
const personal = { lifetime: null };

const legal = <Name extends LegalRoute>(route: Name): ServerPage<Name> => ({
  lifetime: textLifetime,
  sitemap: ['pages'],
  structuredData: textNodes(route, legalTextOf[route]),
});

/** Every page, a row each. */
const pages = {
  Home: { lifetime: blocksLifetime, sitemap: ['pages'], structuredData: homeNodes, card: homeCard },
  Search: {
    lifetime: listLifetime,
    sitemap: ['search', 'towns'],
    structuredData: searchNodes,
    card: searchCard,
    feed: 'atom',
  },
  Estate: {
    lifetime: listLifetime,
    sitemap: ['estates'],
    structuredData: estateNodes,
    card: ({ estate }, words) => estateCard(estate, words),
  },
  EstatePrivate: personal,
  Find: personal,
  Favourites: { lifetime: listLifetime },
  AgentProvinces: { lifetime: blocksLifetime, sitemap: ['directories'], structuredData: agentProvincesNodes },
  Agents: { lifetime: listLifetime, sitemap: ['directories'], structuredData: agentsNodes, card: agentsCard },
  Agent: {
    lifetime: listLifetime,
    sitemap: ['agents'],
    structuredData: profileNodes,
    card: profileCard,
    feed: 'json',
  },
  Agency: {
    lifetime: listLifetime,
    sitemap: ['agencies'],
    structuredData: profileNodes,
    card: profileCard,
    feed: 'json',
  },
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
  Sell: { lifetime: blocksLifetime, sitemap: ['pages'], structuredData: sellNodes },
  Rent: { lifetime: blocksLifetime, sitemap: ['pages'], structuredData: rentNodes },
  About: { lifetime: blocksLifetime, sitemap: ['pages'], structuredData: aboutNodes },
  Contact: { lifetime: listLifetime, sitemap: ['pages'], structuredData: textNodes('Contact', 'contact') },
  Manifest: {
    lifetime: textLifetime,
    sitemap: ['pages'],
    structuredData: textNodes('Manifest', 'manifest'),
  },
  Whistleblower: { lifetime: textLifetime, sitemap: ['pages'], structuredData: whistleblowerNodes },
  Accessibility: legal('Accessibility'),
  Thanks: { lifetime: thanksLifetime },
  Aviso: legal('Aviso'),
  Privacidad: legal('Privacidad'),
  Cookies: legal('Cookies'),
  Corresponsabilidad: legal('Corresponsabilidad'),
  RgpdPrivacyAlerts: personal,
  RgpdContacts: personal,
  AgencyError: { lifetime: absentLifetime },
} satisfies { [Name in RouteName]: ServerPage<Name> };

/** A page by a name that is known at run time only: its data belong to its route, which types cannot see then. */
export const serverPage = (name: RouteName): ServerPage<RouteName> => pages[name] as unknown as ServerPage<RouteName>;

/** Whether a page is for one visitor alone. */
export const isPersonal = (name: RouteName | null): boolean => name !== null && pages[name].lifetime === null;
