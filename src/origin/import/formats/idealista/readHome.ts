import type { Fields } from '#shared/contract/fields.ts';
import { mediaCategories } from '#shared/domain/mediaCategories.ts';
import { slugify } from '#shared/domain/slugify.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import { booleanOf } from '../../sync/values.ts';
import type { WordMap } from '../../sync/words.ts';
import type { Home } from '../offers.ts';
import { languageOf, lookUp, wordOf } from '../sourceWords.ts';
import { fieldsOf, inOrder, isAmount, isStated, isYes, itemsOf, textOf } from './fields.ts';
import { readAddress, readLocation } from './readAddress.ts';
import * as words from './words.ts';

export interface HomeContext {
  map: WordMap;
  /** Name of the agency whose file it is. */
  agency: string | undefined;
  /** Of the record. */
  warnings: FieldWarning[];
}

function readFeatures(given: Fields, kind: string | undefined): string[] {
  const found = new Set<string>();
  for (const [name, feature] of Object.entries(words.features)) if (isYes(given[name])) found.add(feature);
  for (const [name, feature] of Object.entries(words.countedFeatures)) if (isAmount(given[name])) found.add(feature);
  const heating = textOf(given.featuresHeatingType);
  if (heating !== undefined && heating !== words.noHeating) found.add('heating');
  // Of a home it is the room in the cellar, and its air conditioning a field of its own.
  const isBusiness = kind === 'premises' || kind === 'office';
  if (isYes(given.featuresStorage)) found.add(isBusiness ? 'storage' : 'boxrom');
  if (kind !== 'premises') found.delete('conditioned_air');
  return [...found];
}

/** A flat can be a penthouse and a duplex; the contract has one word. */
function readFlat(given: Fields, warnings: FieldWarning[]): string | undefined {
  const [first, ...others] = Object.entries(words.subtypes).flatMap(([name, word]) =>
    isYes(given[name]) ? [word] : [],
  );
  for (const other of others) warnings.push({ field: 'subtype', reason: `is “${other}” too: “${first}” kept` });
  return first;
}

function readSubtype(kind: string | undefined, given: Fields, warnings: FieldWarning[]): string | undefined {
  if (kind === 'flat') return readFlat(given, warnings);
  return kind === 'house' ? lookUp(words.houses, slugify(textOf(given.featuresType) ?? '')) : undefined;
}

function readCertificate(given: Fields): Fields | undefined {
  const rating = textOf(given.featuresEnergyCertificateRating);
  const consumption = given.featuresEnergyCertificatePerformance;
  const emissions = given.featuresEnergyCertificateEmissionsValue;
  const emitted = textOf(given.featuresEnergyCertificateEmissionsRating);
  const hasEmitted = emitted !== undefined && lookUp(words.certificateStates, slugify(emitted)) === undefined;
  const amounts = {
    ...(isAmount(consumption) && { consumption }),
    ...(isAmount(emissions) && { emissions }),
    ...(hasEmitted && { emissions_rating: emitted }),
  };
  if (rating === undefined) return Object.keys(amounts).length === 0 ? undefined : { state: 'completed', ...amounts };
  const state = lookUp(words.certificateStates, slugify(rating));
  const isFilled = Object.keys(amounts).length > 0;
  // A letter says that there is one; a word that is none says nothing.
  return state === undefined ? { rating, ...(isFilled && { state: 'completed' }), ...amounts } : { state, ...amounts };
}

function readHeating(given: Fields, map: WordMap): string | undefined {
  const word = textOf(given.featuresHeatingType);
  if (word === words.noHeating || word === words.otherHeating) return undefined;
  return wordOf(map, 'heating', word, words.heatings);
}

/** Words, as `bj` and `en`, are those of all formats. */
function readFloor(value: unknown): string | number | undefined {
  const floor = textOf(value);
  return floor !== undefined && /^-?\d+$/.test(floor) ? Number(floor) : floor;
}

function readExterior(value: unknown): boolean | string | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : (lookUp(words.windows, text.toLowerCase()) ?? text);
}

