import type { Kysely } from 'kysely';
import type { AdvertAnswer } from '#shared/domain/advertAnswers.ts';
import type { LeadVariant } from '#shared/contract/lead.ts';
import type { LeadEventType } from '#shared/contract/leadEvents.ts';
import type { AdvertReportOutcome, AdvertReportReason } from '#shared/domain/advertReport.ts';
import type { AlertFrequency, MatchReason } from '#shared/domain/alert.ts';
import type { ConsentForm } from '#shared/forms/consents.ts';
import type { TranslatedField } from '#shared/domain/translatedFields.ts';
import type { LinkPurpose } from '#shared/forms/mailedLinks.ts';
import type { ResultColumn } from './results/resultColumns.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { MailKind } from './outbox/mail.ts';

/**
 * The store, table by table. Integers stand for booleans (0/1), times are epoch milliseconds, JSON is text,
 * `key` columns are the store's own whole numbers (small in indexes); `id`, `slug` and `url_key` are public
 * identifiers, the last of an estate (domain/estateKey.ts).
 */
export interface Tables {
  meta: { name: string; value: string };
  documents: { name: string; content: string };
  places: PlaceRow;
  agencies: AgencyRow;
  agents: AgentRow;
  /**
   * JSON: AgencyInput and AgentDetailDocument, which directories and people's own pages show: apart, since every list
   * of estates reads agents.
   */
  agency_details: { agency: number; detail: string };
  agent_details: { agent: number; detail: string };
  estates: EstateRow;
  /** JSON: EstateSummaryDocument. */
  estate_summaries: { estate: number; summary: string };
  /**
   * JSON: EstateDetailDocument, apart, since lists need nothing of it but their pictures' number
   * (src/origin/web/mediaCounts.ts); the street fields that no answer shows; and for which languages its texts were
   * looked through (translations), null since it was stored last.
   */
  estate_details: {
    estate: number;
    detail: string;
    hidden_address: string | null;
    translated_into: string | null;
  };
  estate_features: EstateFeatureRow;
  gone_estates: GoneEstateRow;
  source_records: SourceRecordRow;
  /**
   * Outbox: undelivered changes and the tags they purge, separated by spaces: `wrong` hard, `outdated` softly.
   */
  changes: { id: string; wrong: string; outdated: string; made_at: number };
  /** How often the homes of a province, or of the country, changed. */
  revisions: { place: number; revision: number };
  place_counts: {
    place: number;
    type: number;
    listed: number;
    /** Available or reserved. */
    live: number;
    available: number;
    /** Of the live and of the available ones, those that are homes (homeTypes). */
    live_homes: number;
    available_homes: number;
    updated_at: number;
  };
  /** A page of the sitemap's estates (sitemapPages.ts): how many it holds, and when it changed last. */
  sitemap_pages: { page: number; live: number; updated_at: number };
  /**
   * Homes by cell of the map (mapCells.ts), for the country and each province; the sums of their positions, in 1e-5
   * degrees, give a cluster's middle.
   */
  cell_counts: {
    place: number;
    level: number;
    cell_row: number;
    cell_column: number;
    type: number;
    listed: number;
    /** Available or reserved. */
    live: number;
    lat_sum: number;
    lng_sum: number;
  };
  trait_counts: { place: number; traits: number } & MaterialisedCount;
  feature_counts: { place: number; type: number; feature: number; available: number } & MaterialisedCount;
  enquiries: EnquiryRow;
  owner_requests: OwnerRequestRow;
  advert_reports: AdvertReportRow;
  subscriptions: SubscriptionRow;
  consents: ConsentRow;
  /** One row: the end of the chain of consents. Its lock makes a transaction the only one that appends. */
  ledger: { position: number; hash: string };
  tokens: TokenRow;
  outbox: OutboxRow;
  webhooks: WebhookRow;
  /**
   * Answers to requests that may be repeated: `key` is a digest of the idempotency key and the request; the answer is
   * JSON. `subject_key` is the digest of the address that the request was about.
   */
  /** Lists of favourites on their way to another device, encrypted: by the digest of what names them. */
  transfers: { digest: string; list: string; expires_at: number };
  answers: { key: string; answer: string; subject_key: string | null; made_at: number; expires_at: number };
  /** What listings earned, by day. */
  results: ResultRow;
  /** How often listings were opened in a language on a day. */
  result_languages: { estate: number; day: number; language: Language; opened: number };
  /** Searches that found nothing, by day: a list's path and filters in normal form. */
  empty_searches: { day: number; search: string; times: number };
  /** What sites sent lately: a batch is taken once. */
  result_batches: { id: string; taken_at: number };
  result_mails: ResultMailRow;
  owner_links: OwnerLinkRow;
  owner_notes: OwnerNoteRow;
  advert_askings: AdvertAskingRow;
  advert_answers: AdvertAnswerRow;
  alerts: AlertRow;
  alert_places: AlertPlaceRow;
  /** Price alerts, by the listing that they are about. */
  alert_homes: { url_key: string; alert: number; frequency: AlertFrequency };
  alert_matches: AlertMatchRow;
  estate_events: EstateEventRow;
  /** Requests for a new link, until a job has answered them by mail: known and unknown addresses alike. */
  link_requests: {
    id: string;
    email: string;
    subject_key: string;
    purpose: LinkPurpose;
    language: Language;
    made_at: number;
  };
  /** Pages of listings that changed, until search engines have them: the paths of one in all languages, with spaces. */
  changed_pages: { paths: string; changed_at: number; leased_until: number };
  /** Pictures that come from elsewhere, by their address or their path in the network's folder. */
  pictures: PictureRow;
  /** Which answers show a picture: surrogate keys (src/origin/tags.ts), as `estate:…`. Of fetched ones only. */
  picture_uses: { picture: string; tag: string };
  /** The latest run of each job that did something: when, for how long, how much. */
  job_runs: { job: string; ran_at: number; ms: number; items: number; mails: number };
  import_runs: ImportRunRow;
  import_undo: ImportUndoRow;
  /** Listings that stand behind another of the same home, out of every list. */
  twins: TwinRow;
  /** Keys of listings that have to be compared with those of other sources, and how often they changed since. */
  twin_checks: { url_key: string; times: number };
  /** Keys of two listings, the first in order of letters first, of which an operator said that they are two homes. */
  not_twins: { one: string; other: string };
  /** The same, of which an operator said that they are one home. */
  sure_twins: { one: string; other: string };
  /** The same, of two agencies, that look like one home: an operator may say so. `mailed`: 0 or 1. */
  suggested_twins: { one: string; other: string; found_at: number; mailed: number };
  /** Texts of listings that a machine translated, or is to translate. */
  translations: TranslationRow;
  /** Which listings have a text of `translations`, and as which of their fields. */
  translation_uses: { estate: number; digest: string; field: TranslatedField };
  /** What was sent to be translated in a month, `2026-11` (UTC). */
  translation_months: { month: string; characters: number; texts: number };
  export_files: ExportFileRow;
  export_parts: ExportPartRow;
  /** What changed since exports were last written: tags of estates and people, separated by spaces. */
  export_changes: { id: string; tags: string };
}

