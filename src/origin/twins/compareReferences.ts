/** Letters and digits of the plot in a reference of the land register; one home on it has six more. */
const plotLength = 14;
const homeLength = 20;

/**
 * What two references of the land register say: that it is one home, one plot (on which there may be many), or two
 * homes. Undefined where one is not known.
 */
export function compareReferences(
  a: string | null,
  b: string | null,
): 'same_home' | 'same_plot' | 'different' | undefined {
  if (a === null || b === null) return undefined;
  if (a.slice(0, plotLength) !== b.slice(0, plotLength)) return 'different';
  if (a.length < homeLength || b.length < homeLength) return 'same_plot';
  return a === b ? 'same_home' : 'different';
}

/** Whether a reference names one home. */
export const isOfHome = (reference: string | null): reference is string => reference?.length === homeLength;
