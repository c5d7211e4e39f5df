import type { Fields } from '#shared/contract/fields.ts';
import { kindOf } from '../../sync/kinds.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { WordMap } from '../../sync/words.ts';
import { readFeatures } from '../featureWords.ts';
import type { Home } from '../offers.ts';
import { features as featureWords } from '../resales-online/words.ts';
import { languageOf, wordOf } from '../sourceWords.ts';
import { amountOf, countOf, fieldsOf, isRange, itemsOf, statedText, textOf } from './fields.ts';
import { languages, statuses } from './words.ts';

const squareMetresPerFoot = 0.092_903_04;
const monthsPerYear = 12;

/** The more exact of its names that is known. */
function readKind(value: unknown, map: WordMap): string | undefined {
  const { Subtype1, NameType, Type } = fieldsOf(value);
  const given = [Subtype1, NameType, Type, value].map(textOf).filter((word) => word !== undefined);
  const isKnown = (word: string) => Object.hasOwn(map.type ?? {}, word) || kindOf(word) !== undefined;
  return wordOf(map, 'type', given.find(isKnown) ?? given[0], {});
}

/** Which of `GpsX` and `GpsY` is the latitude, programs differ in; in Spain it is the greater one. */
function locationOf({ GpsX, GpsY, Latitude, Longitude }: Fields): Fields | undefined {
  const [lat, lng] = [textOf(Latitude), textOf(Longitude)];
  if (lat !== undefined || lng !== undefined) return { lat, lng };
  const [x, y] = [textOf(GpsX), textOf(GpsY)];
  if (x === undefined || y === undefined) return undefined;
  return Number(x) > Number(y) ? { lat: x, lng: y } : { lat: y, lng: x };
}

/** In square metres. Land is as large as its plot. */
function areasOf(property: Fields, kind: string | undefined): Fields {
  const isImperial = /^feet$/i.test(textOf(property.Dimensions) ?? '');
  const area = (name: string) => {
    const size = amountOf(property[name]);
    return isImperial && typeof size === 'number' ? Math.round(size * squareMetresPerFoot) : size;
  };
  const area_plot = area('GardenPlot');
  const area_constructed = area('Built') ?? (kind === 'land' ? area_plot : undefined);
  return { area_constructed, area_plot, area_terrace: area('Terrace') };
}

/** Fees of a year: the community's as the contract has it, a month. */
function costsOf(property: Fields): Fields {
  const community = amountOf(property.Community_Fees_Year);
  return {
    ibi: amountOf(property.IBI_Fees_Year),
    community_fee: typeof community === 'number' ? Math.round((community / monthsPerYear) * 100) / 100 : community,
  };
}

/** Letters and figures, in an object or beside the other fields. */
function certificateOf(property: Fields): Fields | undefined {
  const own = fieldsOf(property.EnergyRating);
  const valueOf = (name: string): unknown => own[name] ?? property[name];
  const found = {
    rating: statedText(valueOf('EnergyRated')),
    emissions_rating: statedText(valueOf('CO2Rated')),
    consumption: amountOf(valueOf('EnergyValue')),
    emissions: amountOf(valueOf('CO2Value')),
  };
  const given = Object.entries(found).filter(([, value]) => value !== undefined);
  if (given.length === 0) return undefined;
  // A letter says that there is one; a word that is none may say that there is not.
  return { ...(found.rating === undefined ? { state: 'completed' } : {}), ...Object.fromEntries(given) };
}

/** A text in the language that was asked for, or in several. */
function textsOf(value: unknown, language: string, map: WordMap, warnings: FieldWarning[]): Fields | undefined {
  const given = textOf(value) === undefined ? Object.entries(fieldsOf(value)) : [[language, value] as const];
  const texts: Fields = {};
  for (const [name, text] of given) {
    const code = textOf(text) === undefined ? undefined : languageOf(map, name, languages, warnings);
    if (code !== undefined) texts[code] ??= text;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}

/** Those of one language: all say the same. */
function categoriesOf(value: unknown): Fields[] {
  const { Category, en, es } = fieldsOf(value);
  return itemsOf(Category ?? fieldsOf(en ?? es).Category).map(fieldsOf);
}

function featuresOf(property: Fields, map: WordMap, warnings: FieldWarning[]): Fields {
  const named = categoriesOf(property.PropertyFeatures).flatMap((category) => {
    const type = textOf(category.Type ?? fieldsOf(category['@attributes']).Type);
    return itemsOf(category.Value)
      .map(textOf)
      .filter((value) => value !== undefined)
      .map((value) => (type === undefined ? value : `${type}: ${value}`));
  });
  const fields = readFeatures(named, map, warnings, featureWords);
  const features = new Set(fields.features as string[]);
  const isYes = (name: string) => countOf(property[name]) === 1;
  // Whose pool it is, only the features say.
  if (isYes('Pool') && !features.has('swimming')) features.add('swimming_pool');
  if (isYes('Parking')) features.add('parking');
  if (isYes('Garden')) features.add('garden');
  if (amountOf(property.Terrace) !== undefined) features.add('terrace');
  return { ...fields, features: [...features] };
}

function mediaOf({ Pictures, MainImage }: Fields): Fields[] {
  const pictures = itemsOf(fieldsOf(Pictures).Picture).map((picture) => textOf(fieldsOf(picture).PictureURL));
  const urls = pictures.some((url) => url !== undefined) ? pictures : [textOf(MainImage)];
  return [...new Set(urls.filter((url) => url !== undefined))].map((url) => ({ url }));
}

/**
 * A `Property` but for what it is offered for, as the contract has it.
 * @param language of a description that names none, as `P_Lang` has it
 * @param warnings added to
 */
export function readHome(property: Fields, language: string, map: WordMap, warnings: FieldWarning[]): Home {
  const kind = readKind(property.PropertyType, map);
  const { estate_type, subtype } = kindOf(kind ?? '') ?? {};
  const bedrooms = subtype === 'studio' ? countOf(property.Bedrooms) : amountOf(property.Bedrooms);
  const reference = textOf(property.Reference);
  const status = textOf(property.Status) ?? textOf(fieldsOf(property.Status).system);
  for (const [name, field] of Object.entries({ Bedrooms: 'rooms', Bathrooms: 'bathrooms', Built: 'area_constructed' }))
    if (isRange(property[name]))
      warnings.push({ field, reason: `is “${textOf(property[name])!.slice(0, 40)}”: the lowest is shown` });
  return {
    ...{ id: reference, reference, estate_type: kind },
    status: wordOf(map, 'status', status, statuses) ?? 'new',
    ...areasOf(property, estate_type),
    ...{ rooms: bedrooms, bathrooms: amountOf(property.Bathrooms), year: amountOf(statedText(property.BuiltYear)) },
    address: {
      ...{ country: textOf(property.Country), province: textOf(property.Province), town: textOf(property.Location) },
      ...{ zone: textOf(property.SubLocation), postal_code: textOf(property.Zipcode), visibility: 'hidden' },
    },
    location: locationOf(property),
    ...costsOf(property),
    cee: certificateOf(property),
    text: textsOf(property.Description, language, map, warnings),
    ...featuresOf(property, map, warnings),
    media: mediaOf(property),
    video: textOf(property.VideoURL),
    virtual_tour: textOf(property.VirtualTourURL),
    // The price of several homes is that of the cheapest.
    ...(isRange(property.Price) ? { development: {} } : {}),
  };
}
