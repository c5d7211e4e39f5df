import { hidePrices } from '#shared/contract/hiddenPrice.ts';
import type { Loaded } from '../edge/EdgeCache.ts';

/**
 * An answer of the API without prices that may not be shown (PD-27): browsers read it through the proxy, as it is
 * stored.
 * @param json its body, parsed; what hides is taken out of it too
 */
export function withoutHiddenPrices(loaded: Loaded, json: unknown): Loaded {
  if (loaded.kind !== 'answer' || !hidePrices(json)) return loaded;
  return { ...loaded, answer: { ...loaded.answer, body: Buffer.from(JSON.stringify(json)), isPacked: false } };
}
