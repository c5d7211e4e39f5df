import type { SitemapIndexDto } from '#shared/contract/sitemap.ts';
import type { OriginCase, ReadOrigin } from './measureOrigin.ts';

/** p95, in ms. */
const maxMs = 300;

/** Pages of listings that are read: any costs the same, since each is a range of keys. */
const sampledPages = 12;

/** The index of the sitemap, and pages of each of its kinds. */
export async function findSitemapCases(read: ReadOrigin): Promise<OriginCase[]> {
  const { results } = JSON.parse((await read('/sitemap')).toString()) as SitemapIndexDto;
  return [
    { name: 'sitemap: index', maxMs, questions: () => ['/sitemap'] },
    ...Map.groupBy(results, ({ kind }) => kind)
      .entries()
      .map(([kind, files]): OriginCase => {
        const step = Math.ceil(files.length / sampledPages);
        const sampled = files.filter((_, index) => index % step === 0);
        return {
          name: `sitemap: ${kind}`,
          maxMs,
          questions: () => sampled.map(({ page }) => `/sitemap/${kind}?_page=${page}`),
        };
      }),
  ];
}
