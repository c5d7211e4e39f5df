import { isFields, type Fields } from '#shared/contract/fields.ts';
import { withoutCadastre } from '#shared/contract/hiddenPlace.ts';
import { checkedFacts } from '#shared/domain/evidence/AdvertFacts.ts';
import { RecordReader } from './RecordReader.ts';
import { booleanOf } from './values.ts';

const numbers: readonly string[] = ['area_constructed', 'area_useful', 'area_plot', 'year'];

/** One thing that was checked; of what is no number yes or no, as a sheet has it too, or words. */
function readOne(given: Fields, { warnings }: RecordReader): Fields {
  const one = new RecordReader({ ...given }, warnings, 'checked.');
  const what = one.line('what') ?? '';
  one.fields.what = what;
  if (numbers.includes(what)) one.number('value');
  else one.fields.value = booleanOf(one.fields.value) ?? one.line('value');
  one.fields.source = one.line('source');
  one.time('date');
  return one.fields;
}

/** A sheet has a column for each thing, and one each for source and date: `checked.year`, `checked.source`. */
const listOfColumns = ({ source, date, ...facts }: Fields): Fields[] =>
  checkedFacts.filter((what) => facts[what] !== undefined).map((what) => ({ what, value: facts[what], source, date }));

/**
 * What the network has of a home from elsewhere: a list, or an object with a property for each thing. What names it in
 * the land register is left out.
 */
export function readChecked(reader: RecordReader): void {
  if (!reader.has('checked')) return void delete reader.fields.checked;
  const { checked } = reader.fields;
  if (!Array.isArray(checked) && !isFields(checked)) return reader.drop('checked', 'is no list: left out');
  const given = isFields(checked) ? listOfColumns(checked) : (checked as unknown[]).filter(isFields);
  const items = withoutCadastre(given) as Fields[];
  if (items.length < given.length) reader.warn('checked', 'names the home in the land register: left out');
  reader.fields.checked = items.map((item) => readOne(item, reader));
}
