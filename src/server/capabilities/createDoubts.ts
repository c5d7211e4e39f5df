import { isDeepStrictEqual } from 'node:util';
import type { CapabilitiesDto } from '#shared/contract/capabilities.ts';

/** How often in a row an answer with less has to come before it counts. */
const timesOfLess = 3;

/** Whether something of what counts is missing in an answer. */
const hasLess = (said: CapabilitiesDto, than: CapabilitiesDto): boolean =>
  than.filters.some((name) => !said.filters.includes(name)) ||
  than.sorts.some((name) => !said.sorts.includes(name)) ||
  (than.messages && !said.messages) ||
  (than.reports && !said.reports);

/**
 * Whether an answer counts: one with more does at once, one with less when it has come three times in a row. A gateway
 * may answer in the API's place, or a balancer lead to an older version of it, for a moment.
 */
export function createDoubts() {
  let doubted: CapabilitiesDto | null = null;
  let times = 0;

  function end(): void {
    [doubted, times] = [null, 0];
  }

  return {
    /** @param known what counts until now; null before the first answer, which counts at once */
    counts: (said: CapabilitiesDto, known: CapabilitiesDto | null): boolean => {
      if (known !== null && hasLess(said, known)) {
        times = isDeepStrictEqual(said, doubted) ? times + 1 : 1;
        doubted = said;
        if (times < timesOfLess) return false;
      }
      end();
      return true;
    },
    /** Whether the latest answer does not count yet. */
    isOpen: () => doubted !== null,
    /** The row is broken, as by a call that failed. */
    end,
  };
}
