import type { AgencySeed, AgentSeed } from '#origin/world.ts';
import type { DemoProvince, Locality } from '../places/createPlaces.ts';
import type { StreetRegion } from '../places/placeSource.ts';
import { Random } from '../random.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { draftLife, type AgentLife } from './agentLife.ts';
import { chooseLanguages } from './chooseLanguages.ts';
import { Deck } from './deck.ts';
import { gatherResidents } from './gatherResidents.ts';
import { firmNames } from './names.ts';
import type { Resident } from './residents.ts';
import { shareZones } from './shareZones.ts';
import { trades } from './words/trades.ts';
import { AgencyWriter, chooseAddress } from './writeAgency.ts';
import { AgentWriter } from './writeAgent.ts';
import { ReviewWriter } from './writeReviews.ts';

/** Streams far beyond any estate's index. */
const peopleStream = 0x70000000;

const portraitShare = 0.85;

/** What estates need of the agent who sells them. */
export interface EstateAgent {
  id: string;
  /** Two capitals, as references begin. */
  initials: string;
}

export interface People {
  agencies: AgencySeed[];
  agents: AgentSeed[];
  /** By province slug: who works in a place of it; never nobody. */
  working: Map<string, (place: Locality) => readonly EstateAgent[]>;
}

/** How an agent trades: for a firm, or alone with or without a brand. */
type Position = { kind: 'firm'; firm: AgencySeed } | { kind: 'alone'; brand: string | null };

const brandOf = (region: StreetRegion, surname: string, random: Random): string =>
  region === 'catalan'
    ? `Finques ${surname}`
    : random.pick([`${surname} Inmobiliaria`, `Casas ${surname}`, `${surname} Asesores`]);

/** Without "de", "De la": what a firm is named after. */
const mainSurname = ({ surnames }: Resident): string => surnames.replace(/^(?:de la|de) /i, '').split(' ')[0]!;

const initialsOf = (person: Resident): string => slugify(`${person.given[0]}${mainSurname(person)[0]}`).toUpperCase();

/** The network's agents and agencies, province by province. */
export const createPeople = (provinces: readonly DemoProvince[], seed: number, now: number): People =>
  new PeopleMaker(provinces, seed, now).make();

class PeopleMaker {
  private readonly random: Random;
  private readonly writers: { agent: AgentWriter; agency: AgencyWriter; reviews: ReviewWriter };
  private readonly trades: Deck<(typeof trades)[number]>;
  private readonly people: People = { agencies: [], agents: [], working: new Map() };
  private readonly takenSlugs: Set<string>;
  private readonly provinces: readonly DemoProvince[];
  private readonly now: number;
  /** Every other one of those who work alone has no brand. */
  private alone = 0;

  constructor(provinces: readonly DemoProvince[], seed: number, now: number) {
    const random = new Random(seed, peopleStream);
    this.random = random;
    this.writers = {
      agent: new AgentWriter(random),
      agency: new AgencyWriter(random),
      reviews: new ReviewWriter(random),
    };
    this.trades = new Deck(trades, random);
    this.takenSlugs = new Set(provinces.map(({ seed: { slug } }) => slug));
    this.provinces = provinces;
    this.now = now;
  }

  make(): People {
    for (const province of this.provinces) this.settle(province);
    return this.people;
  }

  private settle(province: DemoProvince): void {
    const { agents: count, agencies } = province.source;
    const firms = firmNames[province.seed.slug]!.map((brand) => this.addFirm(province, brand));
    const residents = gatherResidents(province, this.random);
    const shares = shareZones(province, count);
    const known = new Map<Locality, EstateAgent[]>();
    residents.forEach((person, n) => {
      const life = draftLife(
        { person, province, zones: shares[n]!, trade: this.trades.deal() },
        new Date(this.now).getUTCFullYear(),
        this.random,
      );
      const id = this.addAgent(
        life,
        n >= count - (agencies - firms.length) ? this.goAlone(life) : { kind: 'firm', firm: firms[n % firms.length]! },
      );
      for (const zone of life.zones)
        known.set(zone, [...(known.get(zone) ?? []), { id, initials: initialsOf(person) }]);
    });
    this.people.working.set(province.seed.slug, (place) => known.get(place)!);
  }

  private addFirm(province: DemoProvince, brand: string): AgencySeed {
    const slug = this.unique(brand);
    return this.addAgency({
      ...this.writers.agency.write(province),
      slug,
      commercialBrand: brand,
      independent: false,
      provinceSlug: province.seed.slug,
      web: this.random.chance(0.7) ? `https://www.${slug}.example` : null,
      email: `hola@${slug}.example`,
      phone: `+34600001${String(this.people.agencies.length + 1).padStart(3, '0')}`,
      hasLogo: this.random.chance(0.9),
    });
  }

