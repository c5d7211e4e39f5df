/** A figure and its unit on one line: `73 m²` is one word to the eye. */
export const keepUnits = (text: string): string => text.replaceAll(' m²', '\u00a0m²');
