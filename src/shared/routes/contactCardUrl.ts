/** The contact card of an agent or agency (RFC 6350): the URL of the profile with this ending. */
const ending = '.vcf';

export const contactCardUrl = (page: string): string => page + ending;

/** The page whose contact a path asks for; null for a path of anything else. */
export const pageOfContactCard = (pathname: string): string | null =>
  pathname.endsWith(ending) ? pathname.slice(0, -ending.length) : null;
