import type { LeadVariant } from '#shared/contract/lead.ts';
import type { ResultSums } from '#shared/contract/results.ts';
import type { AdvertReportOutcome, AdvertReportReason } from '#shared/domain/advertReport.ts';
import type { OpeningsCompared } from '#shared/domain/openings.ts';
import type { Suggestion } from '#shared/domain/suggestions.ts';
import type { BroadNoun } from '#shared/filters/kindGroups.ts';
import type { Opportunity } from '#shared/forms/opportunity.ts';
import type { CancelReason } from '#shared/forms/mailedLinks.ts';
import type { OwnedHomeField, OwnerRequest } from '#shared/forms/ownerRequest.ts';
import type { HeldVisit, VisitTime } from '#shared/domain/visitSlots.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { AlertFrequency, MatchReason } from '#shared/domain/alert.ts';

/** A listing as a mail names it, in the language of the mail. */
export interface MailedListing {
  reference: string;
  title: string;
  /** Of its page, from the root of the site, with the prefix of the language. */
  path: string;
  /** Where it is, as the site writes places. */
  place: string;
  /** Euros, per month where it is to let; absent where it is hidden or no longer asked for. */
  price?: number;
  /** Set where it might be shown, and there is none. */
  isOnRequest?: true;
  /** Several homes: the price is that of the cheapest. */
  isDevelopment?: true;
  operation: 'buy' | 'rent';
  /** Absent in mails that were queued before it was stored. */
  estateType?: string;
  /** Its cover: a path below /media, of one width. */
  image?: string;
  /** Its agent's entry in a public register. */
  register?: string;
}

/** Who answers, as a mail shows them: an agent, or an agency by its name. */
export interface MailedPerson {
  fullName: string;
  phone?: string;
  /** Of an agent, by its brand. */
  agency?: string;
  /** Their entry in a public register. */
  register?: string;
  /** Their face: a path below /media, of one width. */
  image?: string;
}

/** To the agent (or the office of the agency) that a visitor asks; replies go to the visitor. */
export interface EnquiryMail {
  kind: 'enquiry';
  visitor: Pick<Opportunity, 'name' | 'surname' | 'email' | 'phone' | 'language'>;
  message: string;
  subject: Opportunity['subject'];
  listing?: MailedListing;
  /** Asked for, and not confirmed yet. */
  visit?: HeldVisit;
}

/** To the visitor, with the link to the confirmation page. */
export interface EnquiryReceivedMail {
  kind: 'enquiryReceived';
  /** The secret of the page. */
  leadId: string;
  agent: MailedPerson;
  variant: LeadVariant;
  listing?: MailedListing;
  /** The time that is held, and the secret of the link that takes it. */
  visit?: HeldVisit;
  token?: string;
}

/** To the agent, and to the visitor: the time of a visit is taken. */
export type VisitConfirmedMail = {
  kind: 'visitConfirmed';
  visit: VisitTime;
  listing?: MailedListing;
} & ({ reader: 'agent'; visitor: EnquiryMail['visitor'] } | { reader: 'visitor'; agent: MailedPerson });

/** To the office of the owner's cities, which are given by name; replies go to the owner. */
export interface OwnerRequestMail {
  kind: 'ownerRequest';
  request: Pick<
    OwnerRequest,
    | 'type'
    | 'fullName'
    | 'email'
    | 'phone'
    | OwnedHomeField
    | 'moreToKnow'
    | 'cities'
    | 'language'
    | 'acceptCommercials'
    | 'acceptNewsletter'
  >;
  /** Whom the owner was told to expect. */
  agent?: string;
  /** The owner chose them. */
  isChosen?: true;
}

/** What an owner's form says of the home in figures and choices; no words, for they could be anybody's. */
export interface MailedHome extends Pick<OwnerRequest, 'zipCode' | 'estateType' | 'area' | 'rooms'> {
  /**
   * What half of the comparable listings would ask for it, in euros, rounded, and how many there are, where; of them,
   * how many fell in price, and how many like them are sold or rented.
   */
  range?: {
    from: number;
    to: number;
    count: number;
    /** A province, or a town of one, which is given by its slug. */
    city: string;
    province?: string;
    drops?: number;
    closed?: number;
  };
}

