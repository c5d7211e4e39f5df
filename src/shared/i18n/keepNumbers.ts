/** The text with its numbers on the line of what they count. */
export const keepNumbers = (text: string): string => text.replaceAll(/(\d) /g, '$1\u00a0');
