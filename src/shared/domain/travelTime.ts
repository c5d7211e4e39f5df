import type { Circle } from './circle.ts';
import { roundTravel } from './roundTravel.ts';

export const travelModes = ['foot', 'bicycle', 'car', 'transit'] as const;
export type TravelMode = (typeof travelModes)[number];

/** Minutes that can be asked for. */
export const travelMinutes = [5, 10, 15, 20, 30, 45] as const;

/** How long the way to a point may take. */
export interface TravelTime extends Pick<Circle, 'lat' | 'lng'> {
  minutes: number;
  mode: TravelMode;
}

/**
 * Whether a text that has the form of a travel time, `lat,lng,minutes,mode`, is one that can be asked for. Whether its
 * point is in Spain, the server checks.
 */
export function isTravelTime(text: string): boolean {
  const { lat, lng, minutes, mode } = readTravelTime(text);
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return false;
  return travelMinutes.some((known) => known === minutes) && travelModes.includes(mode);
}

/** @param text of the form `lat,lng,minutes,mode` */
export function readTravelTime(text: string): TravelTime {
  const [lat, lng, minutes, mode] = text.split(',');
  return { lat: Number(lat), lng: Number(lng), minutes: Number(minutes), mode: mode as TravelMode };
}

/** The next longer one that can be asked for. */
export function longerTravelTime(text: string): string | undefined {
  const travel = readTravelTime(text);
  const minutes = travelMinutes.find((step) => step > travel.minutes);
  return minutes && travelTimeText({ ...travel, minutes });
}

/** As a URL has it: to some 100 m. */
export const travelTimeText = ({ lat, lng, minutes, mode }: TravelTime): string =>
  roundTravel([lat, lng, minutes, mode].join(','));
