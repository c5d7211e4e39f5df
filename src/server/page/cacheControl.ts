import type { RouteName } from '#shared/routes/table.ts';

/** Pages for the holder of a link alone: kept nowhere. */
const personal: ReadonlySet<RouteName> = new Set(['EstatePrivate']);

/** Cache-Control of a page by its status (seconds). Errors that pass by themselves are never kept. */
export function cacheControl(status: number, name: RouteName | null): string {
  if (name !== null && personal.has(name)) return 'private, no-store';
  if (status >= 500) return 'no-store';
  if (status === 301) return 'public, max-age=3600';
  return status === 200 ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'public, max-age=0, s-maxage=10';
}
