/**
 * A whole number as a visitor types it, with marks between its thousands, without cents and with a unit: `350.000`,
 * `350,000`, `350 000 €`, `350.000,00 €`, `€350,000.00`, `90 m²`. Not in words or thousands: `350 mil`, `350k`.
 * @returns its digits; of any other text, the text without the unit
 */
export function plainNumber(typed: string): string {
  // Of a URL too, so in linear time: no pattern may begin or end with a repetition of spaces.
  const text = typed
    .trim()
    .replace(/^€|(?:€|eur|m[²2])$/gi, '')
    .trim()
    // A point before two zeros might be one of thousands that is not finished, unless commas stand before it.
    .replace(/(?<=\d),00?$|(?<=,\d{3})\.00?$/, '');
  return /^\d{1,3}(?:[.,'’\s]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text;
}
