/** A text for a cell of a sheet: a program would take one that begins so for a formula, and shows no apostrophe. */
export const withoutFormula = (text: string): string => (/^[=+\-@]/.test(text) ? `'${text}` : text);
