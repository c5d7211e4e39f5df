import type { Request } from 'express';
import { digest } from '../digest.ts';

/**
 * What identifies repetitions of a request: the same `Idempotency-Key`, path and content. Two different forms under one
 * key are a client's mistake, and both are processed.
 */
export function repeatKey(req: Request): string | undefined {
  const key = req.get('Idempotency-Key');
  return key ? digest(JSON.stringify([req.baseUrl + req.path, key, req.body])) : undefined;
}
