import { parseJson } from '#shared/parseJson.ts';
import { toHomeData } from '#shared/api/homeData.ts';
import type { Loaded } from '../edge/EdgeCache.ts';
import { textOf } from '../edge/http/encoders.ts';
import { createBlockGuard } from './createBlockGuard.ts';
import type { ContractCheck } from './createContractCheck.ts';
import type { FetchRequest } from './createUpstreamFetch.ts';
import { isGood } from './expectedStatuses.ts';
import type { Decorator } from './getThroughCache.ts';

/** Seconds after which home data that lost a block are asked for again. */
const lostSeconds = 60;

interface HomeBlockDeps {
  contract: Pick<ContractCheck, 'valueOf'>;
  /** The cache's clock. */
  now: () => number;
  onLostBlocks: (names: readonly string[]) => void;
  /** Called when home data could not be had, or break the contract. */
  onFailed: () => void;
}

const isWhole = (loaded: Loaded): boolean =>
  loaded.kind === 'notModified' || (loaded.kind === 'answer' && loaded.answer.status === 200);

/** Keeps what is stored, once more, where the home data that came have lost a block of it; tells of failures. */
export function withHomeBlocks({ contract, now, onLostBlocks, onFailed }: HomeBlockDeps): Decorator {
  const lostBlocks = createBlockGuard(now);

  function keepBlocks({ target, stored }: FetchRequest, loaded: Loaded): Loaded {
    if (loaded.kind !== 'answer' || loaded.answer.status !== 200 || !isGood(stored, now())) return loaded;
    const received = toHomeData(parseJson(textOf(loaded.answer)));
    const lost = lostBlocks(contract.valueOf(stored, toHomeData), received);
    if (lost.length === 0) return loaded;
    onLostBlocks(lost);
    const lifetime = { ...target.policy.lifetime!, fresh: lostSeconds, age: 0 };
    return { kind: 'notModified', headers: {}, lifetime, tags: stored.tags };
  }

  return (load) => async (request) => {
    let isHad = false;
    try {
      const loaded = await load(request);
      const kept = keepBlocks(request, loaded);
      isHad = isWhole(loaded);
      return kept;
    } finally {
      if (!isHad && !request.signal.aborted) onFailed();
    }
  };
}
