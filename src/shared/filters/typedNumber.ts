/**
 * A whole number as a visitor types it, with marks between its thousands and with a unit: `350.000`, `350,000`,
 * `350 000 €`, `€350,000`, `90 m²`.
 * @returns its digits; of any other text, the text without the unit
 */
export function plainNumber(typed: string): string {
  // Of a URL too, so in linear time: no pattern may begin or end with a repetition of spaces.
  const text = typed
    .trim()
    .replace(/^€|(?:€|m[²2])$/gi, '')
    .trim();
  return /^\d{1,3}(?:[.,'’\s]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text;
}
