import * as z from 'zod/mini';
import { respellLift } from '#shared/contract/estate.ts';
import { isFields } from '#shared/contract/fields.ts';
import { registerSchema } from '#shared/contract/register.ts';
import { floorNames } from '#shared/domain/floorLevel.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { floorOf } from './floors.ts';
import { RecordReader } from './RecordReader.ts';
import { conservationWords, heatingWords } from './words.ts';

const flags = [
  ...['exterior', 'lift', 'furnished', 'conditioned_air', 'pets', 'large_holder'],
  ...['orientation_north', 'orientation_south', 'orientation_east', 'orientation_west'],
];
/** Texts, though some sources have them as numbers. */
const numbersOfRegisters = ['registration_number', 'licence'];
const times = ['created_at', 'updated_at', 'confirmed_at', 'available_from'];

const floorNameWords: Readonly<Record<string, string>> = Object.fromEntries(
  floorNames.map((name) => [slugify(name), name]),
);

/** Nothing is published after it was changed: of two such dates the earlier counts. */
function readTimes(reader: RecordReader): void {
  for (const name of times) reader.time(name);
  const { created_at: created, updated_at: updated } = reader.fields;
  if (typeof created !== 'string' || typeof updated !== 'string' || created <= updated) return;
  reader.warn('created_at', 'is after the last change: that is shown');
  reader.fields.created_at = updated;
}

/** A number, or words that say which floor it is; `floor_name` may say it too. */
function readFloor(reader: RecordReader): void {
  const given = reader.line('floor');
  const { floor, floor_name, isLast } = (given === undefined ? undefined : floorOf(given)) ?? {};
  const { floors } = reader.fields;
  // The ground floor is one of them.
  const last = isLast && typeof floors === 'number' && floors > 0 ? floors - 1 : undefined;
  if (isLast && last === undefined)
    reader.drop('floor', `“${given}” says no number, and there are no floors: left out`);
  else if (given !== undefined && floor === undefined && floor_name === undefined && last === undefined)
    reader.drop('floor', `“${given.slice(0, 40)}” is no floor: left out`);
  else reader.fields.floor = floor ?? last;
  if (floor_name !== undefined && !reader.has('floor_name')) reader.fields.floor_name = floor_name;
  reader.number('floor', { min: -10, max: 200, isWhole: true });
  const name = floorOf(reader.line('floor_name') ?? '')?.floor_name;
  if (name === undefined) reader.word('floor_name', floorNameWords, slugify);
  else reader.fields.floor_name = name;
}

/** Which register gave the number of a short let: by its name, or as the contract has it. */
function readLettingRegister(reader: RecordReader): void {
  if (!reader.has('registration_register')) return;
  const { success, data } = z.safeParse(registerSchema, reader.fields.registration_register);
  if (success) reader.fields.registration_register = data;
  else reader.drop('registration_register', 'is no name of a register: left out');
}

/** By which new homes are built: a number, which some sources have as such, and a day. */
function readWorksLicence(reader: RecordReader): void {
  if (!reader.has('works_licence')) return void delete reader.fields.works_licence;
  const { works_licence: given } = reader.fields;
  if (!isFields(given)) return reader.drop('works_licence', 'is no licence with number and expires_on: left out');
  const licence = new RecordReader({ ...given }, reader.warnings, 'works_licence.');
  licence.fields.number = licence.line('number');
  licence.time('expires_on');
  reader.fields.works_licence = licence.fields;
}

/** What a home is besides its kind and figures: floor, yes or no, times, condition, heating. */
export function readFacts(reader: RecordReader): void {
  readFloor(reader);
  for (const name of flags) reader.boolean(name);
  respellLift(reader.fields);
  readTimes(reader);
  for (const name of numbersOfRegisters) if (reader.has(name)) reader.fields[name] = reader.line(name);
  readLettingRegister(reader);
  readWorksLicence(reader);
  reader.word('conservation', conservationWords, slugify);
  reader.word('heating', heatingWords, slugify);
  if (!reader.has('area_constructed') && !reader.has('development'))
    reader.warn('area_constructed', 'is missing: shown without one');
}
