/** Where numbers are left out. */
export const gap = 'gap';

/**
 * The page numbers to show: the first, the last, the current with its neighbours; a gap where at least two are left
 * out. As wide in the middle as at the ends, so that the links do not jump about while one pages.
 */
export function pageWindow(page: number, pages: number): (number | typeof gap)[] {
  const reach = 1;
  const width = 2 * reach + 5;
  if (pages <= width) return Array.from({ length: pages }, (_, index) => index + 1);
  const start = Math.min(Math.max(page - reach, 3), pages - 2 * reach - 2);
  const end = start + 2 * reach;
  const from = start <= 3 ? 1 : start;
  const to = end >= pages - 2 ? pages : end;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...(from > 1 ? ([1, gap] as const) : []), ...middle, ...(to < pages ? ([gap, pages] as const) : [])];
}
