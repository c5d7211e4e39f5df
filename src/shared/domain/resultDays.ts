const zone = 'Europe/Madrid';

const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The date in Spain at a time, to which what happens then is counted. @param time epoch ms @returns 2026-11-30 */
export const resultDay = (time: number): string => format.format(time);
