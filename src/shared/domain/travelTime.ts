import type { Circle } from './circle.ts';

export const travelModes = ['foot', 'bicycle', 'car', 'transit'] as const;
export type TravelMode = (typeof travelModes)[number];

/** Minutes that can be asked for. */
export const travelMinutes = [5, 10, 15, 20, 30, 45] as const;

/** How long the way to a point may take. */
export interface TravelTime extends Pick<Circle, 'lat' | 'lng'> {
  minutes: number;
  mode: TravelMode;
}

const pattern = new RegExp(
  `^\\d{2}(\\.\\d{1,4})?,-?\\d{1,2}(\\.\\d{1,4})?,(${travelMinutes.join('|')}),(${travelModes.join('|')})$`,
);

/** Whether a text is a travel time, `lat,lng,minutes,mode`. Whether its point is in Spain, the server checks. */
export const isTravelTime = (text: string): boolean => pattern.test(text);

/** @param text for which isTravelTime holds */
export function readTravelTime(text: string): TravelTime {
  const [lat, lng, minutes, mode] = text.split(',');
  return { lat: Number(lat), lng: Number(lng), minutes: Number(minutes), mode: mode as TravelMode };
}

export const travelTimeText = ({ lat, lng, minutes, mode }: TravelTime): string => [lat, lng, minutes, mode].join(',');
