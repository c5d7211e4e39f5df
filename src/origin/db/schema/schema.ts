import { sql, type Kysely } from 'kysely';
import { forbidConsentChanges } from './consentTriggers.ts';
import { inTransaction } from '../inTransaction.ts';
import { isSqlite } from '../engine/isSqlite.ts';
import { emptyLedgerHash } from '../personal/ledger.ts';
import { countryKey, type Db } from '../tables.ts';

/*
 * The schema of version 1.0.0; tables.ts says what the columns mean. SQLite and PostgreSQL read the same SQL, but for
 * "without rowid", which only SQLite knows. It is never edited after its release: migrations.ts adds to it.
 */

/** Places, agencies and agents; and what is known of the database itself. */
const directory = `
  create table meta (
    name text primary key not null,
    value text not null
  );
  create table documents (
    name text primary key not null,
    content text not null
  );
  create table places (
    key integer primary key not null,
    kind text not null,
    parent integer references places(key),
    slug text not null,
    name text not null,
    unique (parent, slug)
  );
  create table agencies (
    key integer primary key not null,
    id text not null unique,
    slug text not null unique,
    commercial_brand text not null,
    independent integer not null,
    province integer not null references places(key),
    source text,
    updated_at bigint not null
  );
  create table agency_details (
    agency integer primary key not null references agencies(key) on delete cascade,
    detail text not null
  );
  create table agents (
    key integer primary key not null,
    id text not null unique,
    slug text not null unique,
    full_name text not null,
    agency integer not null references agencies(key),
    province integer not null references places(key),
    source text,
    shuffle_rank integer not null,
    updated_at bigint not null,
    brief text not null,
    card text not null
  );
  create index agents_shuffle_rank on agents (shuffle_rank, key);
  create table agent_details (
    agent integer primary key not null references agents(key) on delete cascade,
    detail text not null
  );
`;

/**
 * Estates as lists filter them, as the contract's documents, and as their sources name them. What indexes hold comes
 * first: a row is read up to the last column that is wanted.
 */
const listings = `
  create table estates (
    key integer primary key not null,
    published_at bigint not null,
    traits bigint not null,
    features bigint not null,
    shown_price integer,
    type integer not null,
    availability_rank integer not null,
    area integer not null,
    shuffle_rank integer not null,
    price integer not null,
    furnished integer not null,
    province integer not null references places(key),
    town integer not null references places(key),
    zone integer references places(key),
    agent integer not null references agents(key),
    agency integer not null references agencies(key),
    lat integer,
    lng integer,
    geo_row integer,
    updated_at bigint not null,
    rooms integer,
    bathrooms integer,
    source text not null,
    source_id text not null,
    url_key text not null,
    reference text not null,
    reference_text text not null,
    status text not null,
    estate_type text not null,
    subtype text,
    conservation text,
    previous_price integer,
    area_price bigint
  );
  create table estate_summaries (
    estate integer primary key not null references estates(key) on delete cascade,
    summary text not null
  );
  create table estate_details (
    estate integer primary key not null references estates(key) on delete cascade,
    detail text not null,
    hidden_address text
  );
  create table estate_features (
    feature integer not null,
    type integer not null,
    province integer not null,
    estate integer not null,
    primary key (feature, type, province, estate)
  ) without rowid;
  create table gone_estates (
    url_key text primary key not null,
    source text not null,
    source_id text not null,
    reference text not null,
    removed_at bigint not null,
    unique (source, source_id)
  );
  create table source_records (
    source text not null,
    source_id text not null,
    digest text not null,
    status text not null,
    set_by_hand_at bigint,
    published_at bigint not null,
    price_histories text not null,
    primary key (source, source_id)
  );
`;

/**
 * The indexes of lists (estateIndexes.ts), as they were. PostgreSQL has one more, which the matches of a list are
 * counted through.
 */
