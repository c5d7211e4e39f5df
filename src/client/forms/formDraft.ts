import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { attempt } from '../app/session/attempt.ts';

/** Beside the session's answers, which are dropped when their time is over (sessionCache.ts). */
const keyOf = (form: string): string => `${storedKeyNames.draftPrefix}${form}`;

/**
 * What was typed into a form and not sent yet, for this tab alone (docs/product.md#forms). Consents are never kept:
 * each form asks for them itself.
 */
export interface Draft {
  /** What the form is about: the fields that belong to it are not taken over by a form about something else. */
  about: string;
  values: Readonly<Record<string, string | readonly string[]>>;
}

export function readDraft(form: string): Draft | undefined {
  const text = attempt(() => sessionStorage.getItem(keyOf(form)));
  return text ? attempt(() => JSON.parse(text) as Draft) : undefined;
}

/** Whether something was typed into a form that was not sent. */
export const hasDraft = (form: string): boolean => readDraft(form) !== undefined;

export function keepDraft(form: string, draft: Draft): void {
  attempt(() => {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  });
}

export function clearDraft(form: string): void {
  attempt(() => {
    sessionStorage.removeItem(keyOf(form));
  });
}

/** Writes a draft into the elements, which hold the values of a form (useSchemaForm.ts). */
export function fillElements(element: HTMLFormElement, values: Draft['values']): void {
  for (const [name, value] of Object.entries(values)) {
    for (const input of element.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      if (typeof value !== 'string') input.checked = value.includes(input.value);
      else if (input.type === 'radio') input.checked = input.value === value;
      else input.value = value;
    }
  }
}
