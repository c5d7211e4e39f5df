import { maxRevalidations } from '#server/edge/createRevalidationLimit.ts';
import { createMetrics } from '#server/metrics/createMetrics.ts';
import { createLogger } from '#server/logging/logger.ts';
import { createEdgeSite, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { held } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
const lines: { msg: string }[] = [];
const logger = createLogger('warn', {
  stream: {
    write: (line) => {
      lines.push(JSON.parse(line) as (typeof lines)[number]);
    },
  },
});
afterEach(() => site.close());

const pages = Array.from(
  { length: 40 },
  (_, index) => `/viviendas-barcelona-compra/piso-en-gracia-ms0116-${1000 + index}/MS0116-${1000 + index}`,
);
const cold = '/viviendas-barcelona-alquiler';
const estates = /^\/web\/estate\//;
const countersOf = (kind: string) => site.cache.stats().kinds[kind]!;

/** Long enough for a busy machine, as the clock that stands still: here pages wait for places, not for the API. */
const clock = () => 0;
const timeouts = { lookup: 30_000, connect: 30_000, response: 30_000, socket: 30_000, request: 30_000 };

async function holdPages(maxRenders?: number): Promise<void> {
  lines.length = 0;
  site = await createEdgeSite({}, { timeouts, clock }, { logger, ...(maxRenders === undefined ? {} : { maxRenders }) });
  for (const page of pages) expect((await site.visit(page)).status).toBe(200);
}

/** Hits of every page, four at a time. */
async function crawl(): Promise<void> {
  for (let index = 0; index < pages.length; index += 4)
    for (const { status } of await Promise.all(pages.slice(index, index + 4).map((page) => site.visit(page))))
      expect(status).toBe(200);
}

it.each([
  ['stale', 100],
  ['held for outages only', 3_000],
])(
  'while many pages that are %s are read, few are made anew, and a page that is not held is made at once',
  async (_name, age) => {
    // Of visitors, one page may wait.
    await holdPages(1);
    site.forward(age);
    // The API answers no renewal.
    const slow = held(site.upstream.good);
    site.upstream.behave(slow.answer, estates);
    await crawl();
    const { page } = site.cache.stats().kinds;
    expect(site.cache.stats().inFlight).toBeLessThanOrEqual(8 * maxRevalidations);
    expect(page!.revalidationsDropped).toBeGreaterThanOrEqual(pages.length - maxRevalidations);
    expect((await site.visit(cold)).status).toBe(200);
    // Now they wait to be rendered.
    slow.release();
    expect((await site.visit('/viviendas-compra')).status).toBe(200);
  },
);

it('every page is made anew in the end', async () => {
  await holdPages();
  site.forward(100);
  for (const page of pages) {
    await site.visit(page);
    await site.settled();
  }
  const { revalidations, revalidationsDropped } = countersOf('page');
  expect([revalidations, revalidationsDropped]).toEqual([pages.length, 0]);
  for (const page of pages) expect((await site.visit(page)).headers['cache-status']).toMatch(/; hit; ttl=\d/);
});

it('a page that is refused is logged and counted', async () => {
  lines.length = 0;
  const onPageRefused = jest.fn();
  site = await createEdgeSite({}, {}, { logger, maxRenders: 0, metrics: { ...createMetrics(), onPageRefused } });
  expect((await site.visit(cold)).status).toBe(503);
  expect((await site.visit(cold)).status).toBe(503);
  expect(onPageRefused).toHaveBeenCalledTimes(2);
  expect(lines.filter(({ msg }) => msg.startsWith('page refused'))).toHaveLength(1);
});
