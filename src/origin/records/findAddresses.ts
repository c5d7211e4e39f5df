import { sql } from 'kysely';
import type { SuggestionDto } from '#shared/contract/suggestion.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { streetCore } from '#shared/domain/street.ts';
import { pathOfStreet } from '../db/estates/publicAddress.ts';
import type { EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import type { Store } from '../db/store.ts';

const maxStreets = 4;

/** Characters that a street is looked for by, at least: fewer after its type, as in "calle". */
const minLength = { typed: 3, bare: 4 };

interface Found {
  value: string;
  number: number;
  /** Of one of its listings. */
  estate: number;
}

type Column = 'postcode' | 'street';

/** The values of a column from one to another with available listings, those with most first. */
async function countValues(
  { db, estatesBy }: Store,
  column: Column,
  [from, to]: readonly [string, string],
  types: readonly OperationType[],
): Promise<Found[]> {
  const kinds = sql.join(types.map((type) => operationTypes.indexOf(type)));
  const { rows } = await sql<Found>`select ${sql.ref(column)} as value, count(*) as number, min(key) as estate
    ${estatesBy(`estates_${column}`)} where ${sql.ref(column)} >= ${from} and ${sql.ref(column)} <= ${to}
    and availability_rank = 0 and type in (${kinds}) group by ${sql.ref(column)} order by 2 desc, 1`.execute(db);
  return rows;
}

/** Where a listing lies, as the public knows it. */
async function addressOf({ db }: Store, estate: number): Promise<EstateSummaryDocument['address']> {
  const { summary } = await db
    .selectFrom('estate_summaries')
    .select('summary')
    .where('estate', '=', estate)
    .executeTakeFirstOrThrow();
  return (JSON.parse(summary) as EstateSummaryDocument).address;
}

/** A postcode in which there are listings. */
export async function findPostcode(
  store: Store,
  postcode: string,
  types: readonly OperationType[],
): Promise<SuggestionDto[]> {
  const [found] = await countValues(store, 'postcode', [postcode, postcode], types);
  if (!found) return [];
  const { town, province_slug: province } = await addressOf(store, found.estate);
  return [{ kind: 'postcode', name: postcode, within: town, province, postcode, count: Number(found.number) }];
}

/** A typed street: its slug without the number, that slug without type and articles, and the town's slug so far. */
function readStreet(text: string): { slug: string; core: string; town: string } {
  const [name = '', ...others] = text.split(',');
  const slug = slugify(name.replace(/\s+\d+\s*$/, ''));
  const town = others.find((part) => /^\D*$/.test(part)) ?? '';
  return { slug, core: streetCore(slug), town: slugify(town) };
}

/** The streets that a text may begin: of listings whose street the public knows. */
export async function findStreets(
  store: Store,
  text: string,
  types: readonly OperationType[],
): Promise<SuggestionDto[]> {
  const { slug, core, town } = readStreet(text);
  const isTyped = core !== slug;
  if (core.length < (isTyped ? minLength.typed : minLength.bare)) return [];
  const values = await countValues(store, 'street', [core, `${core}~~`], types);
  const found = values
    .map(({ value, ...rest }) => ({ path: pathOfStreet(value), ...rest }))
    .filter(({ path }) => (!isTyped || path.startsWith(slug)) && path.split('/')[1]!.startsWith(town))
    .slice(0, maxStreets);
  return Promise.all(
    found.map(async ({ path, number, estate }): Promise<SuggestionDto> => {
      const {
        street_type = '',
        street_name = '',
        town: within,
        province_slug: province,
      } = await addressOf(store, estate);
      const name = `${street_type} ${street_name}`.trim();
      return { kind: 'street', name, within, province, street: path, count: Number(number) };
    }),
  );
}
