import { buffer } from 'node:stream/consumers';
import { handledStatus } from '#shared/api/ApiError.ts';
import { parseJson } from '#shared/parseJson.ts';
import type { Lead } from '../leads/leadCipher.ts';
import type { Delivery } from '../leads/LeadQueue.ts';
import type { Upstream } from '../upstream/createUpstream.ts';

/** What the API said to a form. */
export type ApiAnswer =
  | { kind: 'taken' | 'refused'; status: number; body: Record<string, unknown> }
  /** It failed, or has no time now (429). */
  | { kind: 'failed' }
  /** No answer: it may have taken the form all the same. */
  | { kind: 'unreachable' };

/** Statuses of a 4xx that a repeat may not meet again (RFC 9110 §15.5.9, RFC 8470, RFC 6585). */
const passing = new Set([408, 425, 429]);

function parseRecord(json: Buffer): Record<string, unknown> | null {
  try {
    const value = parseJson(json.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Hands a form to the API, once. The visitor's leaving does not stop it. Never rejects. */
export async function askApi(
  upstream: Pick<Upstream, 'send'>,
  { path, body, idempotencyKey }: Lead,
): Promise<ApiAnswer> {
  const written = Buffer.from(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(written.length),
    accept: 'application/json',
    'user-agent': 'vencejo',
    'idempotency-key': idempotencyKey,
  };
  try {
    const { signal } = new AbortController();
    const answer = await upstream.send(path, { method: 'POST', headers, body: written, signal });
    const value = parseRecord(await buffer(answer.body));
    if (answer.status >= 400 && answer.status < 500 && !passing.has(answer.status))
      return { kind: 'refused', status: handledStatus(answer.status, value?.code), body: value ?? {} };
    // Success of something that is not the API, as a proxy's page, is none.
    if (answer.status >= 200 && answer.status < 300 && value)
      // Some say only in the body that nothing was stored.
      return value.error
        ? { kind: 'refused', status: 422, body: value }
        : { kind: 'taken', status: answer.status, body: value };
    return { kind: 'failed' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Hands over a request that was kept. */
export const deliverTo =
  (upstream: Pick<Upstream, 'send'>) =>
  async (lead: Lead): Promise<Delivery> => {
    const answer = await askApi(upstream, lead);
    if (answer.kind === 'taken') return 'delivered';
    if (answer.kind !== 'refused') return answer.kind;
    // "Already processed": a repeat of what it had taken.
    return answer.status === 409 ? 'delivered' : { refused: answer.status };
  };
