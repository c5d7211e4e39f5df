import type { AgentBriefInput } from '../input/networkInput.ts';
import type { Db } from '../tables.ts';

/** An agent, as far as it has to be told from others of the same name. */
export interface NamedAgent {
  id: string;
  slug: string;
  full_name: string;
  /** Whose records keep them up to date; null: a profile of the network itself. */
  source: string | null;
  /** Slug of their agency. */
  agency: string;
  brief: AgentBriefInput;
}

interface NamedAgency {
  slug: string;
  source: string | null;
  independent: boolean;
}

/** All whose pages stand below one path: the people that are stored, and the provinces that have people or homes. */
export interface StoredNames {
  agents: readonly NamedAgent[];
  agencies: readonly NamedAgency[];
  /** Slugs. */
  provinces: readonly string[];
}

/** Reads the people of a network: a few thousand rows at most. */
export async function readStoredNames(db: Db): Promise<StoredNames> {
  const agents = await db
    .selectFrom('agents')
    .innerJoin('agencies', 'agencies.key', 'agents.agency')
    .select(['agents.id', 'agents.slug', 'full_name', 'agents.source', 'brief', 'agencies.slug as agency'])
    .orderBy('agents.key')
    .execute();
  const agencies = await db.selectFrom('agencies').select(['slug', 'source', 'independent']).execute();
  const provinces = await db.selectFrom('places').select('slug').where('kind', '=', 'province').execute();
  return {
    agents: agents.map(({ brief, ...agent }) => ({ ...agent, brief: JSON.parse(brief) as AgentBriefInput })),
    agencies: agencies.map(({ independent, ...agency }) => ({ ...agency, independent: independent === 1 })),
    provinces: provinces.map(({ slug }) => slug),
  };
}

/** Changes when somebody is stored whom a source's records do not keep up to date. */
export async function lastOfOthers(db: Db, source: string): Promise<string> {
  const lastIn = async (table: 'agents' | 'agencies') => {
    const { last } = await db
      .selectFrom(table as 'agents')
      .select(({ fn }) => fn.max('key').as('last'))
      .where((row) => row.or([row('source', 'is', null), row('source', '<>', source)]))
      .executeTakeFirstOrThrow();
    return last;
  };
  return `${await lastIn('agents')} ${await lastIn('agencies')}`;
}
