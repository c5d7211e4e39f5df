import type { EstateFilters } from '#shared/filters/table.ts';
import { parsePathParams, parseQuery } from '#shared/routes/query.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';

/** What a plain GET of the form sends, without its empty fields. */
export const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    ),
  );

/** The filters of a form, its province among them; null when a field is malformed. */
export function filtersOf(form: HTMLFormElement): EstateFilters | null {
  const fields = fieldsOf(form);
  const path = parsePathParams('Search', fields);
  const query = parseQuery('Search', fields);
  return path === null || query === null
    ? null
    : { ...(path.province ? { province: path.province } : {}), ...query.filters };
}

/**
 * The URL of the form for the router: the page that the server redirects a plain GET to, so that both ways end alike.
 * Null when a field is malformed.
 */
export function targetOf(form: HTMLFormElement): string | null {
  const resolution = resolveUrl(new URL(form.action).pathname, `?${fieldsOf(form).toString()}`);
  if (resolution.kind === 'notFound') return null;
  const { pathname, search } = new URL(resolution.kind === 'match' ? resolution.url : resolution.location, form.action);
  return splitLanguage(pathname).localPath + search;
}
