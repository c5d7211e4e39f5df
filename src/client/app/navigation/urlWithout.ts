/** Opens the newsletter's modal over any page (docs/product.md#home): it says nothing about the page itself. */
export const newsletterParam = 'newsletter';

/** The path and query of a URL without parameters that do not matter to the caller. */
export function urlWithout(
  names: readonly string[],
  { pathname, search }: { pathname: string; search: string },
): string {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  const query = params.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
