import type { RouteName } from '#shared/routes/table.ts';
import { legalTextOf } from '#shared/views/legal/legalTexts.ts';
import { estateNodes } from './seo/structuredData/estate.ts';
import { agentProvincesNodes, agentsNodes, searchNodes } from './seo/structuredData/lists.ts';
import { aboutNodes, homeNodes } from './seo/structuredData/organization.ts';
import { profileNodes } from './seo/structuredData/profile.ts';
import type { NodesOf } from './seo/structuredData/StructuredPage.ts';
import { rentNodes, sellNodes, textNodes, whistleblowerNodes } from './seo/structuredData/textPages.ts';
import { estateCard } from './sharing/estateCard.ts';
import { agentsCard, homeCard, profileCard, searchCard } from './sharing/pageCards.ts';
import type { DrawCard } from './sharing/shareCard.ts';

/** What a page tells other programs. How it is stored and indexed is its rule (answers/pageRules.ts). */
interface DescribedPage<Name extends RouteName> {
  /** What it describes itself as to search engines; absent: as nothing, for it is for one visitor, or a form. */
  structuredData?: NodesOf<Name>;
  /** What the picture of a link to it says; absent: its title and description. */
  card?: DrawCard<Name>;
}

/** Pages that say more than their title and description, a row each. */
const pages = {
  Home: { structuredData: homeNodes, card: homeCard },
  Search: { structuredData: searchNodes, card: searchCard },
  Estate: { structuredData: estateNodes, card: ({ estate }, words) => estateCard(estate, words) },
  AgentProvinces: { structuredData: agentProvincesNodes },
  Agents: { structuredData: agentsNodes, card: agentsCard },
  Agent: { structuredData: profileNodes, card: profileCard },
  Agency: { structuredData: profileNodes, card: profileCard },
  Sell: { structuredData: sellNodes },
  Rent: { structuredData: rentNodes },
  About: { structuredData: aboutNodes },
  Contact: { structuredData: textNodes('Contact', 'contact') },
  Manifest: { structuredData: textNodes('Manifest', 'manifest') },
  Whistleblower: { structuredData: whistleblowerNodes },
  Accessibility: { structuredData: textNodes('Accessibility', legalTextOf.Accessibility) },
  Aviso: { structuredData: textNodes('Aviso', legalTextOf.Aviso) },
  Privacidad: { structuredData: textNodes('Privacidad', legalTextOf.Privacidad) },
  Cookies: { structuredData: textNodes('Cookies', legalTextOf.Cookies) },
  Corresponsabilidad: { structuredData: textNodes('Corresponsabilidad', legalTextOf.Corresponsabilidad) },
} satisfies { [Name in RouteName]?: DescribedPage<Name> };

/** A page by a name that is known at run time only: its data belong to its route, which types cannot see then. */
export const describedPage = (name: RouteName): DescribedPage<RouteName> =>
  (pages as Partial<Record<RouteName, unknown>>)[name] ?? {};
