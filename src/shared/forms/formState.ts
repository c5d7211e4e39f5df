import type { Offer } from '#shared/filters/sentence/Offer.ts';
import type { FieldProblems } from '#shared/forms/checkForm.ts';

/**
 * Why a valid form failed; `outdated`: the server reports a field that this form lacks; `expired`: its token is too old
 * (FormGuard), the next attempt has a new one; `foreign`: the browser did not say that it was sent from the site's own
 * page; `offline`: the browser has no connection; `refused`: not by a field that the API names; `processed`: the API
 * has it already.
 */
export type FormFailure =
  'failed' | 'tooMany' | 'outdated' | 'expired' | 'foreign' | 'offline' | 'refused' | 'processed';

/**
 * Why an API refused a form without a word about its fields, by its status (ApiError.ts): it would refuse it once
 * more. Undefined for what says nothing of the form.
 */
export function failureOfStatus(status: number | undefined): FormFailure | undefined {
  if (status === 409) return 'processed';
  return status === 400 || status === 422 ? 'refused' : undefined;
}

/** What a sentence may be read as: `value` is that of the field `reading`. */
export interface SentenceChoice {
  value: string;
  offer: Offer;
}

/** What a sentence came to that filled in a form. */
export interface SaidInSentence {
  /** The visitor's own words that were not taken into account. */
  ignored: readonly string[];
  /** What else its places and numbers may mean. */
  readings: readonly SentenceChoice[];
  /** What is nearest to the words that were not taken into account. */
  nearest: readonly SentenceChoice[];
}

/**
 * A form that did not go through, or that is not complete yet: what was typed is kept (docs/product.md#forms, PD-49).
 * Plain JSON: without scripts it travels in the page's state.
 */
export interface FormState {
  /** Which of the page's forms. */
  form: string;
  /** By field; of a group of checkboxes, those that are ticked. */
  values: Readonly<Record<string, string | readonly string[]>>;
  problems: FieldProblems;
  failure?: FormFailure;
  /** Of a form that was filled in by a sentence. */
  said?: SaidInSentence;
}
