import type { NearbyKind, NearbyPlace } from '#shared/contract/nearby.ts';
import { walkingMinutes } from '#shared/domain/walking.ts';

/** A place near an estate, and how long one walks there. */
export interface Walk {
  kind: NearbyKind;
  name?: string;
  minutes: number;
}

/** @param isExact whether the estate's place is shown exactly */
export const toWalks = (places: readonly NearbyPlace[], isExact: boolean): Walk[] =>
  places.map(({ kind, name, distance }) => ({
    kind,
    ...(name ? { name } : {}),
    minutes: walkingMinutes(distance, isExact),
  }));
