import { countOf, fieldsOf } from './fields.ts';

const parameter = 'p_pageno';

/**
 * The address of the page behind one of a search.
 * @param url of the page
 * @param answer what the API answered there
 * @returns undefined for the last page, and for what is no search
 */
export function nextPage(url: string, answer: unknown): string | undefined {
  const info = fieldsOf(fieldsOf(answer).QueryInfo);
  const [count, size, page] = [info.PropertyCount, info.PropertiesPerPage, info.CurrentPage].map(countOf);
  if (typeof count !== 'number' || typeof size !== 'number' || size < 1) return undefined;
  const shown = typeof page === 'number' ? page : 1;
  if (shown * size >= count) return undefined;
  const next = new URL(url);
  for (const name of [...next.searchParams.keys()])
    if (name.toLowerCase() === parameter) next.searchParams.delete(name);
  next.searchParams.set('P_PageNo', String(shown + 1));
  return next.href;
}
