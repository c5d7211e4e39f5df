import { estateDetailShape, estateSummaryShape } from '#shared/contract/estate.ts';
import { featureIds } from '#shared/domain/estate.ts';
import { checkedFacts } from '#shared/domain/evidence/AdvertFacts.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { feedWordsOf } from '#shared/i18n/feedWordsOf.ts';
import { languages } from '#shared/i18n/languages.ts';
import { featureNamed } from '../featureWords.ts';
import { pictureMakings } from '#shared/domain/pictureMaking.ts';
import { UnreadableFile } from '../format.ts';
import { columnNames, languageNames } from './columnNames.ts';

/** A column that is a field, by its position in the sheet. */
export interface Column {
  position: number;
  /** As its header has it. */
  name: string;
  /** A path of the contract's shape, as `address.town`, or one of `ownFields`. */
  field: string;
}

export interface Columns {
  columns: readonly Column[];
  /** Names of columns that are no field that is known. */
  unknown: readonly string[];
}

/** Texts, which may have a language behind them: `text.en`. */
export const textFields: readonly string[] = ['description', 'text', 'highlights', 'special', 'rental_conditions'];

/** Fields of a sheet that the contract has otherwise: what becomes of them is in toRecords.ts. */
const ownFields: readonly string[] = ['state', 'rent_price', 'coordinates', 'orientation'];

/** What is kept of a listing and never shown, so that the contract does not have it. */
const keptFields: readonly string[] = ['cadastral_reference'];

const partsOf: Readonly<Record<string, readonly string[]>> = {
  address: [
    ...['province', 'town', 'zone', 'postal_code', 'street_type', 'street_name', 'street_number', 'visibility'],
  ],
  location: ['lat', 'lng'],
  cee: ['state', 'rating', 'consumption', 'emissions', 'emissions_rating'],
  agent: [
    ...['id', 'full_name', 'phone', 'email', 'avatar', 'agency.commercial_brand', 'agency.slug'],
    ...['register_number', 'register'],
  ],
  features: featureIds,
  checked: [...checkedFacts, 'source', 'date'],
  media: pictureMakings,
  works_licence: ['number', 'expires_on'],
};

/** Of the contract, but for those that are objects or lists of objects. */
const wholeFields: ReadonlySet<string> = new Set(
  Object.keys({ ...estateSummaryShape, ...estateDetailShape }).filter(
    (name) =>
      ![
        'address',
        'location',
        'cee',
        'agent',
        'url_slug',
        'price_history',
        'surroundings',
        'comparable_prices',
        'meets_rules',
        'translated',
        'checked',
        'works_licence',
      ].includes(name),
  ),
);

function isField(field: string): boolean {
  const [root = '', ...rest] = field.split('.');
  const part = rest.join('.');
  if (part === '') return wholeFields.has(root) || [...ownFields, ...keptFields].includes(root);
  return textFields.includes(root)
    ? part === 'language' || /^[a-z]{2,3}$/.test(part)
    : Object.hasOwn(partsOf, root) && partsOf[root]!.includes(part);
}

/** The form in which names are compared. */
const fold = (name: string): string => slugify(name.replaceAll('²', '2').replace(/[ºª°]/g, 'o'));

const fieldsByName = new Map<string, string>();
for (const named of [columnNames, ...languages.map((language) => feedWordsOf(language).columns ?? {})])
  for (const [field, names] of Object.entries(named)) for (const name of names) fieldsByName.set(name, field);

/** `Descripción (inglés)`, `title_en`: a text in a language. */
function textField(folded: string): string | undefined {
  const [, name = '', word = ''] = /^(.+)-([a-z]+)$/.exec(folded) ?? [];
  const [root = ''] = fieldsByName.get(name)?.split('.') ?? [];
  return textFields.includes(root) && Object.hasOwn(languageNames, word) ? `${root}.${languageNames[word]}` : undefined;
}

/** `Foto 1`, `imagen02`: one of the columns of a list. */
const numberedField = (folded: string): string | undefined => {
  const field = fieldsByName.get(folded.replace(/-?\d{1,3}$/, ''));
  return field === 'media' ? field : undefined;
};

/** What a column is by its name alone. */
function fieldOf(name: string): string | undefined {
  const folded = fold(name);
  const feature = featureNamed(folded);
  const field = fieldsByName.get(folded) ?? textField(folded) ?? numberedField(folded);
  return field ?? (feature === undefined ? undefined : `features.${feature}`);
}

/** @throws UnreadableFile for what no column can be */
function checkOwn(own: Readonly<Record<string, string>>, header: readonly string[], line: number): void {
  const folded = header.map(fold);
  for (const [name, field] of Object.entries(own)) {
    if (field !== '' && !isField(field)) throw new UnreadableFile(`map.columns: “${field}” is no field of a listing`);
    if (!folded.includes(fold(name)))
      throw new UnreadableFile(`line ${line}: has no column “${name}”, which map.columns names`);
  }
}

/**
 * What the columns of a sheet are: as the source's `map.columns` says, then by their names. A field that the map names
 * is no other column. Names of the contract itself are known in a sheet that has `estate_type`.
 * @param own fields by the names of columns; '' for one that is left out
 * @param line of the header, for errors
 * @throws UnreadableFile where no column is a reference or an id, and for a map that does not fit
 */
export function findColumns(
  header: readonly string[],
  own: Readonly<Record<string, string>> | undefined,
  line: number,
): Columns {
  checkOwn(own ?? {}, header, line);
  const mapped = new Map(Object.entries(own ?? {}).map(([name, field]) => [fold(name), field]));
  const taken = new Set(mapped.values());
  const hasContractNames = header.includes('estate_type');
  const columns: Column[] = [];
  const unknown: string[] = [];
  for (const [position, name] of header.entries()) {
    const given = mapped.get(fold(name));
    const named = hasContractNames && isField(name) ? name : fieldOf(name);
    const field = given ?? (named !== undefined && !taken.has(named) ? named : undefined);
    if (field === undefined && name !== '') unknown.push(name);
    if (field) columns.push({ position, name, field });
  }
  if (!columns.some(({ field }) => field === 'reference' || field === 'id'))
    throw new UnreadableFile(
      `line ${line}: names no column of a reference or an id: it is no header of a sheet, or map.columns has to name one`,
    );
  return { columns, unknown };
}
