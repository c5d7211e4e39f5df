import type * as z from 'zod/mini';
import { operatorsKey } from '#config/operatorsKey.ts';

const timeoutMs = 5_000;

/** `foreign`: the API is no bundled origin with this ADMIN_TOKEN. `down`: it does not answer. */
export type OriginReport = () => Promise<object | 'foreign' | 'down'>;

interface OriginReportDeps {
  apiUrl: (() => string) | undefined;
  token: string | undefined;
  /** Below /operators. */
  name: string;
  schema: z.ZodMiniType<object>;
}

/** Asks the bundled origin for one of its reports. A foreign upstream gets a derived key, never the token. */
export function createOriginReport({ apiUrl, token, name, schema }: OriginReportDeps): OriginReport {
  if (!apiUrl || token === undefined) return () => Promise.resolve('foreign');
  const authorization = `Bearer ${operatorsKey(token)}`;
  return async () => {
    let response: Response;
    try {
      response = await fetch(`${apiUrl()}/operators/${name}`, {
        headers: { authorization },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch {
      return 'down';
    }
    if (response.status >= 500) return 'down';
    const { data } = schema.safeParse(await response.json().catch(() => null));
    return data ?? 'foreign';
  };
}
