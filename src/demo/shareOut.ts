export interface Turn {
  /** Whose turn it is, by its place in the list of shares. */
  owner: number;
  /** The how-manieth turn of that owner in the round, from 0, and how many it has. */
  nth: number;
  share: number;
}

/** A round of turns in which each owner comes as often as its share says, spread as evenly as can be. */
export function shareOut(shares: readonly number[]): Turn[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const credit = shares.map(() => 0);
  const given = shares.map(() => 0);
  return Array.from({ length: total }, () => {
    let owner = 0;
    shares.forEach((share, index) => {
      credit[index]! += share;
      if (credit[index]! > credit[owner]!) owner = index;
    });
    credit[owner]! -= total;
    return { owner, nth: given[owner]!++, share: shares[owner]! };
  });
}
