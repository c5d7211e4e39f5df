/** Of a plot of the land register, or of one home on it. */
const reference = /^[\dA-Z]{14}(?:[\dA-Z]{6})?$/;

/** A reference of the land register (*referencia catastral*) without what is written between; undefined for none. */
export function cadastralReference(text: string): string | undefined {
  const written = text.replace(/[\s.\-/]/g, '').toUpperCase();
  return reference.test(written) && /\d/.test(written) ? written : undefined;
}

/** Whether a text is such a reference, or names one among its words. */
export const namesCadastre = (text: string): boolean =>
  [text, ...text.split(/[^\dA-Za-z]+/)].some((part) => cadastralReference(part) !== undefined);

/** Whether it names one home, and not the plot on which there may be many. */
export const isWholeHome = (cadastral: string): boolean => cadastral.length === 20;
