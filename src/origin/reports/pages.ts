/** Rows of one page of a list for operators. */
export const perPage = 50;

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / perPage));

/** @returns undefined for what is no page */
export const pageIn = (given: unknown): number | undefined => {
  const page = Number(given ?? 1);
  return Number.isInteger(page) && page > 0 ? page : undefined;
};
