import type * as z from 'zod/mini';
import { checkForm, type FieldProblems } from '#shared/forms/checkForm.ts';
import { consents, type ConsentForm } from '#shared/forms/consents.ts';
import { readPhone } from '#shared/forms/readPhone.ts';
import { wrongFields } from './apiError.ts';

/** What the forms have in common that their schemas cannot check. */
interface FormValues {
  consentVersion?: string | undefined;
  phone?: string | undefined;
}

function problemsOf(form: ConsentForm, { consentVersion, phone }: FormValues): FieldProblems {
  return {
    // A consent to other texts than the current ones could not be proved.
    ...(consentVersion !== undefined && consentVersion !== consents[form].version ? { consentVersion: 'invalid' } : {}),
    ...(phone !== undefined && readPhone(phone) === undefined ? { phone: 'invalid' } : {}),
  };
}

/**
 * Reads a form from the body of a request.
 * @returns its values in normal form: phones as E.164
 * @throws ApiError 422 with the problem of every field
 */
export function readForm<T extends FormValues>(
  form: ConsentForm,
  schema: z.ZodMiniType<T>,
  body: Readonly<Record<string, unknown>>,
): T {
  const checked = checkForm(schema, body);
  if (!checked.ok) throw wrongFields(checked.fields);
  const problems = problemsOf(form, checked.value);
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  const { phone } = checked.value;
  return phone === undefined ? checked.value : { ...checked.value, phone: readPhone(phone)! };
}