/** To the owner, with the cities by name. */
export type OwnerRequestReceivedMail = {
  kind: 'ownerRequestReceived';
  home?: MailedHome;
  /** Who calls, each for some of the cities. Absent in mails that were queued before they were stored. */
  contacts?: readonly (MailedPerson & { cities: readonly string[] })[];
} & Pick<OwnerRequest, 'type' | 'cities'>;

/** With `unsubscribe`, the secret of the link that ends the subscription, a mail can be unsubscribed in one click. */
export type NewsletterMail = { unsubscribe?: string } & (
  { kind: 'confirmSubscription'; token: string } | { kind: 'alreadySubscribed' }
);

/** What an alert searches for, as a mail names it. */
export interface MailedSearch {
  type: 'buy' | 'rent';
  /**
   * Names, as `Getafe, Madrid`; a province is marked, since a town often has its name, and so is a zone, which keeps
   * its own. None: the whole country.
   */
  places: readonly (string | { province: string } | { zone: string })[];
  /** The query of a search in normal form, without places. */
  filters: string;
  /** The name of what lies in the middle of its circle; given when the mail is written. */
  around?: string;
  /** Of the one home that it is about. */
  reference?: string;
  /** Absent in mails that were queued before it was stored. */
  frequency?: AlertFrequency;
}

/** A listing in the mail of an alert. */
export interface DigestListing extends MailedListing {
  reason: MatchReason;
  /** Before the drop. */
  previousPrice?: number;
  /** m². */
  area?: number;
  rooms?: number;
  bathrooms?: number;
  /** From the middle of the drawn area, rounded; only about as exact as the listing's place is known. */
  metres?: number;
}

/** Carries the link that starts an alert. */
export interface AcceptAlertMail {
  kind: 'acceptAlert';
  token: string;
  search: MailedSearch;
}

/** Says that an alert has started, and carries the links that open it and that cancel it. */
export interface AlertStartedMail {
  kind: 'alertStarted';
  search: MailedSearch;
  /** Path of the search; absent for the alert of one home. */
  seeAll?: string;
  token: string;
  cancel: string;
}

/** Carries a link to all alerts of the address, which was asked for. */
export interface AlertLinksMail {
  kind: 'alertLinks';
  /** Absent in mails that were queued before there was a link to all: each alert then has one of its own. */
  token?: string;
  alerts: readonly { search: MailedSearch; token?: string }[];
}

/** Carries a new link to cancel, which was asked for. */
export interface CancelLinkMail {
  kind: 'cancelLink';
  token: string;
}

/** What an alert found. */
export interface AlertDigestMail {
  kind: 'alertDigest';
  /** The alert's key: a mail that waits is dropped when the alert ends. */
  alert: number;
  search: MailedSearch;
  listings: readonly DigestListing[];
  /** With those that are not in the mail. */
  total: number;
  /** Path of the search with all of them; absent for the alert of one home. */
  seeAll?: string;
  /** The secrets of the links that open the alert, and that cancel it. */
  token: string;
  cancel: string;
}

/** Says that alerts were cancelled. */
export interface AlertCancelledMail {
  kind: 'alertCancelled';
  reason: CancelReason;
  /** What the alerts were about: their searches are deleted. Absent in mails that were queued before it was stored. */
  noun?: BroadNoun;
  /** Of the one alert that was cancelled. */
  search?: MailedSearch;
}

export type AlertMail =
  AcceptAlertMail | AlertStartedMail | AlertLinksMail | CancelLinkMail | AlertDigestMail | AlertCancelledMail;

/** To the network: what a visitor reported about an advert; replies go to whoever left an address. */
export interface AdvertReportMail {
  kind: 'advertReport';
  listing: MailedListing;
  reason: AdvertReportReason;
  message: string;
  /** With an address, where they left one. */
  visitor: { language: Language; email?: string };
}

