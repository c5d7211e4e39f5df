import type { Request } from 'express';
import { isCrossSite } from '../http/crossSite.ts';
import { pathPolicy } from '../upstream/policies.ts';

/** Several times the largest body that a form of ours sends. */
const maxBodyBytes = 64 * 1024;

const methods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const contentTypes = /^application\/(?:json|x-www-form-urlencoded)(?:\s*;|$)/i;

const pathOf = ({ originalUrl }: Pick<Request, 'originalUrl'>): string => originalUrl.split('?', 1)[0]!;

interface Refusal {
  status: number;
  code: string;
  message: string;
}

/**
 * Checks a write to the API: method, origin, size, type of body.
 * @returns the refusal as in the contract (docs/product.md#errors), or null
 */
export function checkWrite(req: Request, siteOrigin: string): Refusal | null {
  const { 'content-length': length, 'transfer-encoding': chunked, 'content-type': type = '' } = req.headers;
  const policy = pathPolicy(pathOf(req));
  if (policy?.isInternal) return { status: 404, code: '9002', message: 'INVALID_PARAMETER' };
  if (!methods.has(req.method) || policy?.kind !== 'api') {
    return { status: 405, code: '9006', message: 'INVALID_REQUEST_METHOD' };
  }
  if (isCrossSite(req, siteOrigin)) return { status: 403, code: '9001', message: 'FORBIDDEN' };
  // Without a length its size could not be checked before it is read.
  if (chunked !== undefined) return { status: 411, code: '9002', message: 'LENGTH_REQUIRED' };
  if (Number(length ?? 0) > maxBodyBytes) return { status: 413, code: '9002', message: 'PAYLOAD_TOO_LARGE' };
  if (Number(length ?? 0) > 0 && !contentTypes.test(type))
    return { status: 415, code: '9002', message: 'UNSUPPORTED_MEDIA_TYPE' };
  return null;
}

/** The headers for the upstream: those that describe the body and its repetition, nothing about the visitor. */
export function forwardedHeaders({ headers }: Request): Record<string, string> {
  const forwarded = ['content-type', 'content-length', 'accept', 'accept-language', 'idempotency-key'] as const;
  return {
    'user-agent': 'vencejo',
    ...Object.fromEntries(
      forwarded.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    ),
  };
}