/** An export to a portal as it is given, and how far the next one is. Times are epoch ms. */
export interface ExportFileRow {
  name: string;
  /** Of its definition (src/shared/exports/exportVersion.ts); null before it is whole for the first time. */
  version: string | null;
  /** What its parts are made with, and what those of the next are: a digest of code and settings. */
  made_with: string | null;
  next_made_with: string | null;
  /** Up to which part all are of `next_made_with`. */
  next_part: number;
  /** The round that writes, or wrote last. */
  writer: string;
  /** Counts what was given; 0 before the first. */
  generation: number;
  /** Of its text without the time of writing. */
  digest: string | null;
  /** What stands around its parts, and between two of them, packed. */
  head: Uint8Array | null;
  separator: Uint8Array | null;
  tail: Uint8Array | null;
  bytes: number;
  /** Since when its text is this one. */
  modified_at: number | null;
  /** When it was last brought up to date. */
  checked_at: number | null;
  listings: number;
  /** Those that its format has no place for. */
  left_out: number;
  /** 0 or 1: the last attempt failed. */
  is_failing: number;
}

/** The listings of a range of keys as an export has them, in the generations from `since` up to before `until`. */
export interface ExportPartRow {
  name: string;
  part: number;
  since: number;
  until: number | null;
  digest: string;
  /** CRC-32 and bytes of its text. */
  crc: number;
  size: number;
  listings: number;
  left_out: number;
  /** Packed: the bytes of `content`. */
  bytes: number;
  content: Uint8Array;
}