const listingIndexes = `
  create index estates_agency on estates (agency, agent, type, availability_rank, traits, features, shown_price,
    area, published_at, shuffle_rank, province, town, zone, key, lat, lng);
  create index estates_area on estates (type, availability_rank, area, key, traits, features, shown_price,
    published_at, shuffle_rank, province, town, zone, agent, agency, lat, lng);
  create index estates_area_price on estates (type, availability_rank, area_price, key, traits, features,
    shown_price, area, published_at, shuffle_rank, province, town, zone, agent, agency, lat, lng);
  create index estates_dropped on estates (type, availability_rank, published_at, key, traits, features,
    shown_price, area, shuffle_rank, province, town, zone, agent, agency, lat, lng) where (features &
    281474976710656) <> 0;
  create index estates_geo on estates (geo_row, type, lng, lat, traits, features, shown_price, area, published_at,
    shuffle_rank, province, town, zone, agent, agency, availability_rank, key);
  create index estates_price on estates (type, availability_rank, shown_price, key, traits, features, area,
    published_at, shuffle_rank, province, town, zone, agent, agency, lat, lng);
  create index estates_province_area on estates (province, type, availability_rank, area, key, traits, features,
    shown_price, published_at, shuffle_rank, town, zone, agent, agency, lat, lng);
  create index estates_province_area_price on estates (province, type, availability_rank, area_price, key, traits,
    features, shown_price, area, published_at, shuffle_rank, town, zone, agent, agency, lat, lng);
  create index estates_province_price on estates (province, type, availability_rank, shown_price, key, traits,
    features, area, published_at, shuffle_rank, town, zone, agent, agency, lat, lng);
  create index estates_province_recent on estates (province, type, availability_rank, published_at, key, traits,
    features, shown_price, area, shuffle_rank, town, zone, agent, agency, lat, lng);
  create index estates_province_shuffle on estates (province, type, availability_rank, shuffle_rank, key, traits,
    features, shown_price, area, published_at, town, zone, agent, agency, lat, lng);
  create index estates_recent on estates (type, availability_rank, published_at, key, traits, features,
    shown_price, area, shuffle_rank, province, town, zone, agent, agency, lat, lng);
  create index estates_reference on estates (reference_text);
  create index estates_shuffle on estates (type, availability_rank, shuffle_rank, key, traits, features,
    shown_price, area, published_at, province, town, zone, agent, agency, lat, lng);
  create unique index estates_source on estates (source, source_id);
  create index estates_town on estates (town, zone, type, availability_rank, traits, features, shown_price, area,
    published_at, shuffle_rank, province, agent, agency, key, lat, lng);
  create index estates_traits on estates (traits, province, features, shown_price, area, published_at,
    shuffle_rank, town, zone, agent, agency, type, availability_rank, key, lat, lng);
  create unique index estates_url_key on estates (url_key);
`;

const postgresIndex =
  'create index estates_filters on estates (type, availability_rank, features, traits, area, shown_price)';

/** How many estates are where: what lists, facets, the map and the sitemap count by. */
const counts = `
  create table place_counts (
    place integer not null references places(key),
    type integer not null,
    listed integer not null,
    live integer not null,
    updated_at bigint not null,
    available integer not null,
    live_homes integer not null,
    available_homes integer not null,
    primary key (place, type)
  );
  create table trait_counts (
    place integer not null references places(key),
    traits bigint not null,
    listed integer not null,
    min_price integer not null,
    max_price integer not null,
    min_area integer not null,
    max_area integer not null,
    primary key (place, traits)
  ) without rowid;
  create table feature_counts (
    place integer not null references places(key),
    type integer not null,
    feature integer not null,
    listed integer not null,
    min_price integer not null,
    max_price integer not null,
    min_area integer not null,
    max_area integer not null,
    available integer not null,
    primary key (place, type, feature)
  );
  create table cell_counts (
    place integer not null,
    level integer not null,
    cell_row integer not null,
    cell_column integer not null,
    type integer not null,
    listed integer not null,
    lat_sum bigint not null,
    lng_sum bigint not null,
    live integer not null,
    primary key (place, level, cell_row, cell_column, type)
  ) without rowid;
  create table sitemap_pages (
    page integer primary key not null,
    live integer not null,
    updated_at bigint not null
  );
`;

/** What sites and search engines are told of, and what shows that something read before is out of date. */
const changes = `
  create table revisions (
    place integer primary key not null,
    revision bigint not null
  );
  create table changes (
    id text primary key not null,
    wrong text not null,
    outdated text not null,
    made_at bigint not null
  );
  create index changes_made_at on changes (made_at);
  create table changed_pages (
    paths text primary key not null,
    changed_at bigint not null,
    leased_until bigint not null
  );
  create index changed_pages_changed_at on changed_pages (changed_at);
  create table estate_events (
    id text primary key not null,
    estate integer not null,
    reason text not null,
    previous_price integer,
    made_at bigint not null,
    leased_until bigint not null
  );
  create index estate_events_made_at on estate_events (made_at);
`;

/** Pictures that listings, people and blocks name, and where they are named. */
const pictures = `
  create table pictures (
    id text primary key not null,
    url text not null,
    host text not null,
    state text not null,
    digest text,
    placeholder text,
    etag text,
    last_modified text,
    problem text,
    width bigint,
    height bigint,
    tries bigint not null,
    try_at bigint,
    checked_at bigint,
    unnamed_at bigint
  );
  create index pictures_digest on pictures (digest);
  create index pictures_try_at on pictures (try_at, host);
  create index pictures_unnamed_at on pictures (unnamed_at);
  create table picture_uses (
    picture text not null,
    tag text not null,
    primary key (picture, tag)
  );
  create index picture_uses_tag on picture_uses (tag);
`;

