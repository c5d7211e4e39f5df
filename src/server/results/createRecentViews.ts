import { minute, second } from '#shared/times.ts';

/** Who opens the same page within this time is counted once; in milliseconds. */
const repeatTime = 30 * minute;

/** Places for views: of 100,000 in half an hour, all but two in a thousand keep theirs. */
const places = 2 ** 18;

/** Places that a view may have. */
const tries = 8;

/**
 * The views of the last half hour, by digest, each in one of the places that follow from it. Beyond what finds a place,
 * the oldest is forgotten. Two arrays, and no Map: what a hit leaves behind is work for the garbage collector.
 * @param now wall clock, in milliseconds
 */
export function createRecentViews(now: () => number) {
  const tags = new Uint32Array(places);
  /** In seconds; 0 where there is none. */
  const times = new Uint32Array(places);
  const seconds = (): number => Math.floor(now() / second);
  const isRecent = (time: number, since: number): boolean => since - time < repeatTime / second;

  function forgetOld(): void {
    const time = seconds();
    for (let place = 0; place < places; place += 1)
      // One that is to come was before the clock was set back.
      if (times[place]! > time || !isRecent(times[place]!, time)) tags[place] = times[place] = 0;
  }

  const timer = setInterval(forgetOld, repeatTime).unref();
  return {
    /**
     * Whether it was within half an hour; if not, it is remembered, for an hour at the most.
     * @param digest hexadecimal
     */
    hasRecent: (digest: string): boolean => {
      const tag = parseInt(digest.slice(0, 8), 16);
      const first = parseInt(digest.slice(8, 16), 16);
      const time = seconds();
      let oldest = first % places;
      for (let place = first; place < first + tries; place += 1) {
        const at = place % places;
        if (tags[at] === tag && isRecent(times[at]!, time)) return true;
        if (times[at]! < times[oldest]!) oldest = at;
      }
      tags[oldest] = tag;
      times[oldest] = time;
      return false;
    },
    close: (): void => {
      clearInterval(timer);
    },
  };
}
