import type { ApiError } from '#shared/api/ApiError.ts';
import type { Checked, FieldProblems } from '#shared/forms/checkForm.ts';
import { formTokenName, type GuardFields } from '#shared/forms/guard.ts';
import { failureOfStatus, type FormFailure } from '#shared/forms/formState.ts';
import { guardFieldsOf, renewToken, untilTokenIsOldEnough } from './formToken.ts';
import type { FormValues } from './formValues.ts';

export interface Sender<T extends object, Result> {
  /** Checks what was typed with the schema that the server uses; may fetch it first. */
  check: (values: FormValues) => Promise<Checked<T>>;
  /**
   * @param value what `check` returned, with the fields of the form's guard (FormGuard), to be sent as one object
   * @param key the same for every attempt to send the same values
   */
  send: (value: T & GuardFields, key: string) => Promise<Result>;
}

const asApiError = (error: unknown): Partial<Pick<ApiError, 'status' | 'fields'>> =>
  typeof error === 'object' && error !== null ? error : {};

/** The page is older than its form may be, or came from another server: nothing was stored. */
const isExpired = (error: unknown): boolean => formTokenName in (asApiError(error).fields ?? {});

/** Why sending failed. */
export function failureOf(error: unknown): FormFailure {
  if (!navigator.onLine) return 'offline';
  const { status } = asApiError(error);
  if (status === 429) return 'tooMany';
  if (status === 403) return 'foreign';
  if (isExpired(error)) return 'expired';
  return failureOfStatus(status) ?? 'failed';
}

/**
 * Checks a form and sends it; once more with a new token where its own is too old.
 * @returns the server's answer, or what is wrong with which field
 * @throws ApiError, or what the fetch of the schema failed with: see failureOf
 */
export async function sendForm<T extends object, Result>(
  { check, send }: Sender<T, Result>,
  element: HTMLFormElement,
  values: FormValues,
  key: string,
): Promise<{ ok: true; value: Result } | { ok: false; fields: FieldProblems }> {
  const checked = await check(values);
  if (!checked.ok) return checked;
  const attempt = () => send({ ...checked.value, ...guardFieldsOf(element) }, key);
  try {
    const value = await attempt().catch(async (error: unknown) => {
      if (!isExpired(error)) throw error;
      await renewToken(element);
      await untilTokenIsOldEnough();
      return attempt();
    });
    return { ok: true, value };
  } catch (error) {
    const { status, fields = {} } = asApiError(error);
    if (status !== 422 || isExpired(error) || Object.keys(fields).length === 0) throw error;
    return { ok: false, fields: fields as FieldProblems };
  }
}
