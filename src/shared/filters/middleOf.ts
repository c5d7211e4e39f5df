import type { Circle } from '../domain/circle.ts';
import { readTravelTime } from '../domain/travelTime.ts';
import type { EstateFilters } from './table.ts';

/** The point that a search is around, by distance or by travel time; undefined for one of places. In degrees. */
export const middleOf = ({ near, travel }: EstateFilters): Pick<Circle, 'lat' | 'lng'> | undefined =>
  near ?? (travel === undefined ? undefined : readTravelTime(travel));
