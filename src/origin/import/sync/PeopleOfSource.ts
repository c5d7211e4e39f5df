import type { Transaction } from 'kysely';
import type { AgentProfileDto } from '#shared/contract/agent.ts';
import type { AddressDto } from '#shared/contract/estate.ts';
import { slugify } from '#shared/domain/slugify.ts';
import type { AgentCardDocument } from '../../db/people/peopleRows.ts';
import { saveAgency, saveAgent } from '../../db/people/savePeople.ts';
import type { Store } from '../../db/store.ts';
import type { Tables } from '../../db/tables.ts';
import type { AgencyInput, AgentBriefInput, AgentInput } from '../../db/input/networkInput.ts';
import type { Defaults } from './readDefaults.ts';
import type { GivenPerson } from './readPeople.ts';

type Trx = Transaction<Tables>;

/** Where somebody works, as far as their first listing says it. */
type Place = Pick<AddressDto, 'town' | 'province' | 'province_slug'>;

/** An agent as far as the records of a source say it: the first value of each field counts. */
interface Merged {
  person: GivenPerson;
  place: Place;
}

const merge = (one: GivenPerson, other: GivenPerson): GivenPerson => ({
  ...one,
  id: one.id ?? other.id,
  phone: one.phone ?? other.phone,
  email: one.email ?? other.email,
  languages: one.languages.length > 0 ? one.languages : other.languages,
  avatar: one.avatar ?? other.avatar,
  agency: one.agency ?? other.agency,
});

/** Collects the agents of a source's records, and stores those that are new or changed. */
export class PeopleOfSource {
  readonly #source: string;
  readonly #defaults: Defaults;
  readonly #merged = new Map<string, Merged>();

  constructor(source: string, defaults: Defaults) {
    this.#source = source;
    this.#defaults = defaults;
  }

  /**
   * @param person null: whoever stands for those that name nobody
   * @returns the slug by which `store` answers who it is
   */
  add(person: GivenPerson | null, place: Place): string {
    const one = person ?? this.#defaults.person;
    const known = this.#merged.get(one.slug);
    this.#merged.set(one.slug, { person: known ? merge(known.person, one) : one, place: known?.place ?? place });
    return one.slug;
  }

