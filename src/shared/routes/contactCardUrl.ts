/** The contact of whoever has a page, as a file (RFC 6350): the page's own address with this at its end. */
const ending = '.vcf';

export const contactCardUrl = (page: string): string => page + ending;

/** The page whose contact a path asks for; null for a path of anything else. */
export const pageOfContactCard = (pathname: string): string | null =>
  pathname.endsWith(ending) ? pathname.slice(0, -ending.length) : null;