/**
 * How many homes, and bounds of their prices and areas. The bounds never shrink: a removal leaves them as they are.
 * They may therefore be wider than the homes that remain, which their reader allows for.
 */
export interface MaterialisedCount {
  listed: number;
  min_price: number;
  max_price: number;
  min_area: number;
  max_area: number;
}

export type Db = Kysely<Tables>;

/** The place that holds all others. */
export const countryKey = 0;

/** Of a listing whose verdict is not known. */
export const unjudged = 0;

/** Provinces, towns and zones in one table, so that counts can be kept by place whatever its kind. */
export interface PlaceRow {
  key: number;
  kind: 'country' | 'province' | 'town' | 'zone';
  parent: number | null;
  slug: string;
  name: string;
}

export interface AgencyRow {
  key: number;
  id: string;
  slug: string;
  /** Empty for an agent who works alone without one. */
  commercial_brand: string;
  independent: number;
  province: number;
  /** Whose records name it and keep it up to date; null: the network's own profile. */
  source: string | null;
  updated_at: number;
}

export interface AgentRow {
  key: number;
  id: string;
  slug: string;
  full_name: string;
  agency: number;
  province: number;
  /** Whose records name them and keep them up to date; null: the network's own profile. */
  source: string | null;
  /** Rank in a fixed shuffle, from which random selections are taken. */
  shuffle_rank: number;
  /** JSON: AgentBriefDto. */
  brief: string;
  /** JSON: AgentCardDocument. */
  card: string;
  updated_at: number;
}

/** What a list is filtered and ordered by, and no more: the rest is in estate_summaries and estate_details. */
export interface EstateRow {
  key: number;
  /** Where it comes from, and its id there: its identity. */
  source: string;
  source_id: string;
  /** What stands for it in URLs: in lower case, unique, and the same for ever. */
  url_key: string;
  /** What its agency calls it; other sources may have the same. */
  reference: string;
  /** Its letters and digits alone, by which it is found (foldReference). */
  reference_text: string;
  /** Position in operationTypes. */
  type: number;
  status: string;
  /**
   * 0 available, 1 reserved, 2 sold or rented (docs/product.md#status), 3 available and behind its twin (twins), 4 not
   * published, since it breaks a rule (adverts/).
   */
  availability_rank: number;
  estate_type: string;
  subtype: string | null;
  price: number;
  /** The price where it may be shown, else null; the only price that filters and sorts see (PD-27). */
  shown_price: number | null;
  /** Before the latest change of the price. Shown where it was a drop, and the price is shown. */
  previous_price: number | null;
  /** The shown price in hundredths of a euro a square metre, by which lists are sorted. */
  area_price: number | null;
  area: number;
  rooms: number | null;
  bathrooms: number | null;
  furnished: number;
  conservation: string | null;
  published_at: number;
  updated_at: number;
  /** Position in a fixed shuffle of the estates, from which random selections are taken. */
  shuffle_rank: number;
  /** Bits of estateTraits.ts. */
  traits: number;
  /** Bits of features, and of marks (maskColumns.ts). */
  features: number;
  marks: number;
  province: number;
  town: number;
  zone: number | null;
  agent: number;
  agency: number;
  /** The public position in 1e-5 degrees: blurred unless the address is fully visible. */
  lat: number | null;
  lng: number | null;
  /** Band of latitude of 0.05°, by which boxes on the map are found. */
  geo_row: number | null;
  /** The id in its source of the same home for the other operation. */
  linked: string | null;
  /** Of the land register. No answer, page or feed has it. */
  cadastral_reference: string | null;
  /** What the rules make of it: a position in `verdicts`, from 1 on; 0: it is to be judged (adverts/). */
  verdict: number;
  /** Of an address that the public knows (publicAddress.ts). */
  postcode: string | null;
  street: string | null;
}

