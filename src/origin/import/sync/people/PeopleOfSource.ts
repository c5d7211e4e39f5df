import type { Transaction } from 'kysely';
import type { AgentProfileDto } from '#shared/contract/agent.ts';
import type { AgencyInput, AgentBriefInput, AgentInput } from '../../../db/input/networkInput.ts';
import { lastOfOthers, readStoredNames, type StoredNames } from '../../../db/people/namesTaken.ts';
import type { AgentCardDocument } from '../../../db/people/peopleRows.ts';
import { saveAgency, saveAgent } from '../../../db/people/savePeople.ts';
import type { Store } from '../../../db/store.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Defaults } from '../readDefaults.ts';
import type { Registered } from '#shared/domain/registers.ts';
import type { GivenPerson } from '../readPeople.ts';
import { assignPages, type Assigned, type MovedAgency, type PeopleSource } from './assignPages.ts';
import type { SourceRun } from '../SourceRun.ts';
import { groupPeople, type Group, type NamedPerson, type Place } from './groupPeople.ts';
import { identityOf } from './identity.ts';

type Trx = Transaction<Tables>;

/** A person whose page is not the one that their name says. */
interface PageWarning {
  id: string;
  reference: string;
  field: string;
  reason: string;
}

/** The people of a source, with their pages. */
export interface Settled {
  /** Slugs, by the `agent` of `add`. */
  slugs: ReadonlyMap<string, string>;
  warnings: PageWarning[];
}

const warningOf = ({ group, slug, holder }: Assigned): PageWarning[] => {
  const { id, reference, person, isDefault } = group;
  if (holder === undefined || isDefault) return [];
  const reason = `“${person.full_name}” is told apart as ${slug}: ${person.slug} is the page of ${holder}`;
  return [{ id, reference, field: 'agent', reason }];
};

const reasonOf = ({ given, slug, isRefused }: MovedAgency): string =>
  `the agency “${given}” is told apart as ${slug}: ` +
  (isRefused
    ? `${given} is an agency that this source may not name; “agencies” in its file lets its people be of it`
    : `${given} is another's page`);

/** Collects the agents of a source's records, and stores those that are new or changed. */
export class PeopleOfSource {
  readonly #source: string;
  readonly #defaults: Defaults;
  readonly #agencies: PeopleSource['agencies'];
  readonly #named = new Map<string, NamedPerson>();

  constructor({ name, agencies }: Pick<PeopleSource, 'name' | 'agencies'>, defaults: Defaults) {
    this.#source = name;
    this.#defaults = defaults;
    this.#agencies = agencies;
  }

