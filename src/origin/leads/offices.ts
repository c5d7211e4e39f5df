import { mainCities, type City } from '#shared/domain/cities.ts';
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts';
import type { AgentBriefInput } from '../db/input/networkInput.ts';
import type { Store } from '../db/store.ts';
import {
  readAgenciesOfProvince,
  readAgent,
  readAgentsOfProvince,
  readFirstOwnAgent,
  type AgencyRecord,
  type AgentRecord,
} from '../records/readPeople.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import { optionalField } from '../optionalField.ts';
import { addresseeOf, type Addressee } from './addressee.ts';

/** Who handles the owners' requests of some cities. */
export interface Office {
  name: string;
  email: string;
  /** Of mails to it. */
  language: Language;
  /** The slug of the agency; null for the central office. */
  agency: string | null;
  /** Who calls the owner: the agent who was chosen, else the first of the office; none at the central office. */
  agent?: Addressee;
  cities: City[];
}

type FoundOffice = Omit<Office, 'cities'>;

/** An agent whom the owner chose, for the one city that is theirs. */
export interface ChosenAgent {
  office: FoundOffice;
  city: City;
}

const briefOf = ({ brief }: AgentRecord): AgentBriefInput => JSON.parse(brief) as AgentBriefInput;

/**
 * The cities of an owner's request, each once: provinces of the network, and the main cities, which the central office
 * answers for. @returns null where one is neither
 */
export function findCities(directory: PlaceDirectory, slugs: readonly string[]): City[] | null {
  const cities = [...new Set(slugs)].map((slug) => {
    const name = directory.province(slug)?.name ?? mainCities.find((city) => city.slug === slug)?.name;
    return name === undefined ? null : { slug, name };
  });
  return cities.every((city) => city !== null) ? cities : null;
}

/** The network's own agencies before those that feeds name: whoever writes a feed puts agencies where they like. */
const networkFirst = (a: AgencyRecord, b: AgencyRecord): number =>
  Number(a.source !== null) - Number(b.source !== null) || a.key - b.key;

/** The first agency of the city's province, else its first agent, that can be written to. */
async function officeOf(
  store: Store,
  province: number,
  languages: readonly Language[],
): Promise<FoundOffice | undefined> {
  const agencies = await readAgenciesOfProvince(store, province);
  for (const agency of agencies.toSorted(networkFirst)) {
    const { slug, commercial_brand: name, document } = agency;
    if (document.independent || !document.email) continue;
    // In the language of its first agent.
    const first = await readFirstOwnAgent(store, agency);
    const agent = first && (await addresseeOf(store, first, languages));
    const language = agent?.language ?? defaultLanguage;
    return { name, email: document.email, language, agency: slug, ...optionalField('agent', agent) };
  }
  for (const record of await readAgentsOfProvince(store, province)) {
    const agent = briefOf(record).email ? await addresseeOf(store, record, languages) : undefined;
    if (agent) return officeOfAgent(agent);
  }
  return undefined;
}

/** An agent who answers for themself. @returns undefined for one without an address */
const officeOfAgent = (agent: Addressee): FoundOffice | undefined =>
  agent.email === undefined
    ? undefined
    : { name: agent.name, email: agent.email, language: agent.language, agency: agent.agency, agent };

/**
 * The agent whom an owner chose.
 * @returns null where the network has no such agent in the cities of the request, or they cannot be written to
 */
export async function findChosenAgent(
  store: Store,
  directory: PlaceDirectory,
  slug: string,
  cities: readonly City[],
  languages: readonly Language[],
): Promise<ChosenAgent | null> {
  const record = await readAgent(store, slug);
  const province = record?.slug === slug ? directory.byKey(record.province)?.slug : undefined;
  const city = cities.find((one) => one.slug === province);
  const office = record && city ? officeOfAgent(await addresseeOf(store, record, languages)) : undefined;
  return office && city ? { office, city } : null;
}

/**
 * The offices that get an owner's request, each with its cities: one for several cities gets one mail.
 * @param chosen answers for their own city in place of its office
 * @param central who handles cities where the network has nobody, and the languages of the site
 */
export async function findOffices(
  store: Store,
  directory: PlaceDirectory,
  cities: readonly City[],
  { name, email, languages }: Pick<Office, 'name' | 'email'> & { languages: readonly Language[] },
  chosen: ChosenAgent | null = null,
): Promise<Office[]> {
  const central: FoundOffice = { name, email, language: defaultLanguage, agency: null };
  const offices = new Map<string, Office>();
  for (const city of cities) {
    const province = directory.province(city.slug);
    const found =
      (chosen?.city === city ? chosen.office : province && (await officeOf(store, province.key, languages))) ?? central;
    const key = `${found.email} ${found.agent?.slug}`;
    const office = offices.get(key);
    if (office) office.cities.push(city);
    else offices.set(key, { ...found, cities: [city] });
  }
  return [...offices.values()];
}