/** What a source's record was when it was stored last; it outlives the listing. */
export interface SourceRecordRow {
  source: string;
  source_id: string;
  /** Digest of all that is stored of it, without the date of its change: the same one changes nothing. */
  digest: string;
  /** As the source says it; `withdrawn` once it is gone. */
  status: string;
  /** When the status was set by hand, if the source has said nothing newer since. */
  set_by_hand_at: number | null;
  /** When it was published; where its source does not say, when it came first. */
  published_at: number;
  /** JSON: PriceHistories. */
  price_histories: string;
  /** Digest of the record, and of what its reading depends on: the same one says the same listing. */
  record_digest: string | null;
  /** The last change that it names, in ISO 8601. */
  source_date: string | null;
  /** JSON: what the record was warned of, where `record_digest` is known. */
  warnings: string | null;
}

/** A run of a source. */
export interface ImportRunRow {
  id: string;
  source: string;
  state: ImportRunState;
  started_at: number;
  ended_at: number | null;
  /** JSON: RunSummary. */
  report: string;
  /** What import_undo holds of its source was before this run; the form in which it is stored. Else null. */
  undo: string | null;
}

/**
 * `refused`: nothing was changed. `failed`: an error ended it, perhaps halfway. `killed`: its process ended before it
 * did. `undone`: taken back by a run that is `undo`.
 */
export type ImportRunState = 'running' | 'done' | 'refused' | 'failed' | 'killed' | 'undone' | 'undo';

/** What was before the last run of a source: a listing by its id there, or, in one row, the source's people. */
export interface ImportUndoRow {
  source: string;
  kind: 'listing' | 'people';
  name: string;
  /** JSON: KeptListing or KeptPeople. */
  content: string;
}

/** Two listings of one home, by their keys in URLs. */
export interface TwinRow {
  hidden: string;
  /** Of the source that comes first. */
  shown: string;
  reason: TwinReason;
  found_at: number;
}

/**
 * By what a home is known to be the same: its reference in the land register, its facts and pictures where both are of
 * one agency, or an operator's word.
 */
export type TwinReason = 'cadastral_reference' | 'pictures' | 'operator';

/** An estate that was withdrawn. */
export interface GoneEstateRow {
  url_key: string;
  source: string;
  source_id: string;
  reference: string;
  removed_at: number;
  /** The key that it had and gets again; null once what it earned is erased. */
  estate: number | null;
}

/** Features and marks one by one, by their positions: finds the few homes with a rare one, which a mask cannot. */
export interface EstateFeatureRow {
  feature: number;
  type: number;
  province: number;
  estate: number;
}

/** What both kinds of leads have. */
interface LeadRow {
  id: string;
  /** Of the public id, which only the answer and the mail to the visitor contain. */
  digest: string;
  /** Digest of the visitor's address. Null once the lead is erased. */
  subject_key: string | null;
  language: Language;
  /** The id of the consent that was given with it. */
  consent: string;
  made_at: number;
}

/** What a visitor asked an agent or an agency. */
export interface EnquiryRow extends LeadRow {
  /** JSON: EnquiryContent. Null once the lead is erased, for its time is over or the visitor wants it so. */
  content: string | null;
  /** Who was asked: `agent:` or `agency:` and a slug. */
  addressee: string;
  /** Key and reference of the listing that it is about. */
  url_key: string | null;
  reference: string | null;
  variant: LeadVariant;
  /** When the visit that it asks for begins. */
  slot: number | null;
  /** Until when that time is held, as long as it is not confirmed; null: it is taken. */
  held_until: number | null;
}

