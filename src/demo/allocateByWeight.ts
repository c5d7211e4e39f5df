export interface Turn {
  /** The owner's index in the list of weights. */
  owner: number;
  /** The index of the turn among its owner's in the round, from 0, and how many turns the owner has. */
  nth: number;
  weight: number;
}

/** A round of turns in which each owner has as many as its weight, spread evenly (smooth weighted round-robin). */
export function allocateByWeight(weights: readonly number[]): Turn[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const credit = weights.map(() => 0);
  const given = weights.map(() => 0);
  return Array.from({ length: total }, () => {
    let owner = 0;
    weights.forEach((weight, index) => {
      credit[index]! += weight;
      if (credit[index]! > credit[owner]!) owner = index;
    });
    credit[owner]! -= total;
    return { owner, nth: given[owner]!++, weight: weights[owner]! };
  });
}
