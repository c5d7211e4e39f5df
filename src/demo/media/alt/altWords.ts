import type { MediaCategory } from '#shared/domain/mediaCategories.ts';
import type { BlockView } from '../scene/facades/block.ts';
import type { BuildingStyle } from '../scene/home.ts';
import type { TimeOfDay } from '../scene/light.ts';
import type { Thing } from './seenPicture.ts';

/**
 * What one language says of a home's pictures. Phrases are joined as they stand: they bring their own articles and
 * endings.
 */
export interface AltWords {
  /** What the picture is, before what it shows: nobody is to take a drawing for a photograph. */
  label: string;
  /** What a picture shows, as the site captions its category. */
  rooms: Record<MediaCategory, string>;
  /** After a word for "another view": "del salón". */
  ofRoom: (category: MediaCategory) => string;
  /** Before a bedroom or bathroom, from the second on. */
  ordinals: readonly string[];
  /** "Otra vista", "Tercera vista" …, from a room's second picture on. */
  furtherViews: readonly string[];
  /** Where the words above end. */
  picture: (nth: number) => string;
  with: string;
  and: string;
  /** After "with". */
  things: Record<Thing, string>;
  /** What closes the sentence, with its comma. */
  times: Record<Exclude<TimeOfDay, 'noon'>, string>;
  /** After "façade". */
  buildings: Record<BuildingStyle, string>;
  /** How a façade is looked at, with its comma. */
  shots: Record<BlockView, string>;
  /** After "plan". @param area square metres */
  areaOfPlan: (area: number) => string;
  /** Rooms that a plan names, beside those that are counted. */
  planRooms: Record<'living' | 'kitchen' | 'terrace' | 'garden', string>;
  /** What closes a plan's sentence: plans are lettered in Spanish, whoever reads them. */
  lettering: string;
  /** One, and several. */
  bedrooms: readonly [string, string];
  bathrooms: readonly [string, string];
  /** After "energy certificate". @param rating A to G */
  certificate: (rating: string) => string;
}

/** Within a sentence. */
export const lower = (text: string): string => text[0]!.toLowerCase() + text.slice(1);
export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
