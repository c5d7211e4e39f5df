import { second } from '#shared/times.ts';
import type { WebhookEndpoint } from './endpoints.ts';
import { signWebhook } from './signWebhook.ts';

/** A receiver stores an event and answers; what it does with it can wait. In ms. */
const timeoutMs = 10 * second;

/** Why an attempt failed: the status of the answer, or the code of the connection. */
export interface DeliveryProblem {
  status?: number;
  code?: string;
}

/** The code of what fetch throws: of the connection, or of what ended it. */
function codeOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  return cause?.code ?? name ?? 'Error';
}

/**
 * Posts an event to an endpoint, once. Redirects are not followed, and no answer but its status is read.
 * @param now epoch ms
 * @returns null once it is accepted by a status from 200 to 299
 */
export async function sendWebhook(
  { url, secrets }: WebhookEndpoint,
  { id, body }: { id: string; body: string },
  now: number,
): Promise<DeliveryProblem | null> {
  try {
    const {
      ok,
      status,
      body: answer,
    } = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Vencejo',
        ...signWebhook(secrets, { id, body, now }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer?.cancel();
    return ok ? null : { status };
  } catch (error) {
    return { code: codeOf(error) };
  }
}
