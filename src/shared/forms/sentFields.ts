import type { Language } from '../i18n/languages.ts';

/**
 * A form's fields by name, unchecked: the values of a form in a browser, or what a browser sent without scripts. A name
 * that was sent several times has a list.
 */
export type SentFields = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/**
 * A field with the query of a search for the Thanks page (AlertSurveyQuery): that of an enquiry offers it as an alert,
 * that of an alert's form takes from it what the listings are called.
 */
export const offeredAlertName = 'offeredAlert';

/** Where a form was sent from. */
export interface FormPage {
  language: Language;
  /** Without its query. */
  path: string;
}

/** A browser sends a value for a ticked checkbox, and nothing for another. */
export const isTicked = (value: SentFields[string]): boolean => value === true || typeof value === 'string';

/** The values of a field that may have several, as a choice of cities. */
export const listOf = (value: SentFields[string]): string[] =>
  [value ?? []].flat().filter((one): one is string => typeof one === 'string' && one !== '');