/** Personal data: forms, consents, subscriptions, and the links and mails about them. */
const people = `
  create table enquiries (
    id text primary key not null,
    digest text not null unique,
    subject_key text,
    language text not null,
    consent text not null,
    content text,
    made_at bigint not null,
    addressee text not null,
    url_key text,
    reference text,
    variant text not null
  );
  create index enquiries_addressee on enquiries (addressee, made_at);
  create index enquiries_made_at on enquiries (made_at);
  create index enquiries_subject on enquiries (subject_key);
  create table owner_requests (
    id text primary key not null,
    digest text not null unique,
    subject_key text,
    language text not null,
    consent text not null,
    content text,
    made_at bigint not null
  );
  create index owner_requests_made_at on owner_requests (made_at);
  create index owner_requests_subject on owner_requests (subject_key);
  create table consents (
    id text primary key not null,
    form text not null,
    event text not null,
    asked text,
    version text not null,
    texts text not null,
    boxes text not null,
    language text not null,
    page_url text,
    subject_key text not null,
    made_at bigint not null,
    salt text not null,
    content_hash text not null,
    previous text not null,
    hash text not null,
    position integer not null,
    erased_at bigint
  );
  create unique index consents_position on consents (position);
  create index consents_subject on consents (subject_key);
  create table ledger (
    position integer not null,
    hash text not null
  );
  create table subscriptions (
    id text primary key not null,
    email text not null,
    name text not null,
    surname text not null,
    language text not null,
    state text not null,
    asked_at bigint not null,
    confirmed_at bigint,
    cancelled_at bigint,
    subject_key text not null
  );
  create unique index subscriptions_email on subscriptions (email);
  create index subscriptions_state on subscriptions (state, asked_at);
  create index subscriptions_subject on subscriptions (subject_key);
  create table tokens (
    digest text primary key not null,
    purpose text not null,
    subject text not null,
    consent text not null,
    made_at bigint not null,
    expires_at bigint not null,
    used_at bigint
  );
  create index tokens_subject on tokens (subject);
  create table link_requests (
    id text primary key not null,
    email text not null,
    subject_key text not null,
    purpose text not null,
    language text not null,
    made_at bigint not null
  );
  create table answers (
    key text primary key not null,
    answer text not null,
    made_at bigint not null,
    subject_key text,
    expires_at bigint not null
  );
  create index answers_expires_at on answers (expires_at);
  create index answers_subject on answers (subject_key);
  create table outbox (
    id text primary key not null,
    kind text not null,
    subject_key text not null,
    content text,
    state text not null,
    lease text,
    made_at bigint not null,
    try_at bigint not null,
    attempts bigint not null,
    about_key text,
    problem text,
    queued_at bigint not null
  );
  create index outbox_about on outbox (about_key);
  create index outbox_subject on outbox (subject_key, made_at);
  create index outbox_waiting on outbox (state, try_at);
  create table job_runs (
    job text primary key not null,
    ran_at bigint not null,
    ms bigint not null,
    items bigint not null,
    mails bigint not null
  );
`;

/** Alerts, by the places in which estates are looked up for them, and what was found. */
const alerts = `
  create table alerts (
    key bigint primary key not null,
    content text,
    ended_text text,
    subject_key text not null,
    frequency text not null,
    language text not null,
    state text not null,
    consent text not null,
    type integer not null,
    indexed integer not null,
    digests integer not null,
    asked_at bigint not null,
    leased_until bigint not null,
    confirmed_at bigint,
    ended_at bigint,
    ended_by integer
  );
  create index alerts_state on alerts (state, indexed);
  create index alerts_subject on alerts (subject_key);
  create table alert_places (
    min_price integer not null,
    max_price integer not null,
    min_area integer not null,
    max_area integer not null,
    traits bigint not null,
    features bigint not null,
    agent integer,
    agency integer,
    min_lat integer,
    max_lat integer,
    min_lng integer,
    max_lng integer,
    type integer not null,
    place integer not null,
    alert bigint not null,
    frequency text not null,
    drawn text,
    floors bigint not null,
    primary key (type, place, alert)
  ) without rowid;
  create index alert_places_alert on alert_places (alert);
  create table alert_matches (
    alert bigint not null,
    url_key text not null,
    reason text not null,
    price integer not null,
    previous_price integer,
    made_at bigint not null,
    due_at bigint not null,
    sent_at bigint,
    primary key (alert, url_key, reason, price)
  ) without rowid;
  create index alert_matches_due on alert_matches (due_at, alert) where sent_at is null;
  create index alert_matches_made_at on alert_matches (made_at);
  create table alert_homes (
    url_key text not null,
    alert bigint not null,
    frequency text not null,
    primary key (url_key, alert)
  );
  create index alert_homes_alert on alert_homes (alert);
`;

const schema = [directory, listings, listingIndexes, counts, changes, pictures, people, alerts].join('');

/** Creates all tables, and the rows that everything else counts on. */
export async function createSchema(given: Kysely<unknown>): Promise<void> {
  // The migrator itself opens a transaction on PostgreSQL only.
  await inTransaction(given as Db, async (db: Db) => {
    const statements = schema.split(';\n').filter((text) => text.trim() !== '');
    for (const statement of statements)
      await sql.raw(isSqlite(db) ? statement : statement.replace(' without rowid', '')).execute(db);
    if (!isSqlite(db)) await sql.raw(postgresIndex).execute(db);
    await forbidConsentChanges(db);
    await db
      .insertInto('places')
      .values({ key: countryKey, kind: 'country', parent: null, slug: '', name: '' })
      .execute();
    await db.insertInto('meta').values({ name: 'next_estate_key', value: '1' }).execute();
    await db.insertInto('ledger').values({ position: 0, hash: emptyLedgerHash }).execute();
  });
}
