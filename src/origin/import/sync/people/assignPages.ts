import { slugify } from '#shared/domain/slugify.ts';
import type { AgentBriefInput } from '../../../db/input/networkInput.ts';
import type { NamedAgent, StoredNames } from '../../../db/people/namesTaken.ts';
import { provinceOf } from '../../../places/provinces.ts';
import type { GivenPerson } from '../readPeople.ts';
import type { Group } from './groupPeople.ts';
import { identityOf, identityOfStored, isAlike, isAnother, type Identity } from './identity.ts';

/** Who a person of a source's records is. */
export interface Assigned {
  group: Group;
  /** Of their page. */
  slug: string;
  /** Of their agency's. */
  agency: string;
  /** Who has the page that they are named like. */
  holder?: Holder | undefined;
  /** Of one whom this source has stored before. */
  id?: string | undefined;
  /** They are somebody whom the network itself, or another source, describes. */
  profile?: AgentBriefInput;
}

const isOfAnother = (agent: NamedAgent, { person }: Group): boolean => {
  // Sources number their people each for itself.
  const [stored, given] = [{ ...identityOfStored(agent), id: undefined }, identityOf(person)];
  if (agent.source !== null) return isAnother(stored, given);
  // Addresses in an agency's program are often not those of the network's pages: its own profile says more.
  return stored.agency !== undefined && given.agency !== undefined && stored.agency !== given.agency
    ? !isAlike(stored, given)
    : false;
};

/** A slug with the source behind it, then with a number. */
function* slugsFor(slug: string, source: string): Generator<string> {
  const ofSource = [slug, slugify(source)].filter(Boolean).join('-');
  yield slug;
  if (ofSource !== slug) yield ofSource;
  for (let number = 2; ; number += 1) yield `${ofSource}-${number}`;
}

const firstFree = (slug: string, source: string, isFree: (one: string) => boolean): string => {
  for (const one of slugsFor(slug, source)) if (isFree(one)) return one;
  return slug;
};

/** Whether a slug is one that `slugsFor` gives for another. */
const isMadeOf = (one: string, slug: string, source: string): boolean => {
  const ofSource = [slug, slugify(source)].filter(Boolean).join('-');
  return (
    one === slug || one === ofSource || (one.startsWith(`${ofSource}-`) && /^\d+$/.test(one.slice(ofSource.length + 1)))
  );
};

/** A source, as far as it says whose people it has. */
export interface PeopleSource {
  name: string;
  /** Slug of the agency of those whose records do not say where they work. */
  agency?: string | undefined;
  /** Slugs of others' agencies that its people may be of beside that one. */
  agencies?: 'all' | readonly string[] | undefined;
}

/** An agency of the records, as they name it, that is not the one with that slug. */
export interface MovedAgency {
  given: string;
  slug: string;
  /** It is an agency of the network or of another source, whose people the source may not name. */
  isRefused: boolean;
}

/** What has the page that somebody is named like. */
type Holder = 'a province' | 'an agency' | 'another person';

/**
 * Gives the people of a source's records their pages. Agents, agencies and provinces stand below one path, so a slug
 * that another of these has is taken; who is stored already keeps theirs while nobody else has it.
 */
class PageAssigner {
  readonly #source: string;
  readonly #ownAgency: string | undefined;
  readonly #mayName: (agency: string) => boolean;
  readonly #names: StoredNames;
  readonly #groups: readonly Group[];
  readonly #provinces: ReadonlySet<string>;
  /** Slugs of others' agents, and of those of this source as they are given away. */
  readonly #taken: Set<string>;
  /** Slugs of agencies of the records, by the slug that these give. */
  readonly #agencies: ReadonlyMap<string, string>;

  constructor({ name: source, agency, agencies: others }: PeopleSource, names: StoredNames, groups: readonly Group[]) {
    this.#source = source;
    this.#ownAgency = agency;
    this.#mayName = (slug) => others === 'all' || slug === agency || (others?.includes(slug) ?? false);
    this.#names = names;
    this.#groups = groups;
    this.#provinces = new Set(names.provinces);
    this.#taken = new Set(names.agents.flatMap((agent) => (agent.source === source ? [] : [agent.slug])));
    const agencies = new Set(groups.flatMap(({ person }) => person.agency?.slug ?? []));
    this.#agencies = new Map([...agencies].map((slug) => [slug, this.#agencySlug(slug)]));
  }

  assign(): Assigned[] {
    const known = this.#matchStored();
    // Who has a page keeps it before others are given one.
    for (const [group, { slug }] of known)
      if (this.#holderOf(slug, group.person)) known.delete(group);
      else this.#taken.add(slug);
    return this.#groups.map((group) => {
      const { person } = group;
      const own = known.get(group);
      const agency = this.#agencyOf(person);
      const profile = own ? undefined : this.#findProfile(group);
      if (profile) return { group, slug: profile.slug, agency: profile.agency, profile: profile.brief };
      if (own?.slug === person.slug) return { group, slug: own.slug, agency: agency ?? own.slug, id: own.id };
      const holder = this.#holderOf(person.slug, person);
      const slug = own?.slug ?? firstFree(person.slug, this.#source, (one) => !this.#holderOf(one, person));
      this.#taken.add(slug);
      return { group, slug, agency: agency ?? slug, id: own?.id, holder };
    });
  }

