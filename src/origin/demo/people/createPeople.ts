import type { AgencySeed, AgentSeed } from '#origin/world.ts';
import type { DemoProvince } from '../places/createPlaces.ts';
import type { StreetRegion } from '../places/placeSource.ts';
import { Random } from '../random.ts';
import { slugify } from '../slugify.ts';
import { firmNames, namesByRegion } from './names.ts';

/** Streams far beyond any estate's index. */
const peopleStream = 0x70000000;

const portraitShare = 0.85;

/** Languages of a region's agents beside Spanish, with how many speak them (names of spec §3.4). */
const languageShares: Record<StreetRegion, readonly (readonly [name: string, share: number])[]> = {
  catalan: [['Català', 0.95], ['English', 0.65], ['Francés', 0.3], ['Italiano', 0.12], ['Alemán', 0.08], ['Ruso', 0.06]],
  castilian: [['English', 0.6], ['Francés', 0.2], ['Portugués', 0.14], ['Italiano', 0.1], ['Gallego', 0.08], ['Asturiano', 0.06], ['Euskera', 0.07], ['Polaco', 0.04]],
  valencian: [['Valenciano', 0.75], ['English', 0.75], ['Alemán', 0.25], ['Neerlandés', 0.22], ['Francés', 0.2], ['Ruso', 0.12], ['Polaco', 0.08]],
  andalusian: [['English', 0.75], ['Francés', 0.2], ['Alemán', 0.2], ['Neerlandés', 0.1], ['Italiano', 0.1], ['Griego', 0.05]],
  canarian: [['English', 0.85], ['Alemán', 0.5], ['Italiano', 0.25], ['Francés', 0.12]],
};

const brandOf = (region: StreetRegion, surname: string, random: Random): string =>
  region === 'catalan' ? `Finques ${surname}` : random.pick([`${surname} Inmobiliaria`, `Casas ${surname}`, `${surname} Asesores`]);

export interface People {
  agencies: AgencySeed[];
  agents: AgentSeed[];
  /** By province slug: what estates need of the agents who sell them. */
  byProvince: Map<string, { id: string; initials: string }[]>;
}

/** Two capitals, as references begin. */
const initialsOf = (given: string, surname: string): string => slugify(`${given[0]}${surname[0]}`).toUpperCase();

/** The network's agents and agencies, province by province. */
export function createPeople(provinces: readonly DemoProvince[], seed: number): People {
  const random = new Random(seed, peopleStream);
  const people: People = { agencies: [], agents: [], byProvince: new Map() };
  const takenSlugs = new Set(provinces.map(({ seed: { slug } }) => slug));
  const unique = (text: string): string => {
    const base = slugify(text);
    let slug = base;
    for (let n = 2; takenSlugs.has(slug); n++) slug = `${base}-${n}`;
    takenSlugs.add(slug);
    return slug;
  };

  function addAgency(province: DemoProvince, commercialBrand: string, independent: boolean): AgencySeed {
    const slug = unique(commercialBrand);
    const agency: AgencySeed = {
      id: `agency-${people.agencies.length + 1}`, slug, commercialBrand, independent, provinceSlug: province.seed.slug,
      web: !independent && random.chance(0.7) ? `https://www.${slug}.example` : null,
    };
    people.agencies.push(agency);
    return agency;
  }

  for (const province of provinces) {
    const { streets: region, agents: count, agencies: agencyCount } = province.source;
    const names = namesByRegion[region];
    const firms = firmNames[province.seed.slug]!.map((brand) => addAgency(province, brand, false));
    const independents = agencyCount - firms.length;
    const surnames = random.sample(names.surnames, names.surnames.length);
    const given = { female: random.sample(names.female, names.female.length), male: random.sample(names.male, names.male.length) };
    for (let n = 0; n < count; n++) {
      const gender = random.chance(0.54) ? 'female' : 'male';
      const firstName = given[gender][n % given[gender].length]!;
      const [surname, second] = [surnames[(2 * n) % surnames.length]!, surnames[(2 * n + 1) % surnames.length]!];
      const fullName = random.chance(0.4) ? `${firstName} ${surname} ${second}` : `${firstName} ${surname}`;
      const independent = n >= count - independents;
      const agency = independent ? addAgency(province, brandOf(region, surname, random), true) : firms[n % firms.length]!;
      const slug = unique(`${firstName} ${surname}`);
      const number = String(people.agents.length + 1).padStart(3, '0');
      const zones = province.urban.map(({ zoneName }) => zoneName!);
      const towns = province.seed.towns.slice(1).map(({ name }) => name);
      people.agents.push({
        id: `agent-${people.agents.length + 1}`,
        slug, fullName, gender,
        agencyId: agency.id,
        // Some who work for themselves do so under their own name only.
        commercialBrand: independent && people.agencies.length % 2 === 0 ? null : agency.commercialBrand,
        email: `${slug.replaceAll('-', '.')}@vencejo.example`,
        phone: `+34600000${number}`,
        provinceSlug: province.seed.slug,
        city: province.capital,
        zones: [...random.sample(zones, random.between(1, 3)), ...random.sample(towns, random.between(0, 2))],
        languages: ['Español', ...languageShares[region].filter(([, share]) => random.chance(share)).map(([name]) => name)],
        social: {
          ...(random.chance(0.7) ? { linkedin: `https://www.linkedin.com/in/${slug}.vencejo.example` } : {}),
          ...(random.chance(0.5) ? { instagram: `https://www.instagram.com/${slug}.vencejo.example` } : {}),
        },
        hasPortrait: random.chance(portraitShare),
      });
      const own = people.byProvince.get(province.seed.slug) ?? [];
      own.push({ id: `agent-${people.agents.length}`, initials: initialsOf(firstName, surname) });
      people.byProvince.set(province.seed.slug, own);
    }
  }
  return people;
}
