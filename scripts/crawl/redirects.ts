import { languages } from '#shared/i18n/languages.ts';
import type { FormerUrl } from '#config/network/redirects/redirects.ts';
import { pageOf } from '#config/network/redirects/pageOf.ts';
import type { Answer, Fetcher } from './fetcher.ts';

/** What a line of redirects.csv is found to do. */
export interface ProvenRedirect {
  line: number;
  from: string;
  /** `gone`: it leads to the page of a listing that was withdrawn. */
  verdict: 'right' | 'gone' | 'wrong';
  /** Of a wrong one. */
  problem?: string;
}

interface ProveOptions {
  lines: readonly FormerUrl[];
  /** What locations begin with that name a host (PUBLIC_ORIGIN). */
  origin: string;
  /** Requests of the site. */
  fetch: Fetcher;
  /** Requests of other sites. @param url absolute */
  fetchOther: (url: URL) => Promise<Answer>;
  concurrency: number;
  onProven: (proven: ProvenRedirect) => void;
}

const isListing = ({ page }: FormerUrl): boolean => page?.address.route === 'Estate';

/** Whether a redirect leads where its line says; of a listing, to the page of one in the same language. */
function isAsWritten(former: FormerUrl, location: URL, origin: string): boolean {
  if (!isListing(former)) return location.href === new URL(former.location, origin).href;
  const found = location.origin === origin ? pageOf(location.pathname, location.search, languages)?.address : undefined;
  return found?.route === 'Estate' && found.language === former.page!.address.language;
}

function problemOfFirst(former: FormerUrl, { status, failure }: Answer): string | null {
  if (status === 301) return null;
  if (failure !== undefined) return `gives no answer: ${failure}`;
  if (status === 404 && isListing(former)) return 'answers 404: the site has no such listing';
  return status === 200 ? 'answers 200: the site has a page there' : `answers ${status}, not 301`;
}

function problemOfTarget(url: string, { status, headers, failure }: Answer): string {
  if (failure !== undefined) return `leads to ${url}, which gives no answer: ${failure}`;
  if (status >= 300 && status < 400) return `leads to ${url}, which leads on to ${headers.location}`;
  return `leads to ${url}, which answers ${status}`;
}

/** Follows a line to its end. @param ask of the site, or of another */
async function prove(
  former: FormerUrl,
  { origin, fetch }: ProveOptions,
  ask: (url: URL) => Promise<Answer>,
): Promise<ProvenRedirect> {
  const { line, from } = former;
  const wrong = (problem: string): ProvenRedirect => ({ line, from, verdict: 'wrong', problem });
  const answer = await fetch(from);
  const problem = problemOfFirst(former, answer);
  if (problem !== null) return wrong(problem);
  const location = URL.parse(answer.headers.location ?? '', origin);
  if (!location || answer.headers.location === undefined) return wrong('answers 301 without a Location');
  if (!isAsWritten(former, location, origin)) return wrong(`leads to ${location.href}, not to ${former.location}`);
  const target = await ask(location);
  if (target.status === 200) return { line, from, verdict: 'right' };
  if (target.status === 410 && isListing(former)) return { line, from, verdict: 'gone' };
  return wrong(problemOfTarget(location.href, target));
}

/**
 * Asks the site for each former URL: one 301 to what answers 200, or to the page of a listing that was withdrawn (410).
 * A page that many lines lead to is asked for once.
 * @returns in the order of the lines
 */
export async function proveRedirects(options: ProveOptions): Promise<ProvenRedirect[]> {
  const { lines, origin, fetch, fetchOther, concurrency, onProven } = options;
  const asked = new Map<string, Promise<Answer>>();
  const ask = (url: URL): Promise<Answer> => {
    const answer = asked.get(url.href) ?? (url.origin === origin ? fetch(url.pathname + url.search) : fetchOther(url));
    asked.set(url.href, answer);
    return answer;
  };
  const proven: ProvenRedirect[] = [];
  const waiting = lines.entries();
  const work = async () => {
    for (const [index, former] of waiting) {
      proven[index] = await prove(former, options, ask);
      onProven(proven[index]);
    }
  };
  await Promise.all(Array.from({ length: Math.ceil(concurrency) }, work));
  return proven;
}