/** An owner's request to sell or to let. */
export interface OwnerRequestRow extends LeadRow {
  /** JSON: OwnerRequestContent. Null once it is erased. */
  content: string | null;
}

/** What a visitor reported about an advert. */
export interface AdvertReportRow {
  id: string;
  /** Key and reference of the listing that it is about, which may be gone. */
  url_key: string;
  reference: string;
  reason: AdvertReportReason;
  /** JSON: AdvertReportContent. Null once it is erased. */
  content: string | null;
  /** Digest of the address, where one was left; null once it is erased. */
  subject_key: string | null;
  /** The visitor's. */
  language: Language;
  state: 'open' | AdvertReportOutcome;
  /** The operator's, of what came of it. */
  note: string | null;
  made_at: number;
  settled_at: number | null;
}

/** A subscription to the newsletter, one for each address. */
export interface SubscriptionRow {
  id: string;
  email: string;
  /** Digest of the e-mail address. */
  subject_key: string;
  name: string;
  surname: string;
  language: Language;
  /** `pending`: requested, and not confirmed by the mailed link; no newsletter is sent. */
  state: 'pending' | 'active' | 'cancelled';
  asked_at: number;
  confirmed_at: number | null;
  cancelled_at: number | null;
}

/**
 * The proof of a consent. Rows are added and never changed; what is left of them when their time is over are the hashes
 * (ledger.ts).
 */
export interface ConsentRow {
  id: string;
  /** In the chain, from 1. */
  position: number;
  /** Part of the hash of the content; empty once the row is erased. */
  salt: string;
  content_hash: string;
  /** The hash of the row before. */
  previous: string;
  hash: string;
  erased_at: number | null;
  form: ConsentForm;
  event: 'asked' | 'confirmed' | 'withdrawn';
  /** Of a confirmation or a withdrawal: the id of the row that it is about. */
  asked: string | null;
  /** The version of the form's texts, and the digest of the texts in that language. */
  version: string;
  texts: string;
  /** JSON: each box with whether it was ticked. */
  boxes: string;
  language: Language;
  page_url: string | null;
  /** Digest of the e-mail address; empty once the row is erased. */
  subject_key: string;
  made_at: number;
}

/**
 * What a link is for: to confirm a subscription to the newsletter, or to end it; to accept an alert, to open it, or to
 * cancel it (with all others of the address, if its holder wishes so); to open all alerts of an address; to take the
 * time of a visit; to say of an agent's adverts whether they still hold, or to be asked no more.
 */
export type TokenPurpose =
  | 'newsletter'
  | 'unsubscribe'
  | 'acceptAlert'
  | 'alert'
  | 'cancel'
  | 'alerts'
  | 'visit'
  | 'adverts'
  | 'advertsOut'
  | 'results'
  | 'resultsOut';

/**
 * A link sent by mail. Only the digest of its secret part is stored, so the link cannot be rebuilt from the database.
 */
export interface TokenRow {
  digest: string;
  purpose: TokenPurpose;
  /** The id of a subscription or an enquiry, an alert's key, the digest of an address, or an agent's slug. */
  subject: string;
  /** The id of the consent that it confirms or withdraws; empty where it is about none. */
  consent: string;
  made_at: number;
  expires_at: number;
  used_at: number | null;
}

/** What a listing earned on a day, or in a month that is long ago: sums alone. */
export interface ResultRow extends Record<ResultColumn, number> {
  /** Key of the listing. */
  estate: number;
  /** The date in Spain, or the first of the month, in days since 1970. */
  day: number;
  /** 1: the sums are those of the month. */
  is_month: number;
}

/** An agent who is mailed what their listings earned. */
export interface ResultMailRow {
  /** Slug. */
  agent: string;
  /** The Monday of the last week that was mailed, in days since 1970. */
  week: number;
  sent_at: number;
  /** Since when they want no such mails. */
  stopped_at: number | null;
}

