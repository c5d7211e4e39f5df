import { second } from '#shared/times.ts';
import { cdns, type CdnSettings } from './cdns.ts';
import type { KeyBatch } from './createWaitingKeys.ts';

/** What became of a call. A refused one would be refused again, a failed one may succeed later. */
export type CdnOutcome =
  { kind: 'sent' } | { kind: 'refused'; cause: string } | { kind: 'failed'; cause: string; retryAfterMs: number };

/** Statuses by which an API says that the call itself is wrong. */
const refusals = new Set([400, 413, 422]);

/** Longest wait that an API may ask for. */
const maxRetryAfterMs = 300_000;

const retryAfterMs = (field: string | null): number =>
  field !== null && /^\d{1,6}$/.test(field) ? Math.min(Number(field) * second, maxRetryAfterMs) : 0;

/** Sends one call to the CDN's API. Never throws; an outcome holds no token. */
export async function sendToCdn(
  { name, apiUrl, id, token }: CdnSettings,
  { keys, mode }: KeyBatch,
  timeoutMs: number,
): Promise<CdnOutcome> {
  const cdn = cdns[name];
  const call = keys === 'all' ? cdn.purgeAll(id, token) : cdn.purge(id, token, keys, mode);
  try {
    const response = await fetch((apiUrl ?? cdn.apiUrl) + call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...call.headers },
      body: JSON.stringify(call.body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    const { status, ok, headers } = response;
    if (ok) return { kind: 'sent' };
    const cause = `The API answered ${status}`;
    return refusals.has(status)
      ? { kind: 'refused', cause }
      : { kind: 'failed', cause, retryAfterMs: retryAfterMs(headers.get('retry-after')) };
  } catch (error) {
    return { kind: 'failed', cause: String((error as Error).cause ?? error), retryAfterMs: 0 };
  }
}
