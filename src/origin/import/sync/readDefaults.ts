import { nameOfSlug, slugify } from '#shared/domain/slugify.ts';
import type { Db } from '../../db/tables.ts';
import type { AgencyInput, NetworkInput } from '../../db/input/networkInput.ts';
import type { GivenPerson } from './readPeople.ts';
import type { FieldWarning } from './RecordReader.ts';

type Profiles = Pick<NetworkInput, 'agencies' | 'agents'>;

/** The people that a source names for records without an agent or agency. */
export interface DefaultPeople {
  /** Slugs. */
  agent?: string | undefined;
  agency?: string | undefined;
  /** The network itself, used where there is neither. */
  network: { name: string; email: string };
  /** Profiles of the folder: a dry run may read them before they are stored. */
  people?: Profiles | undefined;
}

const nobody = {
  ...{ id: undefined, phone: undefined, email: undefined, languages: [], avatar: undefined, agency: undefined },
};

const officeOf = (slug: string, commercial_brand?: string): GivenPerson['agency'] => ({
  slug,
  commercial_brand,
  independent: false,
});

async function agentOf(db: Db, slug: string, people?: Profiles): Promise<GivenPerson | null> {
  const row = await db.selectFrom('agents').select('full_name').where('slug', '=', slug).executeTakeFirst();
  const { full_name } = row ?? people?.agents.find((agent) => agent.slug === slug) ?? {};
  return full_name === undefined ? null : { ...nobody, slug, full_name };
}

async function agencyOf(db: Db, slug: string, people?: Profiles): Promise<GivenPerson | null> {
  const row = await db
    .selectFrom('agencies')
    .innerJoin('agency_details', 'agency_details.agency', 'agencies.key')
    .select(['commercial_brand', 'detail'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  const agency = row
    ? { ...(JSON.parse(row.detail) as AgencyInput), commercial_brand: row.commercial_brand }
    : people?.agencies.find((one) => one.slug === slug);
  if (!agency) return null;
  const { phone, email, commercial_brand } = agency;
  return { ...nobody, slug, full_name: commercial_brand || nameOfSlug(slug), phone, email, agency: officeOf(slug) };
}

function networkOf({ name, email }: DefaultPeople['network']): GivenPerson {
  const slug = slugify(name) || 'network';
  return { ...nobody, slug, full_name: name, email, agency: officeOf(slug, name) };
}

/** The people that stand in for what the records of a source leave out. */
export interface Defaults {
  /** For records that name nobody: the source's agent, else its agency, else the network itself. */
  person: GivenPerson;
  /** The source's own, for people whose records do not say where they work. */
  agency: GivenPerson['agency'];
}

/** @returns the people, with a warning for each slug that is not known */
export async function readDefaults(
  db: Db,
  { agent, agency, network, people }: DefaultPeople,
): Promise<Defaults & { warnings: FieldWarning[] }> {
  const named = agent === undefined ? null : await agentOf(db, agent, people);
  const office = agency === undefined ? null : await agencyOf(db, agency, people);
  const warnings: FieldWarning[] = [];
  if (agent !== undefined && !named) warnings.push({ field: 'agent', reason: `the source's ${agent} is not known` });
  if (agency !== undefined && !office)
    warnings.push({ field: 'agency', reason: `the source's ${agency} is not known` });
  return { person: named ?? office ?? networkOf(network), agency: office?.agency, warnings };
}
