import { rulesOf } from '#rules';
import type { Language } from './languages.ts';

/** The time of a clock as a language writes it: `9:30`, `9 h 30`, `10 h`. @param time `9:30` or `09:30` */
export function formatClock(time: string, language: Language): string {
  const [hours = '', minutes = ''] = time.split(':');
  return rulesOf(language).clock?.(Number(hours), minutes) ?? time;
}

/** From one time to another: `9:30–14:00`, `9 h 30 – 14 h`. */
export const formatHours = (from: string, to: string, language: Language): string =>
  [from, to].map((time) => formatClock(time, language)).join(rulesOf(language).betweenHours ?? '–');
