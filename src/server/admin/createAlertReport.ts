import { operatorsKey } from '#config/operatorsKey.ts';
import { alertReportSchema, type AlertReportDto } from '#shared/contract/alertReport.ts';

const timeoutMs = 5_000;

/** `foreign`: the API is no bundled origin with this ADMIN_TOKEN. `down`: it does not answer. */
export type AlertReport = () => Promise<AlertReportDto | 'foreign' | 'down'>;

/** Asks the bundled origin for its alerts in numbers. A foreign upstream gets a derived key, never the token. */
export function createAlertReport(apiUrl: (() => string) | undefined, token: string | undefined): AlertReport {
  if (!apiUrl || token === undefined) return () => Promise.resolve('foreign');
  const authorization = `Bearer ${operatorsKey(token)}`;
  return async () => {
    let response: Response;
    try {
      response = await fetch(`${apiUrl()}/operators/alerts`, {
        headers: { authorization },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch {
      return 'down';
    }
    if (response.status >= 500) return 'down';
    const { data } = alertReportSchema.safeParse(await response.json().catch(() => null));
    return data ?? 'foreign';
  };
}
