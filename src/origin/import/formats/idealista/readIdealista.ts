import { isFields, type Fields } from '#shared/contract/fields.ts';
import { jsonValues, type JsonPath } from '../../input/jsonValues.ts';
import { openText } from '../../input/openText.ts';
import { UnknownFields } from '../../input/UnknownFields.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { WordMap } from '../../sync/words.ts';
import { UnreadableFile, type Format, type FormatOptions, type SourceFile, type SourceRecord } from '../format.ts';
import { listingOfOffer } from '../offers.ts';
import { fieldsOf, textOf } from './fields.ts';
import { readDevelopment } from './readDevelopment.ts';
import { readHome } from './readHome.ts';
import { readOffer, readOperation } from './readOffer.ts';

/** What the contract has no place for, is private, or is read of some kinds of records alone (README.md). */
const left = [
  ...['propertyAddress/addressBlock', 'propertyAddress/addressStair', 'propertyAddress/addressDoor', 'propertyUrl'],
  ...['propertyContact/contactSecondaryPhone*', 'propertyOperation/operationPriceParking'],
  ...['propertyOperation/operationDepositMonths', 'propertyOperation/operationType', 'propertyAddress/addressNsiCode'],
  ...['propertyFeatures/featuresPriceReferenceIndex', 'propertyFeatures/featuresRooms*'],
  ...['propertyFeatures/featuresFloorsInTop', 'propertyFeatures/featuresCurrentOccupation'],
  ...['propertyFeatures/featuresClassification*', 'propertyFeatures/featuresUtilities*'],
  ...['propertyFeatures/featuresUbication', 'propertyFeatures/featuresNewDevelopment*', 'newDevelopmentMortgages'],
  ...['propertyFeatures/featuresKeyDelivery*', 'propertyFeatures/featuresEnergyCertificateType'],
  ...['propertyFeatures/featuresRecommendedForChildren', 'propertyFeatures/featuresTenantNumber'],
  'propertyVirtualTours/virtualTour3D/virtualTour3DType',
];

const propertyList = 'customerProperties';
const developmentList = 'customerNewDevelopments';

/** The file is one customer, or a list of them. */
const isIn = (path: JsonPath, name: string, depth: number): boolean =>
  path.at(-depth) === name && (path.length === depth || (path.length === depth + 1 && typeof path[0] === 'number'));
const isList = (path: JsonPath): boolean => isIn(path, propertyList, 1) || isIn(path, developmentList, 1);
const isRecord = (path: JsonPath): boolean => isIn(path, propertyList, 2) || isIn(path, developmentList, 2);
const isHeader = (path: JsonPath): boolean => isIn(path, 'customerName', 1) || isIn(path, 'customerContact', 1);

type Kind = 'header' | 'property' | 'development';

/** A value of a file that says something. */
interface Found {
  kind: Kind;
  /** Whose it is, in a list of customers. */
  customer: number;
  value: unknown;
}

const kindOf = (path: JsonPath): Kind => {
  if (isHeader(path)) return 'header';
  return isIn(path, developmentList, 2) ? 'development' : 'property';
};

async function* find(file: SourceFile, isWanted: (path: JsonPath) => boolean): AsyncGenerator<Found> {
  // Of those that have begun, in the order in which they end too: none is within another.
  const begun: Omit<Found, 'value'>[] = [];
  const values = jsonValues(openText(file), (path) => {
    if (!isWanted(path)) return false;
    begun.push({ kind: kindOf(path), customer: typeof path[0] === 'number' ? path[0] : 0 });
    return true;
  });
  for await (const value of values) yield { ...begun.shift()!, value };
}

/** What a file says of all its records, which has to be known before the first. */
interface Survey {
  /** Names of the agencies, by customer. */
  agencies: Map<number, string>;
  /** The references of each code by what it is offered for: a home that is for sale and to let stands there twice. */
  offers: Map<string, Map<string, string | undefined>>;
}

/** The customer's name goes before that of whom to ask there. */
function noteHeader({ agencies }: Survey, { customer, value }: Found): void {
  const name = textOf(isFields(value) ? value.contactName : value);
  if (name !== undefined && (!isFields(value) || !agencies.has(customer))) agencies.set(customer, name);
}

function noteOffer({ offers }: Survey, property: Fields, map: WordMap): void {
  const code = textOf(property.propertyCode);
  const type = readOperation(property, map);
  if (code === undefined || type === undefined) return;
  const known = offers.get(code) ?? new Map<string, string | undefined>();
  offers.set(code, known.set(type, textOf(property.propertyReference)));
}

/** Reads all of a file. @throws UnreadableFile for one that is cut off, and for one that lists nothing */
async function survey(file: SourceFile, map: WordMap): Promise<Survey> {
  const result: Survey = { agencies: new Map(), offers: new Map() };
  let hasList = false;
  const isWanted = (path: JsonPath): boolean => {
    hasList ||= isList(path);
    return isRecord(path) || isHeader(path);
  };
  for await (const found of find(file, isWanted)) {
    if (found.kind === 'header') noteHeader(result, found);
    else if (found.kind === 'property') noteOffer(result, fieldsOf(found.value), map);
  }
  if (!hasList)
    throw new UnreadableFile(`has neither ${propertyList} nor ${developmentList}: it is no feed of idealista`);
  return result;
}

interface PropertyContext {
  map: WordMap;
  agency: string | undefined;
  offers: Survey['offers'];
}

function readProperty(property: Fields, { map, agency, offers }: PropertyContext): Omit<SourceRecord, 'place'> {
  const warnings: FieldWarning[] = [];
  const home = readHome(property, { map, agency, warnings });
  const offer = readOffer(property, map, warnings);
  const known = home.id === undefined ? undefined : offers.get(home.id);
  const isForBoth = known?.has('buy') === true && known.has('rent');
  const listing = listingOfOffer(home, offer, isForBoth);
  // Two that have references of their own can be told apart.
  if (isForBoth && known.get('buy') !== known.get('rent')) listing.reference = home.reference;
  return { value: listing, warnings };
}

/**
 * Feeds for idealista, version 6: JSON, one customer a file. The same home for sale and to let is two properties of one
 * code. Read twice: a property says nothing of its other half, which may stand anywhere.
 */
export const idealista: Format = {
  async *read(file: SourceFile, { map }: FormatOptions) {
    const { agencies, offers } = await survey(file, map);
    const unknown = new UnknownFields(left);
    let count = 0;
    for await (const { kind, customer, value } of find(file, isRecord)) {
      count += 1;
      const place = `record ${count}`;
      const agency = agencies.get(customer);
      if (!isFields(value)) yield { place, value: undefined };
      else {
        const { value: record, warnings } = unknown.read(value, (fields) =>
          kind === 'development'
            ? readDevelopment(fields, { map, agency })
            : readProperty(fields, { map, agency, offers }),
        );
        yield { place, ...record, warnings: [...(record.warnings ?? []), ...warnings] };
      }
    }
    return { isWhole: true };
  },
};
