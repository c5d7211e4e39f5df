import { hideFacts } from '#shared/contract/hiddenFacts.ts';
import type { Loaded } from '../edge/EdgeCache.ts';

/**
 * An answer of the API without what may not be shown (PD-27, PD-34): browsers read it through the proxy, as it is
 * stored.
 * @param json its body, parsed; what hides is taken out of it too
 */
export function withoutHiddenFacts(loaded: Loaded, json: unknown): Loaded {
  if (loaded.kind !== 'answer' || hideFacts(json).length === 0) return loaded;
  return { ...loaded, answer: { ...loaded.answer, body: Buffer.from(JSON.stringify(json)), isPacked: false } };
}
