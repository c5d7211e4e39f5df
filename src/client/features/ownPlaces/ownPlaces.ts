import { useMemo } from 'react';
import { roundTravel } from '#shared/domain/roundTravel.ts';
import { travelModes, type TravelMode } from '#shared/domain/travelTime.ts';
import { parseJson } from '#shared/parseJson.ts';
import { storedPlaces, usePlacesText } from './storedPlaces.ts';

/** As many as a card has room for. */
export const maxOwnPlaces = 3;

/** Characters of a name. */
export const maxPlaceName = 24;

/** The same of what was chosen. */
const maxWhere = 120;

/** Minutes that an engine is asked for: four calls a place, once, when it is set. */
export const reachMinutes = [10, 20, 30, 45] as const;

export interface OwnPlace {
  name: string;
  /** What was chosen, `Gràcia, Barcelona`; empty for a place on the map. */
  where: string;
  /** Degrees with three decimals, some 100 m: as an engine is asked. */
  lat: number;
  lng: number;
  /** How the visitor travels, where the site has an engine. */
  mode?: TravelMode | undefined;
  /** From where it is reached within so many minutes, ascending, as encoded outlines; absent until that is known. */
  reach?: readonly (readonly [minutes: number, outline: string])[] | undefined;
}

/** Tells places apart: two may have one name, or one point that is gone to in two ways. */
export const idOf = ({ name, lat, lng, mode }: OwnPlace): string => [lat, lng, mode, name].join();

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

const isReach = (value: unknown): value is OwnPlace['reach'] =>
  Array.isArray(value) &&
  value.every((step: unknown) => Array.isArray(step) && typeof step[0] === 'number' && typeof step[1] === 'string');

/** Whatever else the browser keeps there is none. */
function readPlace(value: unknown): OwnPlace | undefined {
  const { name, where, lat, lng, mode, reach } = (value ?? {}) as Record<string, unknown>;
  if (!isText(name, maxPlaceName) || name === '' || !isText(where, maxWhere)) return undefined;
  if (typeof lat !== 'number' || typeof lng !== 'number' || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  const by = travelModes.find((known) => known === mode);
  return { name, where, lat, lng, ...(by && { mode: by, ...(isReach(reach) && { reach }) }) };
}

/** @returns those of a text that are places, each once, at most three */
export function readOwnPlaces(text: string): OwnPlace[] {
  try {
    const given: unknown = parseJson(text || '[]');
    if (!Array.isArray(given)) return [];
    const places = given.flatMap((one) => readPlace(one) ?? []);
    return [...new Map(places.map((place) => [idOf(place), place])).values()].slice(0, maxOwnPlaces);
  } catch {
    return [];
  }
}

/** The visitor's own places; none until hydration. */
export function useOwnPlaces(): readonly OwnPlace[] {
  const text = usePlacesText();
  return useMemo(() => readOwnPlaces(text), [text]);
}

/** @param change of those that are kept, also by another tab */
export function changeOwnPlaces(change: (places: readonly OwnPlace[]) => readonly OwnPlace[]): void {
  const places = change(readOwnPlaces(storedPlaces.latest())).slice(0, maxOwnPlaces);
  storedPlaces.set(places.length > 0 ? JSON.stringify(places) : '');
}

/** A point as a place keeps it. */
export function roundPoint({ lat, lng }: { lat: number; lng: number }): { lat: number; lng: number } {
  const [roundLat, roundLng] = roundTravel(`${lat.toFixed(9)},${lng.toFixed(9)}`)
    .split(',')
    .map(Number);
  return { lat: roundLat!, lng: roundLng! };
}
