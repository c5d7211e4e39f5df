/** What the spam guard adds to every form, beside the fields of its schema (docs/decisions/028). */

/** A field that only programs fill in: visitors do not see it. No browser completes a field of this name. */
export const honeypotName = 'topicNote';

/** The signed time of the page or of the request that gave it. */
export const formTokenName = 'formToken';

/** Where scripts get a fresh token: GET, `{ "token": "…" }`, never stored. */
export const formTokenPath = '/form-token';

/** Seconds that pass at least between a token and the form that is sent with it. */
export const minTokenSeconds = 2;

export type GuardFields = Partial<Record<typeof honeypotName | typeof formTokenName, string>>;
