import { mainCities, type City } from '#shared/domain/cities.ts';
import type { AgentBriefInput } from '../db/input/networkInput.ts';
import type { Store } from '../db/store.ts';
import { readAgenciesOfProvince, readAgentsOfProvince } from '../records/readPeople.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';

/** Who handles the owners' requests of some cities. */
export interface Office {
  name: string;
  email: string;
  cities: City[];
}

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

/** The first agency of the city's province, else its first agent, that can be written to. */
async function officeOf(store: Store, province: number): Promise<Omit<Office, 'cities'> | undefined> {
  const agencies = await readAgenciesOfProvince(store, province);
  for (const { commercial_brand: name, document } of agencies.toSorted((a, b) => a.key - b.key))
    if (!document.independent && document.email) return { name, email: document.email };
  for (const { full_name: name, brief } of await readAgentsOfProvince(store, province)) {
    const { email } = JSON.parse(brief) as AgentBriefInput;
    if (email) return { name, email };
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
  central: Omit<Office, 'cities'>,
): Promise<Office[]> {
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
