import type { Fields } from '#shared/contract/fields.ts';
import { pictureMakings } from '#shared/domain/pictureMaking.ts';
import { numberOfColumn } from '#shared/domain/registers.ts';
import { slugify } from '#shared/domain/slugify.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import { booleanOf, numberOf } from '../../sync/values.ts';
import { kindOf } from '../../sync/kinds.ts';
import { conservationWords, orientationOf, statusWords, type WordMap } from '../../sync/words.ts';
import { readFeatures as readFeatureWords } from '../featureWords.ts';
import type { SourceRecord } from '../format.ts';
import { listingsOfHome, type Home } from '../offers.ts';
import { cleanCell, coordinatesIn, isSheetError, isShortened, itemsIn, picturesIn } from './cells.ts';
import { textFields, type Column } from './columns.ts';
import { placeOf, type CsvRow } from './csvRows.ts';
import { readOffers } from './readOffers.ts';
import { presences, sharedWords, visibilities, wordIn } from './words.ts';

/** Numbers that are written as texts: read here, since a sheet has no others. */
const numberFields: ReadonlySet<string> = new Set([
  ...['price', 'rent_price', 'previous_price', 'area_constructed', 'area_useful', 'area_plot', 'area_terrace', 'rooms'],
  ...['bathrooms', 'floor', 'floors', 'year', 'community_fee', 'ibi', 'deposit', 'reference_index', 'last_rent'],
  ...['cee.consumption', 'cee.emissions', 'checked.area_constructed', 'checked.area_useful', 'checked.area_plot'],
  'checked.year',
]);

/** Columns of a field that are joined; of others the same is expected in all. */
const isList = (field: string): boolean => field === 'features' || isOfMedia(field);

/** `media`, and `media.render`: those of them that were made so. */
const isOfMedia = (field: string): boolean => field === 'media' || field.startsWith('media.');

/** The cell of an agent's number in a register, which names the register where its column does. */
function registerNumber(column: string, written: string, warnings: FieldWarning[]): string {
  if (/\d/.test(written)) return numberOfColumn(column, written);
  if (written !== '') warnings.push({ field: 'agent.register_number', reason: `“${written}” is no number: left out` });
  return '';
}

/** The cells of a row by field, without empty ones; `media` has one a line. @param warnings added to */
function cellsByField(cells: readonly string[], columns: readonly Column[], warnings: FieldWarning[]) {
  const found = new Map<string, { name: string; cell: string }>();
  const disputed = new Set<string>();
  for (const { position, name, field } of columns) {
    const written = cleanCell(cells[position] ?? '');
    const cell = field === 'agent.register_number' ? registerNumber(name, written, warnings) : written;
    const before = found.get(field);
    if (isSheetError(cell)) warnings.push({ field, reason: `“${cell}” is an error of the spreadsheet: left out` });
    else if (cell !== '' && before === undefined) found.set(field, { name, cell });
    else if (cell !== '' && before !== undefined && isList(field)) before.cell += `\n${cell}`;
    else if (cell !== '' && before !== undefined && before.cell !== cell && !disputed.has(field)) {
      warnings.push({ field, reason: `the columns “${before.name}” and “${name}” differ: left out` });
      disputed.add(field);
    }
  }
  for (const field of disputed) found.delete(field);
  return new Map([...found].map(([field, { cell }]) => [field, cell]));
}

/** The cell itself where it is more than a number: `720 €/año`, `2º B`. */
const numberIn = (cell: string): number | string => numberOf(cell) ?? cell;

/** Puts a value where its path says. */
function put(listing: Fields, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop()!;
  let at = listing;
  for (const name of names) at = (at[name] ??= {}) as Fields;
  at[last] = value;
}

/** `Sí`, `2` (how many there are), `x`, `incluida`; undefined for what says neither yes nor no. */
function isPresent(cell: string): boolean | undefined {
  if (/^[✓✔☑]$/.test(cell)) return true;
  const word = slugify(cell);
  const count = numberOf(cell);
  return wordIn(presences, word) ?? booleanOf(cell) ?? (count === undefined ? undefined : count > 0);
}

/** Of a list, and of columns of their own. @param warnings added to */
function readFeatures(cells: ReadonlyMap<string, string>, map: WordMap, warnings: FieldWarning[]): Fields {
  const found: string[] = [];
  const denied: Fields = {};
  for (const [field, cell] of cells) {
    if (!field.startsWith('features.')) continue;
    const feature = field.slice('features.'.length);
    const isShared = feature === 'swimming_pool' && sharedWords.has(slugify(cell));
    const isThere = isShared || isPresent(cell);
    if (isThere === true) found.push(isShared ? 'swimming' : feature);
    // Programs write 0 for what nobody filled in; a word denies it.
    else if (feature === 'elevator' && isThere === false && numberOf(cell) === undefined) denied.lift = false;
    else if (isThere === undefined) warnings.push({ field, reason: 'is neither yes nor no: left out' });
  }
  const read = readFeatureWords([...itemsIn(cells.get('features') ?? ''), ...found], map, warnings);
  return { ...denied, ...read };
}

