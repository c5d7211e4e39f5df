/** How many of the last revalidations found nothing in place of what was there. */
export interface VanishedShare {
  /** Records a revalidation. @returns whether too many have vanished to believe it of this one */
  record: (isVanished: boolean) => boolean;
  /** Of the last hundred. */
  count: () => number;
  isFlood: () => boolean;
}

/** Revalidations that are looked at, and how many of them may have vanished. */
const looked = 100;
const maxVanished = 20;

/**
 * Listings go one by one, or are said to be gone (410) and purged. An upstream that answers 404 for many that were
 * there has lost its data, or was deployed wrongly: believing it would take a network's pages off the search engines.
 * @param onFlood called when a flood begins
 */
export function createVanishedShare(onFlood: () => void): VanishedShare {
  const last: boolean[] = [];
  let count = 0;
  const isFlood = () => count > maxVanished;
  return {
    record: (isVanished) => {
      const wasFlood = isFlood();
      last.push(isVanished);
      if (isVanished) count += 1;
      if (last.length > looked && last.shift()) count -= 1;
      if (isFlood() && !wasFlood) onFlood();
      return isVanished && isFlood();
    },
    count: () => count,
    isFlood,
  };
}
