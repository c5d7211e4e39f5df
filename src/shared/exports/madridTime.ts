const madrid = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-10-20 10:00:00`: the clocks of Spain, by which portals read a date without a zone. @param time epoch ms */
export const madridTime = (time: number): string => madrid.format(time);
