import { createHmac } from 'node:crypto';
import { second } from '#shared/times.ts';

interface Signed {
  /** The same at each attempt. */
  id: string;
  /** As it is sent. */
  body: string;
  /** Of the attempt, epoch ms. */
  now: number;
}

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com), with a signature for each secret.
 * @param secrets as whsec_…, of which the receiver has one
 */
export function signWebhook(secrets: readonly string[], { id, body, now }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(now / second));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
