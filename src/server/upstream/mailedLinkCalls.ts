import type { Request } from 'express';
import { secretPattern } from '#shared/routes/codecs.ts';
import { endpointOf } from './endpointOf.ts';

const pathOf = ({ originalUrl }: Pick<Request, 'originalUrl'>): string => originalUrl.split('?', 1)[0]!;

/** Whether a request is the one click of a mail program (RFC 8058): it comes from few addresses, for many readers. */
export const isOneClick = (req: Request): boolean =>
  req.method === 'POST' && endpointOf(pathOf(req))?.name === 'subscription';

/** What a mail program says with its click, as RFC 8058 has it; what it really sends differs from one to another. */
export const oneClickCall = {
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': '26',
    accept: 'application/json',
    'user-agent': 'vencejo',
  },
  body: Buffer.from('List-Unsubscribe=One-Click'),
} as const;

const wholeSecret = new RegExp(`^${secretPattern}$`);

/** Whether a call names a secret that can be none, so that the API need not be asked. */
export function hasMalformedSecret(req: Request): boolean {
  const secret = endpointOf(pathOf(req))?.params.secret;
  return secret !== undefined && !wholeSecret.test(secret);
}
