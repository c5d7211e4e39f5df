import { formTokenName, formTokenPath, honeypotName, minTokenSeconds, type GuardFields } from '#shared/forms/guard.ts';

const tokenOf = async (response: Response): Promise<string> => {
  const { token } = (await response.json()) as { token?: unknown };
  return typeof token === 'string' ? token : '';
};

/** Milliseconds after which a token counts as not to be had. */
const timeout = 5_000;

/** Puts a fresh token into a form; without an answer the form keeps the one that it has. Never rejects. */
export async function renewToken(form: HTMLFormElement): Promise<void> {
  const input = form.elements.namedItem(formTokenName);
  if (!(input instanceof HTMLInputElement)) return;
  try {
    const response = await fetch(formTokenPath, { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    if (response.ok) input.value = await tokenOf(response);
  } catch (error) {
    console.warn('form token', error);
  }
}

/** What the guard of a form holds; empty for a form without one. */
export function guardFieldsOf(form: HTMLFormElement): GuardFields {
  const fields = new FormData(form);
  return Object.fromEntries(
    [honeypotName, formTokenName].flatMap((name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** Resolves when a token that was fetched now is old enough to be sent. */
export const untilTokenIsOldEnough = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, minTokenSeconds * 1_000 + 100);
  });
