import { minute } from '#shared/times.ts';

/**
 * How long after one writing of the exports the next one is. After a first start the listings are still being imported:
 * the files are written again after a minute for as long as there are more of them, and then after twice as long each
 * time, so that portals are given all of them when the imports have ended.
 * @param isFirst whether there was no file before
 * @returns ms, by the number of listings that were written
 */
export function createPauses(everyMs: number, isFirst: boolean): (listings: number) => number {
  let pauseMs = isFirst ? Math.min(minute, everyMs) : everyMs;
  let before: number | undefined;
  return (listings) => {
    if (pauseMs < everyMs && before !== undefined)
      pauseMs = Math.min(everyMs, listings === before ? 2 * pauseMs : minute);
    before = listings;
    return pauseMs;
  };
}
