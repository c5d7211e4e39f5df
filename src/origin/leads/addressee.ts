import { mailLanguageOf } from '#shared/domain/spokenLanguageTags.ts';
import type { ImageDto } from '#shared/contract/fields.ts';
import { isForNetwork } from '#shared/forms/networkEnquiry.ts';
import type { Opportunity } from '#shared/forms/opportunity.ts';
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts';
import { isClosed } from '#shared/domain/estate.ts';
import type { EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import type { AgentBriefInput } from '../db/input/networkInput.ts';
import { answerPictures } from '../media/answerPictures.ts';
import { optionalField } from '../optionalField.ts';
import { readEstate, type EstateRecord } from '../records/readEstates.ts';
import { readAgency, readAgent, readAgentDetails, readFirstOwnAgent, type AgentRecord } from '../records/readPeople.ts';
import type { Store } from '../db/store.ts';
import { mailedPicture } from './mailedPicture.ts';
import { registerOf } from './registerOf.ts';
import type { MailedPerson } from '../db/outbox/mail.ts';

/** Who is asked: an agent, or an agency. */
export interface Addressee {
  /** As stored: `agent:` or `agency:` and the slug; `network`. */
  id: string;
  /** Of their page. */
  slug: string;
  /** The agency's: theirs, or their own. */
  agency: string;
  fullName: string;
  /** As a letter addresses them: the agent's first name, the agency's brand. */
  name: string;
  phone?: string | undefined;
  email?: string | undefined;
  /** Of mails to them; of an agency, as to its first agent. */
  language: Language;
  /** Of an agent: the brand of the agency, and their face. */
  agencyName?: string | undefined;
  avatar?: ImageDto | undefined;
  /** Their entry in a public register. */
  register?: string | undefined;
  /** Where a visit is booked. */
  calendarUrl?: string | undefined;
}

type SiteLanguages = readonly Language[];

async function readAgentAddressee(store: Store, name: string, languages: SiteLanguages): Promise<Addressee | null> {
  const agent = await readAgent(store, name);
  return agent && addresseeOf(store, agent, languages);
}

/** An agent as a mail addresses them. @param siteLanguages of which one is theirs */
export async function addresseeOf(store: Store, agent: AgentRecord, siteLanguages: SiteLanguages): Promise<Addressee> {
  const brief = await answerPictures(store, JSON.parse(agent.brief) as AgentBriefInput);
  const { phone, email, languages, avatar } = brief;
  const { slug, full_name: fullName } = agent;
  const detail = (await readAgentDetails(store, [agent.key])).get(agent.key);
  return {
    id: `agent:${slug}`,
    slug,
    agency: agent.agency_slug,
    fullName,
    name: fullName.split(' ')[0]!,
    phone,
    email: email ?? (await readAgency(store, agent.agency_slug))?.document.email,
    language: mailLanguageOf(languages ?? [], siteLanguages),
    agencyName: brief.agency?.commercial_brand,
    avatar,
    register: registerOf(brief),
    calendarUrl: detail?.calendar_url,
  };
}

async function readAgencyAddressee(store: Store, name: string, languages: SiteLanguages): Promise<Addressee | null> {
  const agency = await readAgency(store, name);
  if (!agency) return null;
  const agent = await readFirstOwnAgent(store, agency);
  const { slug, document } = agency;
  const brand = agency.commercial_brand || agent?.full_name || slug;
  const brief = agent && (JSON.parse(agent.brief) as AgentBriefInput);
  return {
    id: `agency:${slug}`,
    slug,
    agency: slug,
    fullName: brand,
    name: brand,
    phone: document.phone,
    email: document.email ?? brief?.email,
    language: mailLanguageOf(brief?.languages ?? [], languages),
    register: registerOf(document),
  };
}

/** The network itself: it has no page, and is of no agency. */
type NetworkAddressee = Omit<Addressee, 'slug' | 'agency'> & { slug?: undefined; agency?: undefined };

/** Who answers where the network itself is asked. */
export const networkAddressee = ({ name, email }: { name: string; email: string }): NetworkAddressee => ({
  id: 'network',
  fullName: name,
  name,
  email,
  language: defaultLanguage,
});

/**
 * @param id as stored
 * @param languages of the site
 * @returns null for somebody who has left the network
 */
export function readAddressee(store: Store, id: string, languages: SiteLanguages): Promise<Addressee | null> {
  const [kind, slug = ''] = id.split(':');
  return kind === 'agency' ? readAgencyAddressee(store, slug, languages) : readAgentAddressee(store, slug, languages);
}

/** As a mail shows them. */
export const mailedPerson = ({
  fullName,
  phone,
  agencyName,
  avatar,
  register,
}: Pick<Addressee, 'fullName' | 'phone' | 'agencyName' | 'avatar' | 'register'>): MailedPerson => ({
  fullName,
  ...optionalField('phone', phone),
  ...optionalField('agency', agencyName === fullName ? undefined : agencyName),
  ...optionalField('register', register),
  ...optionalField('image', avatar && mailedPicture(avatar)),
});

/** A listing with its pictures by their paths on the site, as mails show it. @returns null where there is none */
export async function readShownEstate(store: Store, name: string): ReturnType<typeof readEstate> {
  const estate = await readEstate(store, name);
  if (!estate) return null;
  const summary = await answerPictures(store, JSON.parse(estate.summary) as object);
  return { ...estate, summary: JSON.stringify(summary) };
}

/** The hours of a listing's agent; null where no visit can be booked. */
export async function calendarOf(store: Store, estate: EstateRecord) {
  const { slug, slots } = JSON.parse(estate.agent_brief) as AgentBriefInput;
  const agent = slots && !isClosed(estate.status) ? await readAgent(store, slug) : null;
  const hours = agent && (await readAgentDetails(store, [agent.key])).get(agent.key)?.visits;
  const { address } = JSON.parse(estate.summary) as EstateSummaryDocument;
  return hours ? { addressee: `agent:${slug}`, hours, province: address.province_slug } : null;
}

export interface Asked {
  addressee: Addressee | NetworkAddressee;
  /** The listing that it is about. */
  estate: EstateRecord | null;
}

/**
 * @param brand answers what is for no listing, agent or agency
 * @param languages of the site
 * @returns null where there is no such listing, agent or agency
 */
export async function findAsked(
  store: Store,
  { reference, agent, agency }: Pick<Opportunity, 'reference' | 'agent' | 'agency'>,
  brand: Parameters<typeof networkAddressee>[0],
  languages: SiteLanguages,
): Promise<Asked | null> {
  if (isForNetwork({ reference, agent, agency })) return { addressee: networkAddressee(brand), estate: null };
  if (reference === undefined) {
    const addressee =
      agency === undefined
        ? await readAgentAddressee(store, agent!, languages)
        : await readAgencyAddressee(store, agency, languages);
    return addressee && { addressee, estate: null };
  }
  const estate = await readShownEstate(store, reference);
  const addressee =
    estate && (await readAgentAddressee(store, (JSON.parse(estate.agent_brief) as AgentBriefInput).slug, languages));
  return addressee && { addressee, estate };
}
