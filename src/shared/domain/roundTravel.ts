/**
 * A travel time, `lat,lng,minutes,mode`, with its point to three decimals (some 100 m): what is asked of an engine
 * costs,
 * and a way of minutes does not depend on less.
 */
export const roundTravel = (text: string): string =>
  text.replace(/\d+\.\d{4,}/g, (degrees) => String(Math.round(+degrees * 1e3) / 1e3));
