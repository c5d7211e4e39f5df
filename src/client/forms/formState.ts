import type { FieldProblems } from '#shared/forms/checkForm.ts';

/** Why a form that was filled in well did not go through; `outdated` is one that the server knows otherwise by now. */
export type FormFailure = 'failed' | 'tooMany' | 'outdated';

/**
 * A form that did not go through: what was typed is kept (docs/product.md#forms, PD-49). Plain JSON: without scripts it
 * travels in the page's state.
 */
export interface FormState {
  /** Which of the page's forms. */
  form: string;
  values: Readonly<Record<string, string>>;
  problems: FieldProblems;
  failure?: FormFailure;
}
