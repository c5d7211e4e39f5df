import { Readable } from 'node:stream';
import { isFailure, type Entry } from '../edge/entry.ts';
import { loggedPath } from '../logging/loggedPath.ts';
import type { Logger } from '../logging/logger.ts';
import { createVanishedShare, type VanishedShare } from './createVanishedShare.ts';
import { isGood, verdictOf } from './expectedStatuses.ts';
import { statusesOf, type Target } from './normaliseTarget.ts';
import { isStoredData, type EndpointPolicy } from './policies.ts';
import { OwnFailure } from './resilience/createCircuitBreaker.ts';
import type { UpstreamAnswer } from './UpstreamAnswer.ts';

/** Thrown for an answer that is none of the call's (expectedStatuses.ts). It is counted by its status already. */
export class UnexpectedAnswerError extends OwnFailure {
  override readonly name = 'UnexpectedAnswerError';
}

interface CheckDeps {
  logger: Logger | undefined;
  /** By default the contract's. */
  verdict?: typeof verdictOf | undefined;
  /** Whether an upstream still answers what it always has (createConfirmation.ts). */
  isWell: Readonly<Record<EndpointPolicy['host'], () => Promise<boolean>>>;
  /** The cache's clock. */
  now: () => number;
}

/** The call that was made. */
interface Checked {
  target: Target;
  stored: Entry | null;
}

export interface AnswerCheck {
  /** @throws UnexpectedAnswerError where the status is a failure that does not say so itself */
  checkStatus: (call: Checked, status: number) => Promise<void>;
  /**
   * Data is never so large, and what has no end must not take the place of what is stored.
   * @throws UnexpectedAnswerError for a body above the limit that is not passed on
   */
  checkSize: (call: Checked, answer: Pick<UpstreamAnswer, 'body' | 'headers'>) => void;
  /**
   * A file that is not for visitors. One in place of a picture that was there is a page of an upstream that fails.
   * @throws UnexpectedAnswerError
   */
  checkForeignFile: (call: Checked, type: string[] | undefined) => void;
  /** Answers and pages that were there and are not found any more (docs/operations.md#listings-vanish). */
  vanished: Pick<VanishedShare, 'count' | 'isFlood'>;
  /**
   * Whether a status must not take the place of a page: it is gone, as too many are, or as all that the API has. The
   * answers that it was made of may have left the cache, so that theirs are no sign of it.
   */
  refusesPage: (stored: Entry | null, status: number) => Promise<boolean>;
}

/** Checks whether what an upstream answered may take the place of what is stored. */
export function createAnswerCheck({ logger, verdict = verdictOf, isWell, now }: CheckDeps): AnswerCheck {
  const onFlood = () => {
    logger?.error('many answers vanished: stored ones are kept');
  };
  const answers = createVanishedShare(onFlood);
  const pages = createVanishedShare(onFlood);

  return {
    checkStatus: async ({ target, stored }, status) => {
      const isStored = isGood(stored, now());
      const said = verdict(statusesOf(target), status, isStored);
      if (isStored && said === 'vanished' && !(await isWell[target.policy.host]()))
        throw new UnexpectedAnswerError(`${status}, as for what is always there`);
      const isFlood = isStored && said !== 'failure' && answers.record(said === 'vanished');
      if (isFlood || (said === 'failure' && !isFailure(status)))
        throw new UnexpectedAnswerError(`${status} is no answer of the contract to this call`);
    },
    checkSize: ({ target: { policy }, stored }, { body, headers }) => {
      if (!(body instanceof Readable)) return;
      const mayBeEndless = headers['content-length'] === undefined && isGood(stored, now());
      if (isStoredData(policy) || mayBeEndless) throw new UnexpectedAnswerError('The body is larger than may be held');
    },
    checkForeignFile: ({ target: { url }, stored }, type) => {
      logger?.warn({ upstream: loggedPath(url), type }, 'no media file');
      if (isGood(stored, now())) throw new UnexpectedAnswerError('A file of another type than pictures have');
    },
    vanished: {
      count: () => Math.max(answers.count(), pages.count()),
      isFlood: () => answers.isFlood() || pages.isFlood(),
    },
    refusesPage: async (stored, status) => {
      if (!isGood(stored, now()) || isFailure(status)) return false;
      const isGone = status === 404 || status === 302;
      return (isGone && !(await isWell.api())) || pages.record(isGone);
    },
  };
}