  /**
   * @param person null: whoever stands for those that name nobody
   * @param record that names them
   * @returns the slug that the record gives, and by which `settle` and `store` answer who it is
   */
  add(
    person: GivenPerson | null,
    place: Place,
    record: Pick<NamedPerson, 'id' | 'reference'>,
  ): { agent: string; slug: string } {
    const one = person ?? this.#defaults.person;
    const { id, email, phone, agency } = identityOf(one);
    const name = JSON.stringify([one.slug, id, email, phone, agency]);
    if (!this.#named.has(name)) this.#named.set(name, { ...record, person: one, place, isDefault: person === null });
    return { agent: name, slug: one.slug };
  }

  /** Who the collected people are, and which pages they have. Nothing is stored. */
  async settle({ db }: Pick<Store, 'db'>): Promise<Settled> {
    const { people, movedAgencies } = this.#assign(this.#groups(), await readStoredNames(db));
    const ofAgencies = movedAgencies.map((moved) => ({
      ...{ id: '', reference: '', field: 'agent.agency' },
      reason: reasonOf(moved),
    }));
    return {
      slugs: this.#byName(people, ({ slug }) => slug),
      warnings: [...people.flatMap(warningOf), ...ofAgencies],
    };
  }

  /**
   * Stores the collected people: those that are new are added, and those that this source's records keep up to date are
   * changed. Profiles of the network itself stay as they are.
   * @param run in whose turns they are stored
   * @param now epoch ms
   * @returns their briefs by the `agent` of `add`
   */
  async store(store: Store, run: SourceRun, now: number): Promise<Map<string, AgentBriefInput>> {
    const groups = this.#groups();
    const briefs = new Map<Group, AgentBriefInput>();
    let people: readonly Assigned[] = [];
    let seen: string | undefined;
    await run.turns(groups, async (trx, some) => {
      // Since the turn before, another source may have got pages.
      const others = await lastOfOthers(trx, this.#source);
      if (others !== seen) ({ people } = this.#assign(groups, await readStoredNames(trx)));
      seen = others;
      const chosen = new Set(some);
      await run.storePeople(trx, async () => {
        for (const one of people)
          if (chosen.has(one.group)) briefs.set(one.group, await this.#storeOne(store, trx, one, now));
      });
    });
    return this.#byName(people, ({ group }) => briefs.get(group)!);
  }

  async #storeOne(store: Store, trx: Trx, one: Assigned, now: number): Promise<AgentBriefInput> {
    const { person, place } = one.group;
    const agency = person.agency ?? this.#defaults.agency;
    const given = { ...person, slug: one.slug, agency: agency && { ...agency, slug: one.agency } };
    return one.profile ?? storeAgent(store, trx, { person: given, place, id: one.id }, { source: this.#source, now });
  }

  #groups(): Group[] {
    return [...Map.groupBy(this.#named.values(), ({ person }) => person.slug).values()].flatMap(groupPeople);
  }

  #assign(groups: readonly Group[], names: StoredNames) {
    const source = { name: this.#source, agency: this.#defaults.agency?.slug, agencies: this.#agencies };
    return assignPages(source, groups, names);
  }

  #byName<T>(people: readonly Assigned[], of: (one: Assigned) => T): Map<string, T> {
    const byPerson = new Map(people.flatMap((one) => one.group.members.map((member) => [member, of(one)] as const)));
    return new Map([...this.#named].map(([name, person]) => [name, byPerson.get(person)!]));
  }
}

/** Somebody as they are stored. */
interface StoredPerson {
  /** With the slugs that they have. */
  person: GivenPerson;
  place: Place;
  /** That they have already. */
  id: string | undefined;
}

interface SaveOptions {
  source: string;
  now: number;
}

interface StoredAgency {
  key: number;
  slug: string;
  brand: string;
  independent: boolean;
  /** Its entry in a register, which stands for its agents' too. */
  registered: Registered;
}

/** What a record says of its agency; an agent who works alone has one of their own. */
function agencyOf({ person, place }: StoredPerson): AgencyInput {
  const { slug: own, full_name, phone, email, agency, register_number, register } = person;
  const slug = agency?.slug ?? own;
  const isOffice = agency !== undefined && slug === own;
  const brand = agency?.commercial_brand ?? (isOffice ? full_name : undefined);
  return {
    ...{ id: slug, slug, kind: 'agency', independent: agency?.independent ?? true, address: {} },
    ...(brand === undefined ? {} : { commercial_brand: brand }),
    ...cityOf(place),
    ...(isOffice && phone !== undefined ? { phone } : {}),
    ...(isOffice && email !== undefined ? { email } : {}),
    ...(isOffice && register_number !== undefined ? { register_number, register } : {}),
  };
}

const cityOf = ({ town, province, province_slug }: Place) => ({ city: { 'es-ES': town }, province, province_slug });

/** Where somebody was when they were stored first: their next listing does not move them. */
const placeOf = ({ city, province, province_slug }: Pick<AgentProfileDto, 'city' | 'province' | 'province_slug'>) => ({
  city,
  province,
  province_slug,
});

async function storeAgency(
  store: Store,
  trx: Trx,
  person: StoredPerson,
  { source, now }: SaveOptions,
): Promise<StoredAgency> {
  const given = agencyOf(person);
  const { slug } = given;
  const known = await trx
    .selectFrom('agencies')
    .innerJoin('agency_details', 'agency_details.agency', 'agencies.key')
    .select(['key', 'commercial_brand', 'independent', 'source', 'detail'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  const stored = known && (JSON.parse(known.detail) as AgencyInput);
  if (known && known.source !== source)
    return {
      ...{ key: known.key, slug, brand: known.commercial_brand, independent: known.independent === 1 },
      registered: stored!,
    };
  const agency = stored ? { ...given, ...(placeOf(stored) as object) } : given;
  const key = await saveAgency(store, trx, agency, { source, now });
  return {
    ...{ key, slug, brand: agency.commercial_brand ?? '', independent: agency.independent },
    registered: agency,
  };
}

/** The agent as far as records describe them. */
function agentOf({ person, place, id }: StoredPerson, agency: StoredAgency): AgentInput {
  const { full_name, phone, email, languages, avatar } = person;
  const { register_number, register } = person.register_number === undefined ? agency.registered : person;
  const brand = agency.brand === '' ? {} : { commercial_brand: agency.brand };
  return {
    ...{ id: id ?? person.id ?? person.slug, slug: person.slug, full_name, languages },
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
    ...(register_number === undefined ? {} : { register_number, register }),
    agency: { slug: agency.slug, ...brand, independent: agency.independent },
    ...{ kind: 'agent', gender: 'other', zones: [], social: {}, reviews: [] },
    ...(avatar ? { image: avatar } : {}),
    ...brand,
    ...cityOf(place),
  };
}

async function storeAgent(
  store: Store,
  trx: Trx,
  person: StoredPerson,
  options: SaveOptions,
): Promise<AgentBriefInput> {
  const { slug } = person.person;
  const known = await trx.selectFrom('agents').select('card').where('slug', '=', slug).executeTakeFirst();
  const agency = await storeAgency(store, trx, person, options);
  const given = agentOf(person, agency);
  const agent = known ? { ...given, ...placeOf(JSON.parse(known.card) as AgentCardDocument) } : given;
  const id = await saveAgent(store, trx, agent as AgentInput, agency.key, options);
  const { full_name, phone, email, languages, agency: brief, register_number, register } = agent;
  return { id, slug, full_name, phone, email, languages, agency: brief, register_number, register };
}
