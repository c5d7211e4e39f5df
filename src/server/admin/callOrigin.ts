import { operatorsKey } from '#config/operatorsKey.ts';
import { minute } from '#shared/times.ts';

/** The bundled origin is near: whatever takes longer is not it, or is broken. */
const usualTimeoutMs = 5_000;

/**
 * What could not be shown: the API is no bundled origin with this ADMIN_TOKEN, the origin does not answer, or there is
 * no such thing.
 */
export type Trouble = 'foreign' | 'down' | 'unknown';
export type OriginAnswer<T> = { ok: true; value: T } | { ok: false; trouble: Trouble };

/**
 * Calls the bundled origin.
 * @param path below /operators
 * @param read throws for an answer that is not the origin's
 * @param isOne a status 404 says that there is no such thing, not that there is no such interface
 * @param body sent as JSON
 * @param timeoutMs where it reads much
 */
export type CallOrigin = <T>(
  path: string,
  read: (response: Response) => Promise<T>,
  options?: { method?: string; isOne?: boolean; body?: object; timeoutMs?: number },
) => Promise<OriginAnswer<T>>;

/** Calls the bundled origin for its operators. A foreign upstream gets a derived key, never the token. */
export function createOriginCalls(apiUrl: () => string, token: string): CallOrigin {
  const authorization = `Bearer ${operatorsKey(token)}`;
  return async (path, read, { method = 'GET', isOne = false, body, timeoutMs = usualTimeoutMs } = {}) => {
    let response: Response;
    try {
      response = await fetch(`${apiUrl()}/operators${path}`, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch {
      return { ok: false, trouble: 'down' };
    }
    if (response.status >= 500) return { ok: false, trouble: 'down' };
    // An upstream without this interface answers 404.
    if (isOne && response.status === 404) return { ok: false, trouble: 'unknown' };
    try {
      return { ok: true, value: await read(response) };
    } catch {
      return { ok: false, trouble: 'foreign' };
    }
  };
}

/** An API that is no bundled origin is not asked again for so long, in ms. */
const foreignFor = 10 * minute;

interface QuestionDeps {
  apiUrl: (() => string) | undefined;
  /** ADMIN_TOKEN. */
  token: string | undefined;
  now?: () => number;
}

/** Asks the bundled origin the same again and again, for metrics: null where there is none, or no answer. */
export function createOriginQuestion<T>(
  { apiUrl, token, now = Date.now }: QuestionDeps,
  ask: (call: CallOrigin) => Promise<OriginAnswer<T>>,
): () => Promise<T | null> {
  if (!apiUrl || token === undefined) return () => Promise.resolve(null);
  const call = createOriginCalls(apiUrl, token);
  let askAgainAt = 0;
  return async () => {
    if (now() < askAgainAt) return null;
    const answer = await ask(call);
    if (answer.ok) return answer.value;
    if (answer.trouble === 'foreign') askAgainAt = now() + foreignFor;
    return null;
  };
}