  /** The agencies of the records that have another page than their name says. @param people who are assigned */
  movedAgencies(people: readonly Assigned[]): MovedAgency[] {
    const isUsed = (given: string) =>
      people.some(({ group, profile }) => !profile && group.person.agency?.slug === given);
    return [...this.#agencies]
      .filter(([given, slug]) => given !== slug && isUsed(given))
      .map(([given, slug]) => ({ given, slug, isRefused: this.#isRefused(given) }));
  }

  /** Whoever writes a feed writes any agency into it: of others' agencies are those alone whom the operator names. */
  #isRefused(slug: string): boolean {
    const stored = this.#names.agencies.find((agency) => agency.slug === slug);
    return stored !== undefined && stored.source !== this.#source && !this.#mayName(slug);
  }

  #isProvince(slug: string): boolean {
    return this.#provinces.has(slug) || provinceOf(slug)?.slug === slug;
  }

  #agencyOf({ agency }: GivenPerson): string | undefined {
    return agency?.slug === undefined ? this.#ownAgency : this.#agencies.get(agency.slug);
  }

  #agencySlug(given: string): string {
    const isStored = (slug: string) => this.#names.agencies.some((agency) => agency.slug === slug);
    const isFree = (slug: string) =>
      !this.#isProvince(slug) && (isStored(slug) ? !this.#isRefused(slug) : !this.#taken.has(slug));
    return firstFree(given, this.#source, isFree);
  }

  /** Who else has a slug that an agent may want. An office that stands for a person has one page with its agency. */
  #holderOf(slug: string, person: GivenPerson): Holder | undefined {
    if (this.#isProvince(slug)) return 'a province';
    const agency = this.#agencyOf(person);
    const stored = this.#names.agencies.find((one) => one.slug === slug);
    const isOwn = agency === undefined ? (stored?.independent ?? true) : agency === slug;
    const isNamed = [...this.#agencies.values()].includes(slug);
    const isOfOther = stored ? stored.source !== this.#source || !isOwn : isNamed && !isOwn;
    if (isOfOther || (agency === undefined && isNamed)) return 'an agency';
    return this.#taken.has(slug) ? 'another person' : undefined;
  }

  /**
   * Who is stored of this source already: those who say the same, then those who say nothing else. Where one is left
   * on both sides, all that was known of them has changed.
   */
  #matchStored(): Map<Group, NamedAgent> {
    const known = new Map<Group, NamedAgent>();
    const given = new Set(this.#groups.map(({ person }) => person.slug));
    const left = new Set(this.#names.agents.filter(({ source }) => source === this.#source));
    for (const [slug, groups] of Map.groupBy(this.#groups, ({ person }) => person.slug)) {
      const ids = new Set(groups.map(({ person }) => person.id ?? person.slug));
      const isOne = (agent: NamedAgent) =>
        isMadeOf(agent.slug, slug, this.#source) || (ids.has(agent.id) && !given.has(agent.slug));
      for (const [group, agent] of matchPeople(groups, [...left].filter(isOne), (one) => this.#identityOf(one))) {
        known.set(group, agent);
        left.delete(agent);
      }
    }
    return known;
  }

  /** With the agency's slug as it is stored. */
  #identityOf({ person }: Group): Identity {
    const identity = identityOf(person);
    return { ...identity, agency: identity.agency === undefined ? undefined : this.#agencies.get(identity.agency) };
  }

  /** The profile of the same person, of the network itself or of another source. */
  #findProfile(group: Group): NamedAgent | undefined {
    const { slug, full_name, agency } = group.person;
    const others = this.#names.agents.filter(({ source }) => source !== this.#source);
    return (
      others.find((agent) => agent.slug === slug && !isOfAnother(agent, group)) ??
      others.find((one) => one.source === null && one.agency === agency?.slug && one.full_name === full_name)
    );
  }
}

function matchPeople(
  groups: readonly Group[],
  agents: readonly NamedAgent[],
  identityOfGroup: (group: Group) => Identity,
): Map<Group, NamedAgent> {
  const known = new Map<Group, NamedAgent>();
  const left = new Set(agents);
  const match = (isSame: (agent: Identity, person: Identity) => boolean) => {
    for (const group of groups.filter((one) => !known.has(one))) {
      const person = identityOfGroup(group);
      const found = [...left].find((agent) => isSame(identityOfStored(agent), person));
      if (!found) continue;
      known.set(group, found);
      left.delete(found);
    }
  };
  match((agent, person) => isAlike(agent, person) && !isAnother(agent, person));
  match(isAlike);
  match((agent, person) => !isAnother(agent, person));
  if (groups.length === known.size + 1 && left.size === 1) match(() => true);
  return known;
}

/**
 * @param groups the people of a source's records
 * @returns each with their page, in the same order, and the agencies that have another than their name says
 */
export function assignPages(source: PeopleSource, groups: readonly Group[], names: StoredNames) {
  const assigner = new PageAssigner(source, names, groups);
  const people = assigner.assign();
  return { people, movedAgencies: assigner.movedAgencies(people) };
}
