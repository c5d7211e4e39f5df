import type { LocalisedText } from '#shared/i18n/languages.ts';
import type { AgentBriefInput, AgencyInput, AgentInput } from '#origin/import/networkInput.ts';
import type { DemoProvince, Locality } from '../places/createPlaces.ts';
import type { StreetRegion } from '../places/placeSource.ts';
import { Random } from '../random.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { draftLife, type AgentLife } from './agentLife.ts';
import { chooseLanguages } from './chooseLanguages.ts';
import { ShuffledCycle } from './ShuffledCycle.ts';
import { gatherResidents } from './gatherResidents.ts';
import { firmNames } from './names.ts';
import type { Resident } from './residents.ts';
import { shareZones } from './shareZones.ts';
import { trades } from './words/trades.ts';
import { agencyLogo, agentPortrait } from '../media/peopleMedia.ts';
import { AgencyWriter, chooseAddress } from './writeAgency.ts';
import { AgentWriter } from './writeAgent.ts';
import { ReviewWriter } from './writeReviews.ts';

/** Streams far beyond any estate's index. */
const peopleStream = 0x70000000;

const portraitShare = 0.85;

/** What estates need of the agent who sells them. */
export interface EstateAgent {
  brief: AgentBriefInput;
  /** Two capitals, as references begin. */
  initials: string;
}

export interface People {
  agencies: AgencyInput[];
  agents: AgentInput[];
  /** By province slug: who works in a place of it; never nobody. */
  working: Map<string, (place: Locality) => readonly EstateAgent[]>;
}

/** How an agent trades: for a firm, or alone with or without a brand. */
type Position = { kind: 'firm'; firm: AgencyInput } | { kind: 'alone'; brand: string | null };

const brandOf = (region: StreetRegion, surname: string, random: Random): string =>
  region === 'catalan'
    ? `Finques ${surname}`
    : random.pick([`${surname} Inmobiliaria`, `Casas ${surname}`, `${surname} Asesores`]);

/** Without "de", "De la": what a firm is named after. */
const mainSurname = ({ surnames }: Resident): string => surnames.replace(/^(?:de la|de) /i, '').split(' ')[0]!;

const initialsOf = (person: Resident): string => slugify(`${person.given[0]}${mainSurname(person)[0]}`).toUpperCase();

export interface PeopleOptions {
  seed: number;
  now: number;
  /** Of the network: of its people's mailboxes and calendars. */
  domain: string;
}

/** The network's agents and agencies, province by province. */
export const createPeople = (provinces: readonly DemoProvince[], options: PeopleOptions): People =>
  new PeopleMaker(provinces, options).make();

class PeopleMaker {
  private readonly random: Random;
  private readonly writers: { agent: AgentWriter; agency: AgencyWriter; reviews: ReviewWriter };
  private readonly trades: ShuffledCycle<(typeof trades)[number]>;
  private readonly people: People = { agencies: [], agents: [], working: new Map() };
  private readonly takenSlugs: Set<string>;
  private readonly provinces: readonly DemoProvince[];
  private readonly now: number;
  private readonly domain: string;
  /** Every other one of those who work alone has no brand. */
  private alone = 0;

  constructor(provinces: readonly DemoProvince[], { seed, now, domain }: PeopleOptions) {
    this.domain = domain;
    const random = new Random(seed, peopleStream);
    this.random = random;
    this.writers = {
      agent: new AgentWriter(random),
      agency: new AgencyWriter(random),
      reviews: new ReviewWriter(random),
    };
    this.trades = new ShuffledCycle(trades, random);
    this.takenSlugs = new Set(provinces.map(({ input: { slug } }) => slug));
    this.provinces = provinces;
    this.now = now;
  }

  make(): People {
    for (const province of this.provinces) this.settle(province);
    return this.people;
  }

  private settle(province: DemoProvince): void {
    const { agents: count, agencies } = province.source;
    const firms = firmNames[province.input.slug]!.map((brand) => this.addFirm(province, brand));
    const residents = gatherResidents(province, this.random);
    const shares = shareZones(province, count);
    const known = new Map<Locality, EstateAgent[]>();
    residents.forEach((person, n) => {
      const life = draftLife(
        { person, province, zones: shares[n]!, trade: this.trades.next() },
        new Date(this.now).getUTCFullYear(),
        this.random,
      );
      const brief = this.addAgent(
        life,
        n >= count - (agencies - firms.length) ? this.goAlone(life) : { kind: 'firm', firm: firms[n % firms.length]! },
      );
      for (const zone of life.zones)
        known.set(zone, [...(known.get(zone) ?? []), { brief, initials: initialsOf(person) }]);
    });
    this.people.working.set(province.input.slug, (place) => known.get(place)!);
  }

