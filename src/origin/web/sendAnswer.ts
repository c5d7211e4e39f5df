import type { Response } from 'express';
import { cacheControl, type CacheRuleName } from './cacheRules.ts';

/**
 * Sends a public answer: JSON, how long it may be reused, and its surrogate keys. Express adds the ETag and answers
 * 304.
 * @param tags surrogate keys of api.md, as `estates` and `estate:ms0116-3310`
 */
export function sendAnswer(res: Response, body: unknown, rule: CacheRuleName, tags: readonly string[]): void {
  res
    .set('Cache-Control', cacheControl(rule))
    .set('Surrogate-Key', [...new Set(tags)].join(' '))
    .json(body);
}
