import type { Request } from 'express';
import { isCrossSite } from '../http/crossSite.ts';
import { resourcePolicyOf } from '../upstream/policies.ts';

/** The largest body that a form of ours sends, several times over. */
const mostBytes = 64 * 1024;

const methods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const contentTypes = /^application\/(?:json|x-www-form-urlencoded)(?:\s*;|$)/i;

interface Refusal {
  status: number;
  code: string;
  message: string;
}

/**
 * The site's own checks of what is to be written to the network's API: method, where it comes from, size, kind of body.
 * @returns what is wrong with it in the words of the contract (docs/product.md#errors), or null
 */
export function checkWrite(req: Request, siteOrigin: string): Refusal | null {
  const { 'content-length': length, 'transfer-encoding': chunked, 'content-type': type } = req.headers;
  if (
    !methods.has(req.method) ||
    resourcePolicyOf(req.path === '/' ? req.originalUrl.split('?', 1)[0]! : req.baseUrl + req.path)?.kind !== 'api'
  ) {
    return { status: 405, code: '9006', message: 'INVALID_REQUEST_METHOD' };
  }
  if (isCrossSite(req, siteOrigin)) return { status: 403, code: '9001', message: 'FORBIDDEN' };
  // Without a length it could be told neither now nor by the upstream how much will come.
  if (chunked !== undefined) return { status: 411, code: '9002', message: 'LENGTH_REQUIRED' };
  if (Number(length ?? 0) > mostBytes) return { status: 413, code: '9002', message: 'PAYLOAD_TOO_LARGE' };
  if (Number(length ?? 0) > 0 && !contentTypes.test(type ?? ''))
    return { status: 415, code: '9002', message: 'UNSUPPORTED_MEDIA_TYPE' };
  return null;
}

/** What the upstream learns of the request: what describes the body and the repeat, nothing of the visitor. */
export function forwardedHeaders({ headers }: Request): Record<string, string> {
  const forwarded = ['content-type', 'content-length', 'accept', 'accept-language', 'idempotency-key'] as const;
  return {
    'user-agent': 'vencejo',
    ...Object.fromEntries(
      forwarded.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    ),
  };
}
