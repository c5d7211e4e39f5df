import { queryNamesOf } from '#shared/filters/filterQuery.ts';
import { mapFilterNames, type EstateFilters } from '#shared/filters/table.ts';
import { languages } from '#shared/i18n/languages.ts';
import { parsePathParams, parseQuery } from '#shared/routes/query.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { crossedRanges } from './crossedRanges.ts';

/** What a plain GET of the form sends, without its empty fields. */
export const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    ),
  );

/** What a form asks for. */
export interface FormQuery {
  /** Path that the plain form is sent to. */
  path: string;
  fields: URLSearchParams;
}

export const queryOfForm = (form: HTMLFormElement): FormQuery => ({
  path: new URL(form.action).pathname,
  fields: fieldsOf(form),
});

/** The filters of a form's fields, its province among them; null when one is malformed. */
export function filtersOf(fields: URLSearchParams): EstateFilters | null {
  const path = parsePathParams('Search', fields);
  const query = parseQuery('Search', fields);
  return path === null || query === null
    ? null
    : { ...(path.province ? { province: path.province } : {}), ...query.filters };
}

const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?')[1]);

/** A list's URL without what the form has no control for: its page, and the part of the map that it is limited to. */
export function wholeListOf(url: string): string {
  const query = queryOf(url);
  for (const name of [...queryNamesOf(mapFilterNames), 'page']) query.delete(name);
  return `${url.split('?')[0]}?${query.toString()}`;
}

/** The URLs of two lists. What differs in the second is a change that was not made in the form. */
export type ListChange = readonly [from: string, to: string];

/** Makes the change in the fields of the form, too; it leads to the first page. */
function applyChange(fields: URLSearchParams, [from, to]: ListChange): void {
  const before = queryOf(from);
  const after = queryOf(to);
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const value = after.get(name);
    if (value === before.get(name)) continue;
    if (value === null) fields.delete(name);
    else fields.set(name, value);
  }
  fields.delete('page');
}

/**
 * The URL of the form for the router: the page that the server redirects a plain GET to, so that both ways end alike.
 * Null when a field is malformed.
 */
export function targetOf({ path, fields }: FormQuery, change?: ListChange): string | null {
  const changed = new URLSearchParams(fields);
  if (change) applyChange(changed, change);
  const resolution = resolveUrl(path, `?${changed.toString()}`, languages);
  if (resolution.kind === 'notFound') return null;
  const [pathname = '', search] = (resolution.kind === 'match' ? resolution.url : resolution.location).split('?');
  return splitLanguage(pathname, languages).localPath + (search === undefined ? '' : `?${search}`);
}

/** The URL of a form's list; null where that cannot have estates, or a field is malformed. */
export function possibleTarget(query: FormQuery, change?: ListChange): string | null {
  const filters = filtersOf(query.fields);
  return filters && crossedRanges(filters).length === 0 ? targetOf(query, change) : null;
}
