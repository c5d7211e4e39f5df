import type { Camelized } from 'humps';
import { placeSchema, zoneSchema, type PlaceDto, type ZoneDto } from '#shared/contract/place.ts';
import { camelise } from './camelise.ts';
import { readRecords, type OnInvalid } from './readAnswer.ts';

export type Place = PlaceDto;
export type Zone = Camelized<ZoneDto>;

export const toPlaces = (answer: unknown, onInvalid?: OnInvalid): Place[] =>
  readRecords(placeSchema, answer, onInvalid);

export const toZones = (answer: unknown, onInvalid?: OnInvalid): Zone[] =>
  readRecords(zoneSchema, answer, onInvalid).map((zone) => camelise(zone));
