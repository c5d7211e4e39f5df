import { sql } from 'kysely';
import type { TranslationsDto } from '#shared/contract/imports.ts';
import type { NetworkReportDto } from '#shared/contract/networkReport.ts';
import { energyRatings, homeTypes, operationTypes } from '#shared/domain/estate.ts';
import type { EstateDetailDocument, EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import { traitMask } from '../db/facts/estateTraits.ts';
import type { Store } from '../db/store.ts';
import type { Db } from '../db/tables.ts';

type Listings = NetworkReportDto['lettingsWithoutData'];
type Found = Listings['found'][number];

/** References named in a report; the rest is counted. */
const maxNamed = 200;

/** Documents read at once. */
const pageRows = 500;

/** The provinces of Catalonia, by slug. */
const catalanProvinces = ['barcelona', 'girona', 'lleida', 'tarragona'];

/** What the advert of such a letting states; the last rent only where there was one. */
const stated = ['reference_index', 'large_holder'] as const;

/** Of a province and an agent or agency the province is reached, of an agent and an agency the agent (PD-3). */
async function findSlugCollisions(db: Db): Promise<NetworkReportDto['slugCollisions']> {
  // The agency of an agent who works alone has the agent's slug on purpose: they have one page.
  const { rows } = await sql<{ slug: string; kind: 'province' | 'agent' | 'agency' }>`
    with named as (
      select slug, 'province' as kind from places where kind = 'province'
      union all select slug, 'agent' from agents
      union all select slug, 'agency' from agencies where independent = 0
    )
    select slug, kind from named
    where slug in (select slug from named group by slug having count(*) > 1)`.execute(db);
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  return [...bySlug]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([slug, named]) => ({ slug, kinds: named.map(({ kind }) => kind) }));
}

/** Reads listings page by page, so that others are answered in between. @param read those after a key, by key */
async function collect<Row extends { key: number }>(
  read: (after: number) => Promise<Row[]>,
  faultOf: (row: Row) => Found | null,
): Promise<Listings> {
  const listings: Listings = { count: 0, found: [] };
  for (let after = 0; ;) {
    const rows = await read(after);
    const found = rows.flatMap((row) => faultOf(row) ?? []);
    listings.count += found.length;
    listings.found.push(...found.slice(0, maxNamed - listings.found.length));
    if (rows.length < pageRows) return listings;
    after = rows.at(-1)!.key;
  }
}

const findLettingsWithoutData = ({ db }: Store): Promise<Listings> =>
  collect(
    (after) =>
      db
        .selectFrom('estates')
        .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
        .innerJoin('places', 'places.key', 'estates.province')
        .select(['estates.key', 'estates.reference', 'estate_details.detail'])
        .where('estates.key', '>', after)
        .where('estates.type', '=', operationTypes.indexOf('rent'))
        .where('estates.availability_rank', '=', 0)
        .where('estates.estate_type', 'in', homeTypes)
        .where('places.slug', 'in', catalanProvinces)
        .orderBy('estates.key')
        .limit(pageRows)
        .execute(),
    ({ reference, detail }) => {
      const facts = JSON.parse(detail) as EstateDetailDocument;
      const missing = stated.filter((name) => facts[name] === undefined);
      // A seasonal letting states its registration number instead.
      return facts.registration_number !== undefined || missing.length === 0 ? null : { reference, missing };
    },
  );

/** Certificates without a rating that are of one kind. */
const findCertificates = ({ db }: Store, isOne: (cee: EstateSummaryDocument['cee']) => boolean): Promise<Listings> =>
  collect(
    (after) =>
      db
        .selectFrom('estates')
        .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
        .select(['estates.key', 'estates.reference', 'estate_summaries.summary'])
        .where('estates.key', '>', after)
        .where('estates.availability_rank', '<', 2)
        .where(sql<boolean>`(traits & ${sql.lit(traitMask('energy', energyRatings))}) = 0`)
        .orderBy('estates.key')
        .limit(pageRows)
        .execute(),
    ({ reference, summary }) => {
      const { cee } = JSON.parse(summary) as EstateSummaryDocument;
      return isOne(cee) ? { reference } : null;
    },
  );

/** What the operators of a network should put right in its data. @param translations of its texts */
export const reportNetwork = async (store: Store, translations: TranslationsDto | null): Promise<NetworkReportDto> => ({
  slugCollisions: await findSlugCollisions(store.db),
  lettingsWithoutData: await findLettingsWithoutData(store),
  unreadableCertificates: await findCertificates(store, ({ state, rating }) => state === 'completed' && !rating),
  certificatesNotStated: await findCertificates(store, ({ state }) => state === 'not_stated'),
  translations,
});
