import { readPage } from '../../scripts/crawl/readPage.ts';

/** What a page of the site says once: where it says it twice, the crawler's rules find it (scripts/crawl). */
export function readHead(html: string) {
  const { titles, descriptions, canonicals, alternates, robots, ...page } = readPage(html);
  return {
    ...page,
    title: titles[0],
    description: descriptions[0],
    canonical: canonicals[0],
    alternates: Object.fromEntries(alternates),
    robots: robots === '' ? undefined : robots,
  };
}