  private addFirm(province: DemoProvince, brand: string): AgencyInput {
    const slug = this.unique(brand);
    return this.addAgency({
      ...this.writers.agency.write(province),
      slug,
      commercial_brand: brand,
      independent: false,
      ...provinceFields(province),
      ...(this.random.chance(0.7) ? { web: `https://www.${slug}.example` } : {}),
      email: `hola@${slug}.example`,
      phone: `+34600001${String(this.people.agencies.length + 1).padStart(3, '0')}`,
      ...(this.random.chance(0.9) ? { logo: agencyLogo(slug, brand) } : {}),
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

  private addAgent(life: AgentLife, position: Position): AgentBriefInput {
    const { random } = this;
    const { person, province, zones } = life;
    const alone = position.kind === 'alone';
    const ordinal = this.people.agents.length + 1;
    const slug = this.unique(`${person.given} ${mainSurname(person)}`);
    const brand = alone ? position.brand : (position.firm.commercial_brand ?? null);
    const contact = {
      email: `${slug.replaceAll('-', '.')}@${this.domain}`,
      phone: `+34600000${String(ordinal).padStart(3, '0')}`,
    };
    const texts = this.writers.agent.write(life, { agency: brand, independent: alone });
    const web = alone && brand !== null && random.chance(0.6) ? { web: `https://www.${slugify(brand)}.example` } : {};
    const agency = alone
      ? this.addAgency(officeOfOne(life, { slug, brand, ...web, ...contact, texts }, this.unique.bind(this), random))
      : position.firm;
    const full_name = `${person.given} ${person.surnames}`;
    const agent: AgentInput = {
      id: `agent-${ordinal}`,
      slug,
      kind: 'agent',
      full_name,
      gender: person.gender,
      ...contact,
      ...web,
      ...provinceFields(province),
      agency: { slug: agency.slug, ...optionalBrand(brand), independent: alone },
      ...optionalBrand(brand),
      city: cityOf(life),
      zones: zones.map(({ zoneName, town }) => zoneName ?? town.es.name),
      languages: chooseLanguages(person, province.source.streets, random),
      social: this.chooseSocial(slug),
      ...this.choosePortrait(life, slug, full_name),
      ...texts,
      ...this.chooseRecord(life),
      reviews: this.writers.reviews.write(life, slug, this.now),
      ...(ordinal % 3 === 0 ? { calendar_url: `https://calendar.${this.domain}/${slug}` } : {}),
    };
    this.people.agents.push(agent);
    return briefOf(agent);
  }

  /** Without a portrait the site shows its bird. */
  private choosePortrait({ person, age }: AgentLife, slug: string, name: string): Pick<AgentInput, 'image'> {
    return this.random.chance(portraitShare) ? { image: agentPortrait(slug, name, person.gender, age) } : {};
  }

  /** A first year is for learning; rents are quicker to come by than sales. */
  private chooseRecord({ thisYear, since }: AgentLife): Pick<AgentInput, 'sales' | 'rents'> {
    const years = thisYear - since;
    return {
      sales: Math.round(years * (4 + 7 * this.random.next())),
      rents: Math.round((years + 0.5) * (2 + 8 * this.random.next())),
    };
  }

  private addAgency(agency: Omit<AgencyInput, 'id' | 'kind'>): AgencyInput {
    const added: AgencyInput = { id: `agency-${this.people.agencies.length + 1}`, kind: 'agency', ...agency };
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
        .map(([name, base]) => [name, `${base}${slug}.${this.domain}`]),
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

const provinceFields = ({ input: { name, slug } }: DemoProvince): { province: string; province_slug: string } => ({
  province: name,
  province_slug: slug,
});

const optionalBrand = (brand: string | null): { commercial_brand?: string } =>
  brand === null ? {} : { commercial_brand: brand };

/** What the agent's estates say of them. */
const briefOf = ({ id, slug, full_name, image, phone, email, languages, agency }: AgentInput): AgentBriefInput => ({
  id,
  slug,
  full_name,
  ...(image ? { avatar: { url: image.url, dimensions: image.dimensions } } : {}),
  phone,
  email,
  languages,
  agency,
});

/** The town of the place that is most theirs. */
function cityOf({ zones: [first] }: AgentLife): LocalisedText {
  const { es, ca, en } = first!.town;
  return { 'es-ES': es.name, 'ca-ES': ca.name, 'en-US': en.name };
}

/** The agency of an agent who works alone: it says of itself what they say. */
function officeOfOne(
  life: AgentLife,
  {
    slug,
    brand,
    texts,
    ...contact
  }: Pick<AgencyInput, 'slug' | 'web' | 'email' | 'phone'> & {
    brand: string | null;
    texts: Pick<AgentInput, 'about' | 'consultancy_areas' | 'memberships'>;
  },
  unique: (text: string) => string,
  random: Random,
): Omit<AgencyInput, 'id' | 'kind'> {
  const { province, joined, person } = life;
  const { about, consultancy_areas, memberships } = texts;
  const agencySlug = person.ownName ? slug : unique(brand ?? `${slug}-agente`);
  return {
    ...contact,
    about,
    consultancy_areas,
    memberships,
    ...optionalBrand(brand),
    independent: true,
    ...provinceFields(province),
    city: cityOf(life),
    slug: agencySlug,
    address: chooseAddress(province, life.zones[0]!.town.es.name, random),
    founded: joined,
    ...(brand !== null && !person.ownName ? { logo: agencyLogo(agencySlug, brand) } : {}),
  };
}
