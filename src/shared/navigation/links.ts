/**
 * Pages outside the site that entries and texts lead to (docs/decisions/034). Their addresses are configured
 * (config/links.ts), for each language; an entry without an address is hidden.
 */
export const linkNames = [
  'magazine',
  'news',
  'sector',
  'showcase',
  'home',
  'register',
  'agentsJoin',
  'offices',
  'responsibility',
  'press',
  'contact',
  'otherServices',
  'technology',
  'marketing',
  'community',
  'instagram',
  'linkedin',
  'x',
  'youtube',
  'ethicsChannel',
  'propertyManagement',
  'videoSell',
  'videoRent',
] as const;

export type LinkName = (typeof linkNames)[number];

/** The addresses in one language: `https://…`, or a path of this host. */
export type Links = Readonly<Partial<Record<LinkName, string>>>;

/** Other hosts open in a tab of their own (docs/product.md#footer). */
export const opensNewTab = (url: string): boolean => url.startsWith('https');