function readTexts(value: unknown, { map, warnings }: HomeContext): Fields | undefined {
  const texts: Fields = {};
  for (const { descriptionLanguage, descriptionText } of itemsOf(value).map(fieldsOf)) {
    const text = textOf(descriptionText);
    if (text === undefined) continue;
    const language = languageOf(map, textOf(descriptionLanguage) ?? 'spanish', words.languages, warnings);
    if (language !== undefined) texts[language] ??= text;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}

const isCategory = (label: string): boolean => mediaCategories.some((category) => category === label);

function readPictures(value: unknown, warnings: FieldWarning[]): Fields[] {
  const items = itemsOf(value).map((item) => (typeof item === 'string' ? { imageUrl: item } : fieldsOf(item)));
  const unknown = new Set<string>();
  const pictures = inOrder(items, 'imageOrder').map(({ imageUrl, imageLabel }) => {
    const label = textOf(imageLabel)?.toLowerCase() ?? 'unknown';
    const category = lookUp(words.labels, label) ?? label;
    if (!isCategory(category) && !words.otherLabels.includes(label)) unknown.add(label);
    return {
      url: typeof imageUrl === 'string' ? imageUrl.trim() : imageUrl,
      type: category === 'plan' || category === 'appraisalplan' ? 'plan' : 'image',
      description_category: isCategory(category) ? category : 'unknown',
    };
  });
  for (const label of unknown)
    warnings.push({ field: 'media', reason: `the label “${label.slice(0, 40)}” is not known: left out` });
  return pictures;
}

/** The 3D tour goes before another. */
function readTour(value: unknown): string | undefined {
  const tours = fieldsOf(value);
  return [tours.virtualTour3D, tours.virtualTour].map((tour) => textOf(fieldsOf(tour).virtualTourUrl)).find(Boolean);
}

function readVideo(value: unknown): string | undefined {
  return inOrder(itemsOf(value).map(fieldsOf), 'videoOrder')
    .map(({ videoUrl }) => textOf(videoUrl))
    .find(Boolean);
}

function readAgent(contact: Fields, agency: string | undefined): Fields | undefined {
  const full_name = textOf(contact.contactName);
  if (full_name === undefined) return undefined;
  const number = textOf(contact.contactPrimaryPhoneNumber);
  const prefix = textOf(contact.contactPrimaryPhonePrefix)?.replace(/^(?:\+|00)/, '');
  const isWhole = prefix === undefined || number === undefined || /^(?:\+|00)/.test(number);
  return {
    full_name,
    phone: isWhole ? number : `+${prefix}${number}`,
    email: textOf(contact.contactEmail),
    ...(agency === undefined ? {} : { agency: { commercial_brand: agency } }),
  };
}

function readFacts(given: Fields, map: WordMap): Fields {
  const facts: Fields = {};
  for (const [name, field] of Object.entries(words.numbers)) if (isStated(given[name])) facts[field] = given[name];
  for (const [name, field] of Object.entries(words.flags)) facts[field] ??= given[name];
  return {
    ...facts,
    conservation: wordOf(map, 'conservation', textOf(given.featuresConservation), words.conservations),
    heating: readHeating(given, map),
    exterior: readExterior(given.featuresWindowsLocation),
  };
}

/** One whose visibility is not known is not shown: it may be private. */
function readStatus(value: unknown, warnings: FieldWarning[]): string {
  const visibility = textOf(value)?.toLowerCase() ?? 'idealista';
  if (visibility === 'idealista' || visibility === 'microsite') return 'new';
  warnings.push({ field: 'status', reason: `its visibility is “${visibility.slice(0, 40)}”: not published` });
  return 'withdrawn';
}

function readReference({ propertyCode, propertyReference }: Fields, warnings: FieldWarning[]): string | undefined {
  const reference = textOf(propertyReference);
  const code = textOf(propertyCode);
  if (reference === undefined && code !== undefined)
    warnings.push({ field: 'reference', reason: 'is missing: its code stands for it' });
  return reference ?? code;
}

/** A property but for what it is offered for, as the contract has it. */
export function readHome(property: Fields, context: HomeContext): Home {
  const { map, agency, warnings } = context;
  const given = fieldsOf(property.propertyFeatures);
  const address = fieldsOf(property.propertyAddress);
  const kind = wordOf(map, 'estate_type', textOf(given.featuresType), words.kinds);
  return {
    id: textOf(property.propertyCode),
    reference: readReference(property, warnings),
    status: readStatus(property.propertyVisibility, warnings),
    estate_type: kind,
    subtype: readSubtype(kind, given, warnings),
    ...readFacts(given, map),
    features: readFeatures(given, kind),
    lift: booleanOf(given.featuresLiftAvailable),
    floor: readFloor(address.addressFloor),
    cee: readCertificate(given),
    address: readAddress(address, warnings),
    location: readLocation(address),
    text: readTexts(property.propertyDescriptions, context),
    media: readPictures(property.propertyImages, warnings),
    virtual_tour: readTour(property.propertyVirtualTours),
    video: readVideo(property.propertyVideos),
    agent: readAgent(fieldsOf(property.propertyContact), agency),
    cadastral_reference: textOf(given.featuresCadastralReference),
    licence: textOf(given.featuresShortTermLicense),
    registration_number: textOf(given.featuresShortTermLicenseNational),
  };
}
