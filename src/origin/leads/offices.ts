import { mainCities, type City } from '#shared/domain/cities.ts';
import { mailLanguageOf } from '#shared/domain/spokenLanguageTags.ts';
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts';
import type { AgentBriefInput } from '../db/input/networkInput.ts';
import type { Store } from '../db/store.ts';
import {
  readAgenciesOfProvince,
  readAgentsOfProvince,
  readFirstOwnAgent,
  type AgencyRecord,
  type AgentRecord,
} from '../records/readPeople.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';

/** Who handles the owners' requests of some cities. */
export interface Office {
  name: string;
  email: string;
  /** Of mails to it. */
  language: Language;
  /** The slug of the agency; null for the central office. */
  agency: string | null;
  cities: City[];
}

type FoundOffice = Omit<Office, 'cities'>;

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
async function officeOf(store: Store, province: number): Promise<FoundOffice | undefined> {
  const agencies = await readAgenciesOfProvince(store, province);
  for (const agency of agencies.toSorted(networkFirst)) {
    const { slug, commercial_brand: name, document } = agency;
    if (document.independent || !document.email) continue;
    // In the language of its first agent.
    const first = await readFirstOwnAgent(store, agency);
    const language = mailLanguageOf(first && briefOf(first).languages);
    return { name, email: document.email, language, agency: slug };
  }
  for (const agent of await readAgentsOfProvince(store, province)) {
    const { email, languages } = briefOf(agent);
    if (email) return { name: agent.full_name, email, language: mailLanguageOf(languages), agency: agent.agency_slug };
  }
  return undefined;
}

/**
 * The offices that get an owner's request, each with its cities: one for several cities gets one mail.
 * @param central who handles cities where the network has nobody
 */
export async function findOffices(
  store: Store,
  directory: PlaceDirectory,
  cities: readonly City[],
  { name, email }: Pick<Office, 'name' | 'email'>,
): Promise<Office[]> {
  const central: FoundOffice = { name, email, language: defaultLanguage, agency: null };
  const offices = new Map<string, Office>();
  for (const city of cities) {
    const province = directory.province(city.slug);
    const found = (province && (await officeOf(store, province.key))) ?? central;
    const office = offices.get(found.email);
    if (office) office.cities.push(city);
    else offices.set(found.email, { ...found, cities: [city] });
  }
  return [...offices.values()];
}
