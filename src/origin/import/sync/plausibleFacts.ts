import {
  boundsOf,
  guardedFacts,
  hasTooManyRooms,
  judge,
  priceBounds,
  type Bounds,
} from '#shared/domain/evidence/guards.ts';
import type { RecordReader } from './RecordReader.ts';

function checkOne(reader: RecordReader, name: string, bounds: Bounds): void {
  const value = reader.fields[name];
  if (typeof value !== 'number') return;
  const judged = judge(value, bounds);
  if (judged.is === 'unusual') reader.warn(name, `is ${judged.than} than usual: shown as it is, check it`);
  if (judged.is === 'impossible') reader.drop(name, `is ${judged.than} than can be true: left out`);
}

/**
 * Leaves out of a record, whose values are read, what cannot be true of a property of its kind, and warns of what is
 * unusual: a month's rent for a price, a price in thousands, square centimetres.
 */
export function checkFacts(reader: RecordReader): void {
  const { type, estate_type } = reader.fields;
  for (const name of ['price', 'previous_price']) checkOne(reader, name, priceBounds(estate_type, type));
  for (const name of guardedFacts) checkOne(reader, name, boundsOf(name, estate_type));
  const { rooms, area_constructed: area } = reader.fields;
  if (typeof rooms === 'number' && typeof area === 'number' && hasTooManyRooms(rooms, area))
    reader.drop('rooms', 'are more than area_constructed has room for: left out');
}
