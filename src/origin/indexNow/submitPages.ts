import type { Language } from '#shared/i18n/languages.ts';
const timeoutMs = 10_000;

/** `retry`: later, in ms where the service says when. `refused`: a wrong key or host, which time does not mend. */
export type Submission =
  | { outcome: 'accepted'; status: number }
  | { outcome: 'retry'; status: number; afterMs: number | null }
  | { outcome: 'refused'; status: number };

export interface IndexNowSettings {
  key: string;
  endpoint: string;
  /** Of the site. */
  languages: readonly Language[];
  /** As https://www.example.com. */
  publicOrigin: string;
}

/** The wait that a Retry-After asks for, in seconds or as a date (RFC 9110 §10.2.3). */
function waitOf(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/**
 * Submits pages to IndexNow (https://www.indexnow.org/documentation).
 * @param paths at most 10,000
 * @throws when the service cannot be reached
 */
export async function submitPages(
  paths: readonly string[],
  { key, endpoint, publicOrigin }: IndexNowSettings,
): Promise<Submission> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(publicOrigin).host,
      key,
      keyLocation: `${publicOrigin}/${key}.txt`,
      urlList: paths.map((path) => publicOrigin + path),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  const { status } = response;
  if (response.ok) return { outcome: 'accepted', status };
  if (status === 429 || status >= 500)
    return { outcome: 'retry', status, afterMs: waitOf(response.headers.get('retry-after'), Date.now()) };
  return { outcome: 'refused', status };
}