function readOrientation(listing: Fields, cell: string, warnings: FieldWarning[]): void {
  const sides = orientationOf(cell);
  if (sides) Object.assign(listing, sides);
  else warnings.push({ field: 'orientation', reason: `“${cell.slice(0, 40)}” is not known: left out` });
}

/** An address is shown as far as a word that is known says so. */
function readVisibility(cell: string, warnings: FieldWarning[]): string {
  const known = wordIn(visibilities, slugify(cell));
  if (known !== undefined) return known;
  warnings.push({ field: 'address.visibility', reason: `“${cell.slice(0, 40)}” is not known: hidden` });
  return 'hidden';
}

/** `Estado` says in some sheets whether a home is still to be had, and in others what state it is in. */
function readState(listing: Fields, cell: string, map: WordMap): void {
  const word = slugify(cell);
  const isOfHome = Object.hasOwn(conservationWords, word) && !Object.hasOwn(statusWords, word);
  const isMapped = wordIn(map.conservation, cell) !== undefined;
  const name = (isOfHome || isMapped) && wordIn(map.status, cell) === undefined ? 'conservation' : 'status';
  listing[name] ??= cell;
}

/** Land is as large as its plot. */
function completeLand(listing: Fields, map: WordMap): void {
  const { estate_type: given, area_plot } = listing;
  if (typeof given !== 'string' || area_plot === undefined) return;
  const kind = kindOf(wordIn(map.estate_type, given) ?? given);
  if (kind?.estate_type === 'land') listing.area_constructed ??= area_plot;
}

/** The cells as fields of the contract's shape, but for operation and prices. */
function toListing(cells: ReadonlyMap<string, string>, map: WordMap, warnings: FieldWarning[]): Fields {
  const listing: Fields = {};
  for (const [field, cell] of cells) {
    if (isList(field) || field.startsWith('features.') || ['state', 'orientation', 'coordinates'].includes(field))
      continue;
    const path = textFields.includes(field) ? `${field}.es` : field;
    put(listing, path, numberFields.has(field) ? numberIn(cell) : cell);
  }
  for (const [name, value] of Object.entries(readFeatures(cells, map, warnings))) listing[name] ??= value;
  readPictures(listing, cells);
  if (cells.has('orientation')) readOrientation(listing, cells.get('orientation')!, warnings);
  if (cells.has('address.visibility'))
    put(listing, 'address.visibility', readVisibility(cells.get('address.visibility')!, warnings));
  if (cells.has('state')) readState(listing, cells.get('state')!, map);
  if (typeof listing.conservation === 'string')
    listing.conservation = wordIn(map.conservation, listing.conservation) ?? listing.conservation;
  readCoordinates(listing, cells.get('coordinates'), warnings);
  completeLand(listing, map);
  return listing;
}

/** Those that a column says how they were made are among the others, or stand after them. */
function readPictures(listing: Fields, cells: ReadonlyMap<string, string>): void {
  const made = new Map(
    pictureMakings.flatMap((making) => picturesIn(cells.get(`media.${making}`) ?? '').map((url) => [url, making])),
  );
  const urls = new Set([...picturesIn(cells.get('media') ?? ''), ...made.keys()]);
  if (urls.size > 0) listing.media = [...urls].map((url) => (made.has(url) ? { url, made_as: made.get(url) } : url));
}

function readCoordinates(listing: Fields, cell: string | undefined, warnings: FieldWarning[]): void {
  if (cell === undefined) return;
  const location = coordinatesIn(cell);
  if (location) listing.location ??= location;
  else warnings.push({ field: 'location', reason: `“${cell.slice(0, 40)}” is no latitude and longitude: left out` });
}

export interface Sheet {
  columns: readonly Column[];
  map: WordMap;
}

/**
 * The listings of a row: one for each operation, as rows of the same reference may be too. A sheet without a column for
 * it lists what is to be had.
 */
export function* toRecords(row: CsvRow, { columns, map }: Sheet): Generator<SourceRecord> {
  const warnings: FieldWarning[] = [];
  const place = placeOf(row);
  const cells = cellsByField(row.cells, columns, warnings);
  const has = (...fields: string[]) => columns.some(({ field }) => fields.includes(field));
  const listing = toListing(cells, map, warnings);
  const name = cells.get('id') ?? cells.get('reference');
  if (name !== undefined && isShortened(name)) {
    const problem = `its reference “${name}” was shortened by the spreadsheet`;
    return void (yield { place, value: undefined, problem });
  }
  if (!has('status', 'state') || (has('state') && listing.conservation !== undefined)) listing.status ??= 'new';
  const { rent_price: _, price: __, type: ___, ...rest } = listing;
  const home: Home = { ...rest, id: cells.get('id'), reference: cells.get('reference') };
  const offers = readOffers(listing, has('rent_price'), map, warnings);
  for (const value of listingsOfHome(home, offers.length > 0 ? offers : [{ type: undefined }]))
    yield { place, value, warnings };
}