/** A link by which the owner of a listing sees what it earned. Only the digest of its secret part is stored. */
export interface OwnerLinkRow {
  id: string;
  /** Key of the listing. */
  estate: number;
  /** Slug of the agent who sent it. */
  agent: string;
  digest: string;
  made_at: number;
  expires_at: number;
  revoked_at: number | null;
}

/** What an agent tells the owner of a listing that they did for it. */
export interface OwnerNoteRow {
  id: string;
  /** Key of the listing. */
  estate: number;
  /** Slug. */
  agent: string;
  /** The date in Spain, in days since 1970. */
  day: number;
  note: string;
  made_at: number;
}

/** An agent who is asked by mail whether adverts still hold. */
export interface AdvertAskingRow {
  /** The agent's slug. */
  agent: string;
  asked_at: number;
  /** Since when they want no such mails. */
  stopped_at: number | null;
}

/** A listing that an agent was asked about, and the answer. */
export interface AdvertAnswerRow {
  id: string;
  agent: string;
  url_key: string;
  reference: string;
  asked_at: number;
  answer: AdvertAnswer | null;
  /** In euros, as the agent says it: the listing keeps its own. */
  price: number | null;
  answered_at: number | null;
  /** 1: the listing was withdrawn by it. */
  taken_off: number;
}

/** A saved search that is mailed, or the price alert of one listing. */
export interface AlertRow {
  /** Random. */
  key: number;
  /** Digest of the e-mail address. */
  subject_key: string;
  /** JSON: AlertContent. Null once it has ended. */
  content: string | null;
  /** Position in operationTypes. */
  type: number;
  frequency: AlertFrequency;
  language: Language;
  /** `pending`: asked for, and not accepted by the mailed link; `paused` by its owner. Of both nothing is mailed. */
  state: AlertState;
  /** The id of the consent that it rests on. */
  consent: string;
  /** 1: alert_places or alert_homes holds what an active alert looks for. */
  indexed: number;
  asked_at: number;
  confirmed_at: number | null;
  ended_at: number | null;
  /** The reason given (CancelReason), and the words to it. */
  ended_by: number | null;
  ended_text: string | null;
  /** Mails with listings so far. */
  digests: number;
  /** Until then a job is at work on its mail. */
  leased_until: number;
}

export type AlertState = 'pending' | 'active' | 'paused' | 'cancelled' | 'expired';

/** What an active alert looks for in one place: from a listing's type and places its alerts are found. */
export interface AlertPlaceRow {
  type: number;
  /** A zone, a town, a province or the country. */
  place: number;
  alert: number;
  frequency: AlertFrequency;
  min_price: number;
  max_price: number;
  min_area: number;
  max_area: number;
  /** Bits of estateTraits.ts: those asked for; none in a group that is not filtered by. */
  traits: number;
  /** Bits as of an estate: all of them. */
  features: number;
  marks: number;
  /** Bits of floors, as in `features` of an estate: one of them; 0 for any. */
  floors: number;
  agent: number | null;
  agency: number | null;
  /** As of an estate; null for any. */
  postcode: string | null;
  street: string | null;
  /** Its areas (areasOf.ts), encoded and separated by spaces, and the bounds they share in 1e-5 degrees. */
  drawn: string | null;
  min_lat: number | null;
  max_lat: number | null;
  min_lng: number | null;
  max_lng: number | null;
}

/** A listing that an alert found. It stays when it was mailed, so that it is mailed once. */
export interface AlertMatchRow {
  alert: number;
  /** Of the listing. */
  url_key: string;
  reason: MatchReason;
  /** The lower price of a drop, each of which is mailed; else 0. */
  price: number;
  previous_price: number | null;
  made_at: number;
  /** When it is mailed. */
  due_at: number;
  sent_at: number | null;
}