  /**
   * Stores the collected people: those that are new are added, and those that this source's records keep up to date are
   * changed. Profiles of the network itself stay as they are.
   * @param now epoch ms
   * @returns their briefs by slug
   */
  async store(store: Store, trx: Trx, now: number): Promise<Map<string, AgentBriefInput>> {
    const briefs = new Map<string, AgentBriefInput>();
    const options = { source: this.#source, now };
    for (const [slug, { person, place }] of this.#merged) {
      const agency = person.agency ?? this.#defaults.agency;
      briefs.set(slug, await storeAgent(store, trx, { person: { ...person, agency }, place }, options));
    }
    return briefs;
  }
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
}

/** What a record says of its agency; an agent who works alone has one of their own. */
function agencyOf({ person, place }: Merged): AgencyInput {
  const { slug: own, full_name, phone, email, agency } = person;
  const slug = agency?.slug ?? own;
  const isOffice = agency !== undefined && slug === own;
  const brand = agency?.commercial_brand ?? (isOffice ? full_name : undefined);
  return {
    ...{ id: slug, slug, kind: 'agency', independent: agency?.independent ?? true, address: {} },
    ...(brand === undefined ? {} : { commercial_brand: brand }),
    ...cityOf(place),
    ...(isOffice && phone !== undefined ? { phone } : {}),
    ...(isOffice && email !== undefined ? { email } : {}),
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
  merged: Merged,
  { source, now }: SaveOptions,
): Promise<StoredAgency> {
  const given = agencyOf(merged);
  const { slug } = given;
  const known = await trx
    .selectFrom('agencies')
    .innerJoin('agency_details', 'agency_details.agency', 'agencies.key')
    .select(['key', 'commercial_brand', 'independent', 'source', 'detail'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (known && known.source !== source)
    return { key: known.key, slug, brand: known.commercial_brand, independent: known.independent === 1 };
  const agency = known ? { ...given, ...(placeOf(JSON.parse(known.detail) as AgencyInput) as object) } : given;
  const key = await saveAgency(store, trx, agency, { source, now });
  return { key, slug, brand: agency.commercial_brand ?? '', independent: agency.independent };
}

/** The agent as far as records describe them. */
function agentOf({ person, place }: Merged, agency: StoredAgency): AgentInput {
  const { full_name, phone, email, languages, avatar } = person;
  const brand = agency.brand === '' ? {} : { commercial_brand: agency.brand };
  return {
    ...{ id: person.id ?? person.slug, slug: person.slug, full_name, languages },
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
    agency: { slug: agency.slug, ...brand, independent: agency.independent },
    ...{ kind: 'agent', gender: 'other', zones: [], social: {}, reviews: [] },
    ...(avatar ? { image: avatar } : {}),
    ...brand,
    ...cityOf(place),
  };
}

/** Agents who may be the one that a record names, as they are stored. */
async function findAgents(trx: Trx, { id, slug }: GivenPerson, source: string) {
  return trx
    .selectFrom('agents')
    .select(['id', 'slug', 'source', 'brief', 'card'])
    .where((where) => where.or([where('slug', 'in', [slug, slugOfSource(slug, source)]), where('id', '=', id ?? slug)]))
    .execute();
}

/** The network's own profile of an agent of that name in the same agency, whatever its slug. */
async function findProfile(trx: Trx, { full_name, agency }: GivenPerson): Promise<AgentBriefInput | undefined> {
  if (agency?.slug === undefined) return undefined;
  const profile = await trx
    .selectFrom('agents')
    .innerJoin('agencies', 'agencies.key', 'agents.agency')
    .select('agents.brief')
    .where('agencies.slug', '=', agency.slug)
    .where('agents.full_name', '=', full_name)
    .where('agents.source', 'is', null)
    .executeTakeFirst();
  return profile && (JSON.parse(profile.brief) as AgentBriefInput);
}

/** Of somebody whose name another has in another source. */
const slugOfSource = (slug: string, source: string): string => `${slug}-${slugify(source)}`;

const emailOf = ({ brief }: { brief: string }): string | undefined => (JSON.parse(brief) as AgentBriefInput).email;

/** Two sources may have an agent each of the same name: they are two where their addresses say so. */
const isSomebodyElse = (stored: { source: string | null; brief: string }, { email }: GivenPerson): boolean =>
  stored.source !== null && email !== undefined && emailOf(stored) !== undefined && emailOf(stored) !== email;

async function storeAgent(store: Store, trx: Trx, merged: Merged, options: SaveOptions): Promise<AgentBriefInput> {
  const { source } = options;
  const { person } = merged;
  const found = await findAgents(trx, person, source);
  const ofSource = found.filter((agent) => agent.source === source);
  const known = ofSource.find(({ slug }) => slug === person.slug) ?? ofSource[0];
  const other = found.find((agent) => agent.source !== source && agent.slug === person.slug);
  // A profile of the network, or of another source, says more than a record of this one.
  if (!known && other && !isSomebodyElse(other, person)) return JSON.parse(other.brief) as AgentBriefInput;
  const profile = known ? undefined : await findProfile(trx, person);
  if (profile) return profile;
  const slug = known?.slug ?? (other ? slugOfSource(person.slug, source) : person.slug);
  const agency = await storeAgency(store, trx, merged, options);
  const given = agentOf({ ...merged, person: { ...person, id: known?.id ?? person.id, slug } }, agency);
  const agent = known ? { ...given, ...placeOf(JSON.parse(known.card) as AgentCardDocument) } : given;
  const id = await saveAgent(store, trx, agent as AgentInput, agency.key, options);
  const { full_name, phone, email, languages, agency: brief } = agent;
  return { id, slug, full_name, phone, email, languages, agency: brief };
}
