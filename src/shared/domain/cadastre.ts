/** Of a plot of the land register, or of one home on it. */
const reference = /^(?=.*\d)(?=.*[A-Z])[\dA-Z]{14}(?:[\dA-Z]{6})?$/;

/** A reference of the land register (*referencia catastral*) without what is written between; undefined for none. */
export function cadastralReference(text: string): string | undefined {
  const written = text.replace(/[\s.\-/]/g, '').toUpperCase();
  return reference.test(written) ? written : undefined;
}

/** Between the groups of a reference, as the register prints it: `9872023 VH5797S 0001 WX`. */
const gap = '[\\s.\\-/]?';
const ofTown = ['\\d{7}', '[A-Z]{2}', '\\d{4}', '[A-Z]'].join(gap);
const ofCountry = ['\\d{5}', '[A-Z]', '\\d{3}', '\\d{5}'].join(gap);
const amongWords = new RegExp(
  `(?<![\\dA-Z])(?:${ofTown}|${ofCountry})(?:${gap}\\d{4}${gap}[A-Z]{2})?(?![\\dA-Z])`,
  'i',
);

/** Whether a text is such a reference, or names one among its words. */
export const namesCadastre = (text: string): boolean =>
  amongWords.test(text) || [text, ...text.split(/[^\dA-Za-z]+/)].some((part) => cadastralReference(part) !== undefined);

/** Whether it names one home, and not the plot on which there may be many. */
export const isWholeHome = (cadastral: string): boolean => cadastral.length === 20;
