import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import { day, hour, minute, second } from '#shared/times.ts';

const units = [
  [day, 'd'],
  [hour, 'h'],
  [minute, 'min'],
  [second, 's'],
] as const;

/** A time in its largest unit, as `3 h`. */
export function durationText(ms: number): string {
  const [size, unit] = units.find(([of]) => ms >= of) ?? units.at(-1)!;
  return `${Math.max(0, Math.floor(ms / size))} ${unit}`;
}

export const failed = (html: string): string => `<span class="failed">${html}</span>`;

/** Of its page of runs. */
export const sourcePath = (source: string): string => `/admin/imports/sources/${encodeURIComponent(source)}`;

export const sourceLink = (source: string, text = source): string =>
  `<a href="${sourcePath(source)}">${escapeHtml(text)}</a>`;

export const numberOf = (count: number): string => count.toLocaleString('en-GB');

/**
 * Where a page is among the others.
 * @param path with its query, if any; not escaped
 * @param words of the links to those before and after it
 */
export function pagesHtml(
  path: string,
  { page, pages }: { page: number; pages: number },
  [before, after]: readonly [string, string],
): string {
  const base = `${path}${path.includes('?') ? '&' : '?'}page=`;
  const link = (to: number, text: string) => `<a href="${escapeHtml(`${base}${to}`)}">${text}</a>`;
  const links = [...(page > 1 ? [link(page - 1, before)] : []), ...(page < pages ? [link(page + 1, after)] : [])];
  return pages === 1 ? '' : `<p>Page ${page} of ${pages}. ${links.join(' · ')}</p>`;
}

export const allSources = '<p><a href="/admin/imports">All sources</a></p>';
