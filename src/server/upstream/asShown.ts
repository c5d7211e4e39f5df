import type { Endpoint } from '#shared/api/browserEndpoints.ts';
import { endpoints } from '#shared/api/endpoints.ts';
import { hideFacts } from '#shared/contract/hiddenFacts.ts';
import type { OwnRule } from '#shared/domain/evidence/ownRules.ts';
import type { Loaded } from '../edge/EdgeCache.ts';
import { addFindings } from './addFindings.ts';
import type { Target } from './normaliseTarget.ts';
import type { MayShow } from './pictureOrigins.ts';
import { showOnly } from './showOnly.ts';

interface Showing {
  mayShow: MayShow;
  /** The network's own of adverts. */
  rules: readonly OwnRule[];
}

/**
 * An answer as visitors may have it: without what it marks as hidden (PD-27, PD-34) and pictures of other hosts, a
 * listing with its findings. Browsers read it through the proxy, as it is stored.
 * @param json its body, parsed; is changed too
 */
export function asShown(
  loaded: Loaded,
  json: unknown,
  { name, policy }: Pick<Target, 'name' | 'policy'>,
  { mayShow, rules }: Showing,
): Loaded {
  if (loaded.kind !== 'answer') return loaded;
  const { read }: Endpoint = endpoints[name];
  const changed = [
    hideFacts(json).length > 0,
    read !== undefined && showOnly(json, mayShow, !policy.isOfLink),
    addFindings(name, json, rules),
  ];
  if (!changed.includes(true)) return loaded;
  return { ...loaded, answer: { ...loaded.answer, body: Buffer.from(JSON.stringify(json)), isPacked: false } };
}
