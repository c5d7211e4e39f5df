/** What a run may do by itself. Beyond that it is refused as a whole: more likely its source is broken than right. */
export const runLimits = {
  /**
   * Of the records of a source, may be refused as broken. Of a short feed one is more than a tenth, and a refused
   * record changes nothing: up to the number given it is no sign of a broken feed.
   */
  refused: { share: 0.1, always: 5 },
  /**
   * Of the listings that a source has, may be withdrawn. An agency sells or loses a few homes between two runs, never a
   * fifth; a small one may lose all of its few.
   */
  withdrawn: { share: 0.2, always: 5 },
};

/** Why the run of an empty file is refused. */
export const noRecords = 'there is no record in it';

/** What a run found, in numbers. */
export interface RunNumbers {
  /** Records of the source. */
  read: number;
  /** Of these, refused as broken: what the site does not offer is right as it is. */
  broken: number;
  /** Listings that it would withdraw, of those that the source has. */
  withdrawn: number;
  listed: number;
  /** The source is all that there is, not changes alone. */
  isWhole: boolean;
}

const isBeyond = (count: number, total: number, { share, always }: { share: number; always: number }): boolean =>
  count > Math.max(always, total * share);

/**
 * @param acceptWithdrawals an operator says that they are right
 * @returns why a run is refused as a whole; undefined where it is not
 */
export function whyRefused(
  { read, broken, withdrawn, listed, isWhole }: RunNumbers,
  acceptWithdrawals: boolean,
): string | undefined {
  if (read === 0 && isWhole) return noRecords;
  if (isBeyond(broken, read, runLimits.refused))
    return `${broken} of ${read} records are refused, more than ${runLimits.refused.share * 100} %`;
  if (!acceptWithdrawals && isBeyond(withdrawn, listed, runLimits.withdrawn))
    return `${withdrawn} of ${listed} listings would be withdrawn, more than ${runLimits.withdrawn.share * 100} %: if that is right, run it with --accept-withdrawals`;
  return undefined;
}