/** To the visitor who reported an advert: what came of it. */
export interface AdvertReportSettledMail {
  kind: 'advertReportSettled';
  reference: string;
  outcome: AdvertReportOutcome;
  /** Absent where it is not on the site any more. */
  listing?: MailedListing;
}

/** A listing that its agent is asked about. */
export interface MailedAdvert extends MailedListing {
  /** In its URL. */
  key: string;
}

/** Asks an agent whether homes that nobody touched for long are still to be had. */
export interface ConfirmAdvertsMail {
  kind: 'confirmAdverts';
  listings: readonly MailedAdvert[];
  /** With those that are not in the mail. */
  total: number;
  /** The secrets of the link to the questions, and of the one that ends these mails. */
  token: string;
  unsubscribe: string;
}

/** A listing with what it earned in a week. */
export interface MailedWeekHome extends MailedListing {
  /** In its URL. */
  key: string;
  counts: ResultSums;
  /** Of the week before, where that can be said. */
  previous?: ResultSums;
  compared?: OpeningsCompared;
  suggestions: readonly Suggestion[];
}

/** Tells an agent what their homes earned in a week. */
export interface WeeklyResultsMail {
  kind: 'weeklyResults';
  /** Dates in Spain, Monday and Sunday. */
  week: { from: string; to: string };
  listings: readonly MailedWeekHome[];
  /** How many homes there are, with those that are not in the mail, and their sums. */
  homes: number;
  total: ResultSums;
  /** The secrets of the link to all of them, and of the one that ends these mails. */
  token: string;
  unsubscribe: string;
}

/** Brings the owner of a listing the link to what it earned, from its agent. */
export interface OwnerResultsMail {
  kind: 'ownerResults';
  listing: MailedListing;
  agent: MailedPerson;
  /** The agent's address, whom an answer reaches. */
  replyTo?: string;
  /** The agent's own words; empty without any. */
  message: string;
  /** The secret of the link. */
  token: string;
}

/** To who answers for a source of listings: what of it was not taken. */
export interface ImportReportMail {
  kind: 'importReport';
  source: string;
  /**
   * The run was refused as a whole, an error ended it, it refused records, or withdrew many listings; pictures did not
   * come; listings of another agency look like its own.
   */
  outcome: 'refused' | 'failed' | 'records' | 'withdrawals' | 'pictures' | 'duplicates';
  /** Why, of a whole run; in English, as the reports say it. */
  problem?: string;
  read: number;
  refused: number;
  warnings: number;
  withdrawn?: number;
  /** Pictures that were asked for and are not there. */
  missingPictures?: number;
  /** Why records were refused or warned of, in English, with the references of the first. */
  reasons: readonly {
    kind: 'refused' | 'warning';
    field?: string;
    reason: string;
    count: number;
    references: readonly string[];
  }[];
  /** Further reasons, which are not listed. */
  otherReasons: number;
}

/** What the outbox stores of a mail: enough to compose it when it is sent. */
export type Mail = {
  recipient: string;
  /** Of the mail: the reader's, as far as it is known, else es. */
  language: Language;
  /** The reader's, as typed into the form or stored, unchecked. */
  name: string;
} & (
  | NewsletterMail
  | EnquiryMail
  | EnquiryReceivedMail
  | VisitConfirmedMail
  | OwnerRequestMail
  | OwnerRequestReceivedMail
  | AlertMail
  | AdvertReportMail
  | AdvertReportSettledMail
  | ConfirmAdvertsMail
  | WeeklyResultsMail
  | OwnerResultsMail
  | ImportReportMail
);

export type MailKind = Mail['kind'];

/**
 * Kinds of which a newer mail makes an older one useless that still waits for the same recipient. Any other mail is
 * about a request of its own, and all of them are sent.
 */
export const replacedByNewer: ReadonlySet<MailKind> = new Set<MailKind>([
  'confirmSubscription',
  'alreadySubscribed',
  'alertLinks',
  'cancelLink',
]);