  private goAlone({ person, province }: AgentLife): Position {
    if (person.ownName) return { kind: 'alone', brand: `${person.given} ${person.surnames}` };
    this.alone += 1;
    return {
      kind: 'alone',
      brand: this.alone % 2 === 0 ? null : brandOf(province.source.streets, mainSurname(person), this.random),
    };
  }

  private addAgent(life: AgentLife, position: Position): string {
    const { random, people } = this;
    const { person, province, zones } = life;
    const alone = position.kind === 'alone';
    const ordinal = people.agents.length + 1;
    const id = `agent-${ordinal}`;
    const slug = this.unique(`${person.given} ${mainSurname(person)}`);
    const brand = alone ? position.brand : position.firm.commercialBrand;
    const contact = {
      email: `${slug.replaceAll('-', '.')}@vencejo.example`,
      phone: `+34600000${String(ordinal).padStart(3, '0')}`,
    };
    const texts = this.writers.agent.write(life, { agency: brand, independent: alone });
    const web = alone && brand !== null && random.chance(0.6) ? `https://www.${slugify(brand)}.example` : null;
    const years = life.thisYear - life.since;
    people.agents.push({
      id,
      slug,
      fullName: `${person.given} ${person.surnames}`,
      gender: person.gender,
      ...contact,
      web,
      provinceSlug: province.seed.slug,
      agencyId: alone
        ? this.addAgency(officeOfOne(life, { slug, brand, web, ...contact, texts }, this.unique.bind(this), random)).id
        : position.firm.id,
      commercialBrand: brand,
      city: cityOf(life),
      zones: zones.map(({ zoneName, town }) => zoneName ?? town.es.name),
      languages: chooseLanguages(person, province.source.streets, random),
      social: this.chooseSocial(slug),
      hasPortrait: random.chance(portraitShare),
      portraitAge: Math.min(65, Math.round((life.age - 5) / 10) * 10 + 5),
      ...texts,
      // A first year is for learning; rents are quicker to come by than sales.
      sales: Math.round(years * (4 + 7 * random.next())),
      rents: Math.round((years + 0.5) * (2 + 8 * random.next())),
      reviews: this.writers.reviews.write(life, slug, this.now),
      video: random.chance(0.18) ? `https://video.vencejo.example/agents/${slug}` : null,
    });
    return id;
  }

  private addAgency(agency: Omit<AgencySeed, 'id'>): AgencySeed {
    const added = { id: `agency-${this.people.agencies.length + 1}`, ...agency };
    this.people.agencies.push(added);
    return added;
  }

  private chooseSocial(slug: string): Record<string, string> {
    const networks = [
      ['linkedin', 'https://www.linkedin.com/in/', 0.7],
      ['instagram', 'https://www.instagram.com/', 0.5],
      ['facebook', 'https://www.facebook.com/', 0.2],
    ] as const;
    return Object.fromEntries(
      networks
        .filter(([, , share]) => this.random.chance(share))
        .map(([name, base]) => [name, `${base}${slug}.vencejo.example`]),
    );
  }

  private unique(text: string): string {
    const base = slugify(text);
    let slug = base;
    for (let n = 2; this.takenSlugs.has(slug); n++) slug = `${base}-${n}`;
    this.takenSlugs.add(slug);
    return slug;
  }
}

/** The town of the place that is most theirs. */
function cityOf({ zones: [first] }: AgentLife): AgentSeed['city'] {
  const { es, ca, en } = first!.town;
  return { 'es-ES': es.name, 'ca-ES': ca.name, 'en-US': en.name };
}

/** The agency record of somebody who works alone: it says of the firm what they say of themselves. */
function officeOfOne(
  life: AgentLife,
  {
    slug,
    brand,
    texts,
    ...contact
  }: Pick<AgencySeed, 'slug' | 'web' | 'email' | 'phone'> & {
    brand: string | null;
    texts: Pick<AgentSeed, 'about' | 'consultancyAreas' | 'memberships'>;
  },
  unique: (text: string) => string,
  random: Random,
): Omit<AgencySeed, 'id'> {
  const { province, joined, person } = life;
  const { about, consultancyAreas, memberships } = texts;
  return {
    ...contact,
    about,
    consultancyAreas,
    memberships,
    commercialBrand: brand,
    independent: true,
    provinceSlug: province.seed.slug,
    city: cityOf(life),
    slug: person.ownName ? slug : unique(brand ?? `${slug}-agente`),
    address: chooseAddress(province, life.zones[0]!.town.es.name, random),
    founded: joined,
    hasLogo: brand !== null && !person.ownName,
  };
}
