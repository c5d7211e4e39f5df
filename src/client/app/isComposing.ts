/** What browsers report for a key that an input method takes. */
const takenKey = 229;

/**
 * Whether a key press belongs to an input method, whose own suggestions it chooses among. Safari ends the composition
 * before the Enter that confirms it: there the code alone tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === takenKey;
