import { z } from 'zod';

/** Names and addresses of this machine and of private networks, where nobody else listens. */
const isPrivateHost = (host: string): boolean =>
  /^(?:[a-z\d-]+|\[::1\]|\[f[cd][\da-f:]+\]|(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3})+)$/.test(host);

function isWebhookUrl(value: string): boolean {
  const { protocol, hostname, username, password } = URL.parse(value) ?? {};
  if (hostname === undefined || username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && isPrivateHost(hostname));
}

/** Where events are posted to. They hold personal data: over https, but for this machine and private networks. */
export const webhookUrl = z.string().refine(isWebhookUrl, {
  error: 'must be a URL beginning with https:// (http:// within a private network), without user or password',
});

const secret = /^whsec_([A-Za-z0-9+/]+=*)$/;

function isSecret(value: string): boolean {
  const bytes = Buffer.from(secret.exec(value)?.[1] ?? '', 'base64').length;
  return bytes >= 24 && bytes <= 64;
}

/** A secret of Standard Webhooks, or two while one takes the other's place. */
export const webhookSecrets = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((all) => all.length <= 2 && all.every(isSecret), {
    error: 'must be whsec_ and 24 to 64 bytes in base64, or two of such separated by a comma',
  });
