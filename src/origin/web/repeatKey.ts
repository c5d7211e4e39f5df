import type { Request } from 'express';
import { digest } from '../digest.ts';

/**
 * What makes a request a repeat of another: the same `Idempotency-Key`, on the same path, with the same content. Two different forms
 * under one key are a sender's mistake, and none of them may get lost.
 */
export function repeatKey(req: Request): string | undefined {
  const key = req.get('Idempotency-Key');
  return key ? digest(JSON.stringify([req.baseUrl + req.path, key, req.body])) : undefined;
}
