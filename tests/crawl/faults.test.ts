import { crawl, type CrawlResult } from '../../scripts/crawl/crawl.ts';
import { siteRules } from '../../scripts/crawl/rules/index.ts';
import { createFakeSite, fakeOrigin, fetchFrom, type FakeSite } from '../fakes/fakeSite.ts';
import { alternateFaults } from './planted/alternates.ts';
import { borrow, borrowedFaults } from './planted/borrowed.ts';
import { answerFaults } from './planted/answers.ts';
import { canonicalFaults } from './planted/canonicals.ts';
import { contentFaults } from './planted/contents.ts';
import { documentFaults } from './planted/documents.ts';
import { sitemapFaults } from './planted/sitemaps.ts';

const plantedFaults = [
  ...documentFaults,
  ...alternateFaults,
  ...canonicalFaults,
  ...answerFaults,
  ...sitemapFaults,
  ...contentFaults,
];

const crawlOf = (site: FakeSite): Promise<CrawlResult> => crawl({ origin: fakeOrigin, fetch: fetchFrom(site) });

const faultsOf = ({ rules }: CrawlResult) =>
  rules.flatMap(({ id, faults }) => faults.map(({ path, message }) => ({ id, path, message })));

it('a site without a fault has none', async () => {
  const result = await crawlOf(createFakeSite());
  expect(faultsOf(result)).toEqual([]);
  expect(result.faults).toBe(0);
  expect(result.visited).toBe(36);
  expect(result.probes).toBeGreaterThan(100);
});

it.each(plantedFaults)('$rule: $name', async ({ plant, rule, at }) => {
  const site = createFakeSite();
  plant(site);
  const faults = faultsOf(await crawlOf(site));
  const said = faults.map(({ id, path, message }) => `${id} ${path}: ${message}`).sort();
  expect({ said, found: faults.map(({ id, path }) => `${id} ${path}`).sort() }).toEqual({
    said,
    found: at.map((path) => `${rule} ${path}`).sort(),
  });
});

describe('a page whose main text is marked in another language may have its canonical page there', () => {
  it('without a fault', async () => {
    const site = createFakeSite();
    borrow(site);
    expect(faultsOf(await crawlOf(site))).toEqual([]);
  });

  it.each(borrowedFaults)('but not where $name', async ({ plant, found }) => {
    const site = createFakeSite();
    borrow(site);
    plant(site);
    const faults = faultsOf(await crawlOf(site));
    const said = faults.map(({ id, path, message }) => `${id} ${path}: ${message}`);
    expect({ said, found: faults.map(({ id, path }) => `${id} ${path}`).sort() }).toEqual({
      said,
      found: [...found].sort(),
    });
  });
});

it('a fault of every rule is planted', () => {
  const planted = new Set(plantedFaults.map(({ rule }) => rule));
  expect(siteRules.map(({ id }) => id).filter((id) => !planted.has(id))).toEqual([]);
});
