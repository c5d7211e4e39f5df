import type * as z from 'zod/mini';
import { checkForm, type FieldProblems } from '#shared/forms/checkForm.ts';
import { consents, type ConsentForm } from '#shared/forms/consents.ts';
import { spokenOrSpanish, type Language } from '#shared/i18n/languages.ts';
import { readPhone } from '#shared/forms/readPhone.ts';
import { wrongFields } from './apiError.ts';

/** What the forms have in common that their schemas cannot check. */
interface FormValues {
  consentVersion?: string | undefined;
  phone?: string | undefined;
  language?: Language | undefined;
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
 * @param languages of the site: no page of it has a form in another, whose sender is answered in Spanish
 * @returns its values in normal form: phones as E.164
 * @throws ApiError 422 with the problem of every field
 */
export function readForm<T extends FormValues>(
  form: ConsentForm,
  schema: z.ZodMiniType<T>,
  body: Readonly<Record<string, unknown>>,
  languages: readonly Language[],
): T {
  const checked = checkForm(schema, body);
  if (!checked.ok) throw wrongFields(checked.fields);
  const problems = problemsOf(form, checked.value);
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  const { phone, language } = checked.value;
  return {
    ...checked.value,
    ...(phone === undefined ? {} : { phone: readPhone(phone)! }),
    ...(language === undefined ? {} : { language: spokenOrSpanish(language, languages) }),
  };
}
