import type { Checked, FieldProblems } from './checkForm.ts';

/**
 * What is wrong with a checked form whose surname is empty, where the network asks for one (SURNAME_REQUIRED); nothing
 * of forms that have no such field.
 */
export const surnameProblem = (value: object, isRequired = false): FieldProblems<'surname'> =>
  isRequired && 'surname' in value && value.surname === '' ? { surname: 'required' } : {};

/** A checked form with that problem. */
export function withSurname<T extends object>(checked: Checked<T>, isRequired: boolean | undefined): Checked<T> {
  const fields = checked.ok ? surnameProblem(checked.value, isRequired) : {};
  return fields.surname ? { ok: false, fields: fields as FieldProblems<keyof T & string> } : checked;
}
