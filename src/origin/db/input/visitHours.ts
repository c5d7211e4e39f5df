/** By the number of the day, from Sunday. */
export const visitDays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** When an agent shows homes, by the clock of where they are: `{ mon: ["10:00-13:00"], length: 30 }`. */
export interface VisitHours extends Partial<Record<(typeof visitDays)[number], readonly string[]>> {
  /** Minutes of a visit. */
  length: number;
  /** Hours between a booking and its visit. */
  notice?: number | undefined;
}
