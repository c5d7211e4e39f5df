import { sql } from 'kysely';
import type { ImageDto } from '#shared/contract/fields.ts';
import { operationTypes } from '#shared/domain/estate.ts';
import type { Db } from './tables.ts';

/**
 * The conversion of migration 006, from the documents before 006 to the contract's. It uses no other code of the store,
 * so that it does not change with it. A network without imported estates is the demo's and is removed: the next start
 * creates it again.
 */

/** Rows converted at once. */
const batchSize = 500;

type Json = Record<string, unknown>;

const networkTables = [
  'changes',
  'revisions',
  'feature_counts',
  'trait_counts',
  'place_counts',
  'estate_features',
  'estate_details',
  'estate_summaries',
  'estates',
  'gone_estates',
  'agent_details',
  'agents',
  'agency_details',
  'agencies',
  'documents',
];

/** Converts an imported network, or removes the demo's. @param db inside a transaction */
export async function convertDocuments(db: Db): Promise<void> {
  if (!(await holdsImportedEstates(db))) return removeNetwork(db);
  await convertAgencies(db);
  await convertAgents(db);
  await convertEstates(db);
}

/** Every estate of the demo had a `look` field, and none of its pictures had a stored URL (`given`). */
async function holdsImportedEstates(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from estate_summaries
    where summary like '%"look":null%' or summary like '%"given":%' limit 1`.execute(db);
  return rows.length > 0;
}

async function removeNetwork(db: Db): Promise<void> {
  for (const table of networkTables) await sql`delete from ${sql.table(table)}`.execute(db);
  for (const kind of ['zone', 'town', 'province']) await sql`delete from places where kind = ${kind}`.execute(db);
  await sql`delete from meta where name = 'filled'`.execute(db);
  await sql`update meta set value = '1' where name = 'next_estate_key'`.execute(db);
}

interface PlaceName {
  slug: string;
  name: string;
}

async function readPlaces(db: Db): Promise<ReadonlyMap<number, PlaceName>> {
  const { rows } = await sql<PlaceName & { key: number }>`select key, slug, name from places`.execute(db);
  return new Map(rows.map(({ key, slug, name }) => [key, { slug, name }]));
}

const provinceFields = (place: PlaceName | undefined): Json =>
  place ? { province: place.name, province_slug: place.slug } : {};

/** Without the fields that have no value. */
const compact = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

interface OldAgency {
  key: number;
  id: string;
  slug: string;
  commercial_brand: string;
  independent: number;
  province: number;
  web: string | null;
  detail: string | null;
}

interface OldAgencyDetail {
  city: unknown;
  address: Record<'streetType' | 'streetName' | 'streetNumber' | 'postalCode' | 'town', string>;
  email: string;
  phone: string;
  founded: number | null;
  about: unknown;
  consultancyAreas: unknown;
  memberships: unknown;
}

function agencyDocument(row: OldAgency, province: PlaceName | undefined): Json {
  const detail = row.detail === null ? null : (JSON.parse(row.detail) as OldAgencyDetail);
  const { streetType, streetName, streetNumber, postalCode, town } = detail?.address ?? {};
  return compact({
    id: row.id,
    slug: row.slug,
    kind: 'agency',
    commercial_brand: row.commercial_brand || null,
    independent: row.independent === 1,
    address: detail && {
      street_type: streetType,
      street_name: streetName,
      street_number: streetNumber,
      postal_code: postalCode,
      town,
    },
    city: detail?.city,
    email: detail?.email,
    phone: detail?.phone,
    ...provinceFields(province),
    web: row.web,
    about: detail?.about,
    consultancy_areas: detail?.consultancyAreas,
    memberships: detail?.memberships,
    founded: detail?.founded,
  });
}

async function convertAgencies(db: Db): Promise<void> {
  const places = await readPlaces(db);
  const { rows } =
    await sql<OldAgency>`select agencies.key, id, slug, commercial_brand, independent, province, web, detail
    from agencies left join agency_details on agency_details.agency = agencies.key`.execute(db);
  await sql`delete from agency_details`.execute(db);
  for (const row of rows) {
    const document = JSON.stringify(agencyDocument(row, places.get(row.province)));
    await sql`insert into agency_details (agency, detail) values (${row.key}, ${document})`.execute(db);
  }
}

interface OldAgent {
  key: number;
  id: string;
  slug: string;
  full_name: string;
  province: number;
  profile: string;
  detail: string | null;
  agency_slug: string;
  agency_brand: string;
  agency_independent: number;
}

interface OldProfile {
  gender: string;
  commercialBrand: string | null;
  web?: string | null;
  email: string;
  phone: string;
  city: unknown;
  zones: string[];
  languages: string[];
  social: unknown;
  givenPortrait?: ImageDto;
}

interface OldAgentDetail extends Json {
  consultancyAreas: unknown;
  reviews: (Json & { publishedAt: number })[];
}

function agentDetail(text: string): Json {
  const { consultancyAreas, reviews, ...detail } = JSON.parse(text) as OldAgentDetail;
  return compact({
    ...detail,
    consultancy_areas: consultancyAreas,
    reviews: reviews.map(({ publishedAt, ...review }) =>
      compact({ ...review, date: new Date(publishedAt).toISOString() }),
    ),
  });
}

function agentBrief(row: OldAgent, profile: OldProfile): Json {
  return compact({
    id: row.id,
    slug: row.slug,
    full_name: row.full_name,
    avatar: profile.givenPortrait,
    phone: profile.phone,
    email: profile.email,
    languages: profile.languages,
    agency: compact({
      slug: row.agency_slug,
      commercial_brand: row.agency_brand || null,
      independent: row.agency_independent === 1,
    }),
  });
}

const agentCard = (profile: OldProfile, province: PlaceName | undefined): Json =>
  compact({
    kind: 'agent',
    gender: profile.gender,
    image: profile.givenPortrait,
    commercial_brand: profile.commercialBrand,
    web: profile.web,
    city: profile.city,
    ...provinceFields(province),
    zones: profile.zones,
    social: profile.social,
  });

async function convertAgents(db: Db): Promise<void> {
  const places = await readPlaces(db);
  const { rows } =
    await sql<OldAgent>`select agents.key, agents.id, agents.slug, full_name, agents.province, profile, detail,
      agencies.slug as agency_slug, agencies.commercial_brand as agency_brand, agencies.independent as agency_independent
    from agents join agencies on agencies.key = agents.agency
    left join agent_details on agent_details.agent = agents.key`.execute(db);
  await sql`delete from agent_details`.execute(db);
  for (const row of rows) {
    const profile = JSON.parse(row.profile) as OldProfile;
    const brief = JSON.stringify(agentBrief(row, profile));
    const card = JSON.stringify(agentCard(profile, places.get(row.province)));
    const detail = row.detail === null ? '{}' : JSON.stringify(agentDetail(row.detail));
    await sql`update agents set brief = ${brief}, card = ${card} where key = ${row.key}`.execute(db);
    await sql`insert into agent_details (agent, detail) values (${row.key}, ${detail})`.execute(db);
  }
}

interface OldEstate {
  key: number;
  id: string;
  reference: string;
  type: number;
  estate_type: string;
  subtype: string | null;
  area: number;
  rooms: number | null;
  bathrooms: number | null;
  furnished: number;
  conservation: string | null;
  published_at: number;
  province: number;
  town: number;
  zone: number | null;
  summary: string;
  detail: string;
}

interface OldMedia {
  type: string;
  category: string;
  webCover: boolean;
  given?: ImageDto & { placeholder?: string; preview?: string };
}

interface OldSummary {
  description: unknown;
  urlSlug: Record<string, string>;
  streetType: string;
  streetName: string;
  streetNumber: string;
  visibility: string;
  conditionedAir: boolean;
  orientationNorth: boolean;
  orientationSouth: boolean;
  orientationEast: boolean;
  orientationWest: boolean;
  cee: Json;
  features: string[];
  media: OldMedia[];
}

interface OldDetail {
  text: unknown;
  moreMedia: OldMedia[];
  virtualTour: unknown;
  video: unknown;
  highlights: unknown;
  special: unknown;
  rentalConditions: unknown;
  referenceIndex: unknown;
  lastRent: unknown;
  largeHolder: unknown;
  registrationNumber: unknown;
}

/** Pictures with a stored URL. Those of the demo were never stored. */
const mediaDocuments = (media: readonly OldMedia[]): Json[] =>
  media.flatMap(({ type, category, webCover, given }) =>
    given ? [{ type, web_cover: webCover, ...given, description_category: category }] : [],
  );

function addresses(row: OldEstate, summary: OldSummary, places: ReadonlyMap<number, PlaceName>): [Json, Json | null] {
  const { visibility, streetType: street_type, streetName: street_name, streetNumber: street_number } = summary;
  const [province, town] = [places.get(row.province), places.get(row.town)];
  const zone = row.zone === null ? undefined : places.get(row.zone);
  const place = {
    province: province?.name ?? '',
    province_slug: province?.slug ?? '',
    town: town?.name ?? '',
    town_slug: town?.slug ?? '',
    ...(zone ? { zone: zone.name, zone_slug: zone.slug } : {}),
    visibility,
  };
  if (visibility === 'full') return [{ ...place, street_type, street_name, street_number }, null];
  if (visibility === 'hidden') return [place, { street_type, street_name, street_number }];
  return [{ ...place, street_type, street_name }, { street_number }];
}

function estateSummary(row: OldEstate, old: OldSummary, address: Json): Json {
  return compact({
    id: row.id,
    reference: row.reference,
    slug: old.urlSlug['es-ES'],
    url_slug: old.urlSlug,
    type: operationTypes[row.type] ?? 'buy',
    estate_type: row.estate_type,
    subtype: row.subtype,
    area_constructed: row.area,
    rooms: row.rooms,
    bathrooms: row.bathrooms,
    description: old.description,
    address,
    furnished: row.furnished === 1,
    conditioned_air: old.conditionedAir,
    orientation_north: old.orientationNorth,
    orientation_south: old.orientationSouth,
    orientation_east: old.orientationEast,
    orientation_west: old.orientationWest,
    conservation: row.conservation,
    cee: compact(old.cee),
    features: old.features,
    media: mediaDocuments(old.media).map(({ preview: _, ...item }) => item),
    created_at: new Date(Number(row.published_at)).toISOString(),
  });
}

const estateDetail = (old: OldDetail, media: readonly OldMedia[]): Json =>
  compact({
    text: old.text,
    virtual_tour: old.virtualTour,
    video: old.video,
    highlights: old.highlights,
    special: old.special,
    rental_conditions: old.rentalConditions,
    reference_index: old.referenceIndex,
    last_rent: old.lastRent,
    large_holder: old.largeHolder,
    registration_number: old.registrationNumber,
    media: mediaDocuments(media),
  });

async function convertEstates(db: Db): Promise<void> {
  const places = await readPlaces(db);
  for (let after = 0; ;) {
    const { rows } =
      await sql<OldEstate>`select estates.key, source_id as id, reference, type, estate_type, subtype, area, rooms, bathrooms,
        furnished, conservation, published_at, province, town, zone, summary, detail
      from estates join estate_summaries on estate_summaries.estate = estates.key
      join estate_details on estate_details.estate = estates.key
      where estates.key > ${after} order by estates.key limit ${sql.lit(batchSize)}`.execute(db);
    if (rows.length === 0) return;
    for (const row of rows) await convertEstate(db, row, places);
    after = rows.at(-1)!.key;
  }
}

async function convertEstate(db: Db, row: OldEstate, places: ReadonlyMap<number, PlaceName>): Promise<void> {
  const oldSummary = JSON.parse(row.summary) as OldSummary;
  const oldDetail = JSON.parse(row.detail) as OldDetail;
  const [address, hidden] = addresses(row, oldSummary, places);
  const summary = JSON.stringify(estateSummary(row, oldSummary, address));
  const detail = JSON.stringify(estateDetail(oldDetail, [...oldSummary.media, ...oldDetail.moreMedia]));
  await sql`update estate_summaries set summary = ${summary} where estate = ${row.key}`.execute(db);
  await sql`update estate_details set detail = ${detail}, hidden_address = ${hidden && JSON.stringify(hidden)}
    where estate = ${row.key}`.execute(db);
}
