import type { FieldProblems } from '#shared/forms/checkForm.ts';

/**
 * Why a valid form failed; `outdated`: the server reports a field that this form lacks; `expired`: its token is too old
 * (FormGuard), the next attempt has a new one.
 */
export type FormFailure = 'failed' | 'tooMany' | 'outdated' | 'expired';

/**
 * A form that did not go through: what was typed is kept (docs/product.md#forms, PD-49). Plain JSON: without scripts it
 * travels in the page's state.
 */
export interface FormState {
  /** Which of the page's forms. */
  form: string;
  /** By name; a list where a name was sent several times. */
  values: Readonly<Record<string, string | readonly string[]>>;
  problems: FieldProblems;
  failure?: FormFailure;
}