/** A change of a listing that alerts have not been searched for yet. */
export interface EstateEventRow {
  id: string;
  estate: number;
  reason: MatchReason;
  previous_price: number | null;
  made_at: number;
  leased_until: number;
}

/** A picture as far as it was brought; its files are on the disk of the origin that serves them (media/masters). */
export interface PictureRow {
  /** Digest of the address. */
  id: string;
  url: string;
  /** Empty for a file of the folder. */
  host: string;
  /** Of the listing that named it first; empty for a person's or an article's. */
  source: string;
  /** `fetched` once there is a copy, which stays while later attempts fail; `dead` when it never came. */
  state: 'wanted' | 'fetched' | 'dead';
  /** Of the original's bytes: the picture's name. Width and height are the master's. */
  digest: string | null;
  width: number | null;
  height: number | null;
  /** `#rrggbb`, once it is known. */
  placeholder: string | null;
  /** What it looks like (pictureHash.ts), once it is known. */
  hash: string | null;
  /** How it was made, as its file says it: a code of IPTC's Digital Source Type. */
  source_type: string | null;
  /** As the server sent them; of a file of the folder, its size and time. */
  etag: string | null;
  last_modified: string | null;
  /** Attempts in a row that brought nothing, counted before they are made, and why the latest failed. */
  tries: number;
  problem: string | null;
  /** The time of the next attempt; null: none. A job moves it on before it fetches, so that no other job does. */
  try_at: number | null;
  /** When an attempt last succeeded. */
  checked_at: number | null;
  /** Since when nothing names it. */
  unnamed_at: number | null;
}

/** What waits to be sent: a mail, or a webhook (outbox/queue.ts). */
export interface QueuedRow {
  id: string;
  /** JSON. Null once it need not be sent any more; what was given up keeps it. */
  content: string | null;
  state: QueueState;
  made_at: number;
  /** Since when it is tried: since it was made, or last asked for again. */
  queued_at: number;
  /** The time of the next attempt. A worker moves it on before it sends the row, so that no other worker does. */
  try_at: number;
  attempts: number;
  /** The id of the lease of the worker that sends it. */
  lease: string | null;
  /** JSON: why the latest attempt failed. */
  problem: string | null;
}

/** `caught`: taken by a mail catcher, which sends nothing on. */
export type QueueState = 'waiting' | 'sent' | 'caught' | 'replaced' | 'given_up';

/** A mail in the outbox; its content is a Mail, its problem a Refusal. */
export interface OutboxRow extends QueuedRow {
  kind: MailKind;
  /** Digest of the recipient's address. */
  subject_key: string;
  /** Digest of the address of the visitor that the mail is about, if that is not the recipient. */
  about_key: string | null;
}

/** An event on its way to one endpoint; its content is the body, its problem a DeliveryProblem. */
export interface WebhookRow extends QueuedRow {
  /** `network`, or `agency:` and a slug. */
  endpoint: string;
  type: LeadEventType;
  /** Digest of the address of the visitor that it is about; empty for one that is about none. */
  about_key: string;
}

/** A text in one language that another lacks. */
export interface TranslationRow {
  /** Of the text and both languages (translations/missingTexts.ts). */
  digest: string;
  /** Codes of languages, as `es`. */
  source: string;
  target: string;
  /** The text, a list's items as lines; null once it was translated. */
  content: string | null;
  /** JSON: names in it that are not translated. */
  names: string;
  /** Of the text. */
  characters: number;
  /** `dropped`: what came was no translation of it, or it was refused. */
  state: 'waiting' | 'done' | 'dropped';
  translation: string | null;
  /** Who translated it, or tried last. */
  provider: string | null;
  /** Why the latest attempt brought nothing. */
  problem: string | null;
  /** Answers that were no translation of it. */
  attempts: number;
  /** The time of the next attempt. A job moves it on before it sends the text, so that no other job does. */
  try_at: number;
  lease: string | null;
  made_at: number;
  /** When it was translated or dropped. */
  done_at: number | null;
}

export type SqlValue = string | number | null;
