import type { Request } from 'express';
import { digest } from '../db/digest.ts';
import { ApiError } from './apiError.ts';

const maxKeyLength = 255;

/**
 * What identifies repetitions of a request: the same `Idempotency-Key`, path and content. Two different forms under one
 * key are a client's mistake, and both are processed.
 * @throws ApiError 400 9005 for a key that is too long
 */
export function repeatKey(req: Request): string | undefined {
  const key = req.get('Idempotency-Key');
  if (key !== undefined && key.length > maxKeyLength) throw new ApiError(400, 9005);
  return key ? digest(JSON.stringify([req.baseUrl + req.path, key, req.body])) : undefined;
}
