import { usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { withPrefix } from '#shared/routes/build.ts';
import { kindOf } from './address.ts';
import { createQueue, type Queue, type QueueLimits } from './createQueue.ts';
import { createFaultLog, type FaultLog, type RuleFaults } from './faults.ts';
import type { Fetcher } from './fetcher.ts';
import { readSitemaps } from './readSitemaps.ts';
import { readRobotsTxt } from './robotsTxt.ts';
import type { Probe, Rule, Visit } from './rule.ts';
import { siteRules } from './rules/index.ts';
import { createSite, newPage, type Site, type SitePage } from './site.ts';
import { readVisit } from './visit.ts';

export interface CrawlOptions extends Partial<QueueLimits> {
  /** Of canonical addresses, as `https://www.example.com`; the fetcher decides where requests go. */
  origin: string;
  fetch: Fetcher;
  rules?: readonly Rule[];
  /** Of the site; by default the usual ones. */
  languages?: readonly Language[];
  /** Paths; Home of each language. */
  starts?: readonly string[];
  /** Requests at a time. */
  concurrency?: number;
  /** Pages of each kind that probes are made of. */
  probesPerKind?: number;
  /** Faults of a rule that are kept; the others are counted. */
  maxFaults?: number;
  onProgress?: (progress: Progress) => void;
}

export interface Progress {
  visited: number;
  waiting: number;
  faults: number;
}

export interface CrawlResult {
  site: Site;
  rules: RuleFaults[];
  faults: number;
  visited: number;
  probes: number;
}

interface Crawl {
  site: Site;
  fetch: Fetcher;
  rules: readonly Rule[];
  queue: Queue;
  log: FaultLog;
  counts: { visited: number; probes: number };
  report: () => void;
}

/** Runs a task for each item, so many at a time, for as long as there are items. */
async function inParallel<T>(
  next: () => T | undefined,
  concurrency: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const active = new Set<Promise<void>>();
  const start = (item: T) => {
    const running = task(item).finally(() => active.delete(running));
    active.add(running);
  };
  for (;;) {
    for (let item = active.size < concurrency ? next() : undefined; item !== undefined;) {
      start(item);
      item = active.size < concurrency ? next() : undefined;
    }
    if (active.size === 0) return;
    await Promise.race(active);
  }
}

/** Requests a probe and notes what its rule finds. */
async function probe(
  { fetch, log, site, counts }: Crawl,
  rule: Rule,
  { path, check }: Probe,
  from?: string,
): Promise<void> {
  counts.probes += 1;
  const message = check(readVisit(newPage(path, null), await fetch(path), site));
  if (message !== null) log.add(rule, { path, message, ...(from === undefined ? {} : { from }) });
}

/** Queues what the page leads to. */
function follow({ page, path, content, answer }: Visit, { site, queue }: Crawl): void {
  for (const target of [...Object.values(page.alternates ?? {}), page.canonical])
    if (target) queue.add(target, { isOptional: false });
  if (answer.status !== 200 || !content) return;
  const nofollowsAll = /\bnofollow\b/.test(`${content.robots} ${answer.headers['x-robots-tag'] ?? ''}`);
  for (const { href, nofollow } of content.links) {
    const target = site.pathOf(href, path);
    if (target === null || target === path) continue;
    const linked = site.page(target, page);
    linked.isLinked = true;
    linked.isFollowed ||= !nofollow && !nofollowsAll;
    queue.add(linked, { isOptional: true, nofollow: nofollow || nofollowsAll });
  }
}

function noteFaults(visit: Visit, { rules, site, log }: Crawl): void {
  const { page, path } = visit;
  const from = page.from?.path;
  for (const rule of rules)
    for (const message of rule.visit?.(visit, site) ?? [])
      log.add(rule, { path, message, ...(from === undefined ? {} : { from }) });
}

/** @param isProbed whether probes are made of a page */
async function visit(page: SitePage, crawl: Crawl, isProbed: (path: string) => boolean): Promise<void> {
  const { site, fetch, rules, counts } = crawl;
  const visited = readVisit(page, await fetch(page.path), site);
  counts.visited += 1;
  follow(visited, crawl);
  noteFaults(visited, crawl);
  if (visited.answer.status === 200 && visited.content && isProbed(page.path))
    for (const rule of rules)
      for (const wanted of rule.probes?.(visited, site) ?? []) await probe(crawl, rule, wanted, page.path);
  crawl.report();
}

const defaultSitemap = '/sitemap.xml';

/** Reads robots.txt and the sitemaps, and queues what they list. */
async function readFiles(crawl: Crawl): Promise<void> {
  const { site, fetch, rules, queue, log } = crawl;
  const answer = await fetch('/robots.txt');
  const robots = readRobotsTxt(answer.status === 200 ? answer.body : '');
  site.isAllowed = robots.isAllowed;
  for (const rule of rules)
    for (const message of rule.robots?.(answer, robots, site) ?? []) log.add(rule, { path: '/robots.txt', message });
  const roots = robots.sitemaps.map((href) => site.pathOf(href)).filter((path) => path !== null);
  await readSitemaps(roots.length > 0 ? roots : [defaultSitemap], {
    fetch,
    site,
    onFile: (file) => {
      for (const rule of rules)
        for (const message of rule.sitemap?.(file, site) ?? []) log.add(rule, { path: file.path, message });
    },
    onEntry: (entry, from) => {
      for (const rule of rules)
        for (const message of rule.entry?.(entry, site) ?? [])
          log.add(rule, { path: site.pathOf(entry.loc) ?? entry.loc, message, from });
    },
    onPage: (page) => queue.add(page, { isOptional: true }),
  });
}

/** So many pages of each kind. */
function createSampler(perKind: number): (path: string) => boolean {
  const counts = new Map<string, number>();
  return (path) => {
    const kind = kindOf(path);
    const count = kind === null ? perKind : (counts.get(kind) ?? 0);
    if (kind === null || count >= perKind) return false;
    counts.set(kind, count + 1);
    return true;
  };
}

/** What is judged when all pages were visited. */
async function finish(crawl: Crawl): Promise<void> {
  const { site, rules, queue, log } = crawl;
  site.isComplete = !queue.isCut();
  for (const rule of rules) {
    for (const wanted of rule.lateProbes?.(site) ?? []) await probe(crawl, rule, wanted);
    for (const { page, message } of rule.site?.(site) ?? []) {
      const from = page.from?.path;
      log.add(rule, { path: page.path, message, ...(from === undefined ? {} : { from }) });
    }
  }
}

/**
 * Walks a site from Home and from its sitemaps, and checks each URL by the rules.
 * Memory: some hundred bytes of each URL, and the contents of the pages that are being read.
 */
export async function crawl(options: CrawlOptions): Promise<CrawlResult> {
  const { origin, fetch, rules = siteRules, languages = usualLanguages, concurrency = 4, onProgress } = options;
  const { starts = languages.map((language) => withPrefix('/', language)) } = options;
  const site = createSite(origin, languages);
  const queue = createQueue({ maxPages: Infinity, perKind: Infinity, nofollowPerKind: 3, ...options });
  const log = createFaultLog(rules, options.maxFaults ?? 200);
  const counts = { visited: 0, probes: 0 };
  const report = () => onProgress?.({ visited: counts.visited, waiting: queue.waiting(), faults: log.total() });
  const running: Crawl = { site, fetch, rules, queue, log, counts, report };
  for (const path of starts) {
    const page = site.page(path, null);
    page.isStart = true;
    queue.add(page, { isOptional: false });
  }
  await readFiles(running);
  const isProbed = createSampler(options.probesPerKind ?? 2);
  await inParallel(queue.next, concurrency, (page) => visit(page, running, isProbed));
  await finish(running);
  return { site, rules: log.byRule(), faults: log.total(), ...counts };
}
