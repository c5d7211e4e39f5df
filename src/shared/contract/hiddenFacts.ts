import { isFields } from './fields.ts';
import { hidePinPlace, hidePlace } from './hiddenPlace.ts';
import { hidePinPrice, hidePrice } from './hiddenPrice.ts';

type Hide = (record: unknown) => string[];

/** A record of an agency has an address too, which is its office's. */
const isEstate = (value: unknown): boolean =>
  isFields(value) &&
  ('reference' in value || 'ref' in value || (isFields(value.address) && 'visibility' in value.address));

/** Every listing and pin of an answer as it came: an estate, a list, pins, the confirmation of an enquiry. */
function inAnswer(answer: unknown, ofEstate: Hide, ofPin: Hide): string[] {
  const { results, pins, info } = isFields(answer) ? answer : {};
  const lists = [answer, results].filter(Array.isArray) as unknown[][];
  const found = [answer, info, ...lists.flat()].filter(isEstate);
  return [...found.flatMap(ofEstate), ...(Array.isArray(pins) ? pins.flatMap(ofPin) : [])];
}

const hideAllOfPlace: Hide = (estate) => {
  const { linked } = estate as { linked?: unknown };
  return [...hidePlace(estate), ...(Array.isArray(linked) ? linked.flatMap(hidePlace) : [])];
};

/** Takes hidden prices, and what tells them, out of an answer, in place. @returns the names of those fields */
export const hidePrices = (answer: unknown): string[] => inAnswer(answer, hidePrice, hidePinPrice);

/** Takes out of an answer, in place, what is hidden of where homes are. @returns the names of those fields */
export const hidePlaces = (answer: unknown): string[] => inAnswer(answer, hideAllOfPlace, hidePinPlace);

/**
 * Takes out of an answer of the API, in place, what it marks as hidden and says nevertheless: the one place where that
 * is decided, before anything is kept, shown or passed on.
 * @returns the names of what was taken out or rounded
 */
export const hideFacts = (answer: unknown): string[] => [...hidePrices(answer), ...hidePlaces(answer)];
