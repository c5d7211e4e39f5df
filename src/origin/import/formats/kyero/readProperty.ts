import type { Fields } from '#shared/contract/fields.ts';
import { slugify } from '#shared/domain/slugify.ts';
import type { XmlElement, XmlRecord } from '../../input/xmlElements.ts';
import {
  childrenOf,
  elementAt,
  filledNumberAt,
  isYesAt,
  numberAt,
  textAt,
  textsByLanguage,
} from '../../input/xmlFields.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { WordMap } from '../../sync/words.ts';
import { readFeatures } from '../featureWords.ts';
import type { SourceRecord } from '../format.ts';
import { listingOfOffer, type Home } from '../offers.ts';
import { priceInEuros } from '../priceInEuros.ts';
import { wordOf } from '../sourceWords.ts';
import { readAgent } from './readAgent.ts';
import { readEnergy } from './readEnergy.ts';
import { readImages } from './readImages.ts';
import { kinds, operations } from './words.ts';

/** Of a kind in words, in characters. */
const maxWordLength = 100;

/** A share of a home is no home: its price would mislead. */
function operationOf(property: XmlElement, map: WordMap): string | undefined {
  if (isYesAt(property, 'part_ownership')) return 'part_ownership';
  return wordOf(map, 'price_freq', textAt(property, 'price_freq'), operations);
}

/** Version 2.1 has the kind in several languages. `Apartment - Penthouse` is a kind and its subtype. */
function kindOf(property: XmlElement, map: WordMap): string | undefined {
  const type = elementAt(property, 'type');
  const given = (textAt(type, 'en') ?? textAt(type, 'es') ?? textAt(type))?.slice(0, maxWordLength);
  if (given === undefined) return undefined;
  const isKnown = (word: string) => Object.hasOwn(map.type ?? {}, word) || Object.hasOwn(kinds, slugify(word));
  const parts = given.split(/\s+-\s+/).toReversed();
  return wordOf(map, 'type', [given, ...parts].find(isKnown) ?? given, kinds);
}

/** `x` and 0 stand for a price on request. */
function priceOf(property: XmlElement, warnings: FieldWarning[]): Fields {
  const price = filledNumberAt(property, 'price');
  if (price === 'x' || price === 'X') return {};
  return priceInEuros(price, textAt(property, 'currency'), warnings);
}

function addressOf(property: XmlElement): Fields {
  return {
    country: textAt(property, 'country'),
    province: textAt(property, 'province'),
    town: textAt(property, 'town'),
    zone: textAt(property, 'location_detail'),
    postal_code: textAt(property, 'postcode'),
  };
}

function locationOf(property: XmlElement): Fields | undefined {
  const within = elementAt(property, 'location') ?? property;
  const [lat, lng] = [textAt(within, 'latitude'), textAt(within, 'longitude')];
  return lat === undefined && lng === undefined ? undefined : { lat, lng };
}

function textsOf(property: XmlElement, warnings: FieldWarning[]): Fields {
  const text = textsByLanguage(elementAt(property, 'desc'));
  if (typeof text === 'string') warnings.push({ field: 'text', reason: 'names no language: taken as Spanish' });
  return { description: textsByLanguage(elementAt(property, 'title')), text };
}

/** What of a home programs write as 0 where nobody filled it in; only a studio has no bedroom. */
function sizesOf(property: XmlElement, kind: string | undefined): Fields {
  const surface = elementAt(property, 'surface_area');
  return {
    rooms: kind === 'studio' ? numberAt(property, 'beds') : filledNumberAt(property, 'beds'),
    bathrooms: filledNumberAt(property, 'baths'),
    area_constructed: filledNumberAt(surface, 'built'),
    area_plot: filledNumberAt(surface, 'plot'),
    area_terrace: filledNumberAt(surface, 'terrace'),
    floor: numberAt(property, 'floor'),
  };
}

function featuresOf(property: XmlElement, map: WordMap, warnings: FieldWarning[]): Fields {
  const texts = childrenOf(elementAt(property, 'features'), 'feature')
    .map(({ text }) => text.trim())
    .filter((text) => text !== '');
  const fields = readFeatures(texts, map, warnings);
  const features = new Set(fields.features as string[]);
  // Whose pool it is, only the features say.
  if (isYesAt(property, 'pool') && !features.has('swimming')) features.add('swimming_pool');
  if (filledNumberAt(property, 'surface_area', 'terrace') !== undefined) features.add('terrace');
  return { ...fields, features: [...features] };
}

/**
 * A `property` in the contract's shape.
 * @param agent that of the file
 */
export function readProperty(property: XmlRecord, agent: XmlElement | undefined, map: WordMap): SourceRecord {
  const warnings: FieldWarning[] = [];
  const kind = kindOf(property, map);
  if (isYesAt(property, 'leasehold')) warnings.push({ field: 'leasehold', reason: 'is not shown: say it in the text' });
  const home: Home = {
    id: textAt(property, 'id'),
    reference: textAt(property, 'ref'),
    // The format has no states: what is in the file is offered.
    status: textAt(property, 'status') ?? 'new',
    estate_type: kind,
    ...priceOf(property, warnings),
    ...sizesOf(property, kind),
    address: addressOf(property),
    location: locationOf(property),
    cee: readEnergy(elementAt(property, 'energy_rating')),
    ...textsOf(property, warnings),
    ...featuresOf(property, map, warnings),
    media: readImages(elementAt(property, 'images')),
    virtual_tour: textAt(property, 'virtual_tour_url'),
    video: textAt(property, 'video_url'),
    cadastral_reference: textAt(property, 'catastral') ?? textAt(property, 'cadastralRef'),
    agent: readAgent(elementAt(property, 'agent') ?? agent, textAt(property, 'email')),
    updated_at: textAt(property, 'date'),
    ...(isYesAt(property, 'new_build') ? { conservation: 'brandNew' } : {}),
  };
  const value = listingOfOffer(home, { type: operationOf(property, map) }, false);
  return { place: `line ${property.line}`, value, warnings };
}
