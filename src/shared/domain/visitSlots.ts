/** Clocks of Spain, by which times of visits are told. */
export const spanishZones = ['Europe/Madrid', 'Atlantic/Canary'] as const;
export type SpanishZone = (typeof spanishZones)[number];

const canaries: readonly string[] = ['las-palmas', 'santa-cruz-de-tenerife'];

/** @param province by its slug */
export const zoneOfProvince = (province: string): SpanishZone =>
  canaries.includes(province) ? 'Atlantic/Canary' : 'Europe/Madrid';

/** An agent's free times for visits of a listing. */
export interface VisitSlots {
  zone: SpanishZone;
  /** How long a visit takes. */
  minutes: number;
  /** When they begin, in ISO 8601, the first first. */
  starts: readonly string[];
}

/** A time that was chosen. */
export interface VisitTime extends Omit<VisitSlots, 'starts'> {
  start: string;
}

/** A time that nobody else can choose until then, in ISO 8601, and that waits to be confirmed. */
export interface HeldVisit extends VisitTime {
  heldUntil: string;
}
