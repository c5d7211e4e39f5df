/** `not_offered`: a correct record of something that the site does not offer; `broken`: any other. */
export type RefusalKind = 'not_offered' | 'broken';

/** A record that is not taken. */
export interface Refusal {
  id: string | null;
  reference: string | null;
  /** Where it begins in its file, as "line 12". */
  place: string;
  kind: RefusalKind;
  reason: string;
}

/** In the reason of a warning that a town is new: said before all others (summariseReport.ts). */
export const newTown = 'is no municipality';

/** One reason for which records were refused, or warned of. */
export interface ReasonCount {
  kind: 'refused' | 'warning';
  /** Of a warning. */
  field?: string;
  reason: string;
  /** How many records. */
  count: number;
  /** References of the first of them; for one without a reference its id, or its place in the file. */
  references: string[];
}

/** What was wrong in a feed, in numbers and by reason, the most frequent first. */
export interface Faults {
  refused: number;
  warnings: number;
  reasons: ReasonCount[];
  /** Further reasons, which are not listed. */
  otherReasons: number;
}

/** A rule that adverts of a source break. */
export interface BrokenRule {
  /** As the report of the network calls it. */
  title: string;
  outcome: 'differs' | 'missing';
  /** The law, or the advert itself. */
  source: string;
  /** How many listings, and how many of them are not published (ADVERT_RULES=hide). */
  count: number;
  hidden: number;
  /** References of the first. */
  references: string[];
  /** What the agent of the first can be sent. */
  message: string;
}

/** What is known of the feed that was read: downloaded, or a file. */
export interface FetchedFeed {
  /** What its server says of it, for the next request, and the digest of its bytes. */
  version: { etag?: string; lastModified?: string; digest?: string };
  bytes: number;
  /** When, epoch ms. */
  at: number;
  /** Digest of the settings that it was read with. */
  settings: string;
  /** It is whole, and of another server: what is listed in it is offered there at that time. */
  isOffer?: true | undefined;
}

/** What a run of a source did: one object of `npm run import -- --json`. */
export interface SyncReport {
  source: string;
  /** Its id. */
  run: string;
  /** Records of the source. */
  read: number;
  new: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  returned: number;
  refused: Refusal[];
  warnings: { id: string; reference: string; field: string; reason: string }[];
  /** Of the source's listings that are stored, those that break a rule which must hold, the worst first. */
  broken?: BrokenRule[];
  /** How long it took. */
  seconds: number;
  /** The run was refused as a whole: nothing was changed. */
  refusedRun?: { reason: string };
  /** Of a run at work, or killed: how many before it were killed, one after another. */
  killedBefore?: number;
  /** The id of the run that it undid. */
  undoes?: string;
  /** The feed of the source; absent for a file that a command names. */
  fetched?: FetchedFeed;
  /** The feed is unchanged and was not read: the faults that the last run found. */
  asBefore?: Faults;
  /** Nothing was stored: this is what it would do. */
  plan?: PlannedChange[];
}

/** What a run would do to a listing. */
export interface PlannedChange {
  id: string;
  reference: string;
  change: 'new' | 'changed' | 'withdrawn' | 'returned';
  /** Of a changed one, by the contract's names. */
  fields?: FieldChange[];
}

/** Prices and the status with their values, of all others the name alone. */
export interface FieldChange {
  field: string;
  before?: number | string | null;
  after?: number | string | null;
}

export const emptyReport = (source: string, run: string): SyncReport => ({
  ...{ source, run, read: 0, new: 0, changed: 0, unchanged: 0, withdrawn: 0, returned: 0 },
  ...{ refused: [], warnings: [], seconds: 0 },
});
