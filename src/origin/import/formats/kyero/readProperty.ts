import type { Fields } from '#shared/contract/fields.ts';
import type { FeatureId } from '#shared/domain/estate.ts';
import { slugify } from '#shared/domain/slugify.ts';
import type { UnknownElements } from '../../input/UnknownElements.ts';
import type { XmlElement, XmlRecord } from '../../input/xmlElements.ts';
import {
  childrenOf,
  elementAt,
  filledNumberAt,
  isYesAt,
  numberAt,
  textAt,
  textOf,
  textsByLanguage,
} from '../../input/xmlFields.ts';
import { kindOf } from '../../sync/kinds.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { WordMap } from '../../sync/words.ts';
import { booleanOf } from '../../sync/values.ts';
import { featureNamed, readFeatures } from '../featureWords.ts';
import type { SourceRecord } from '../format.ts';
import { listingOfOffer, type Home } from '../offers.ts';
import { priceInEuros } from '../priceInEuros.ts';
import { operationNamed, wordOf } from '../sourceWords.ts';
import { readAgent } from './readAgent.ts';
import { readEnergy } from './readEnergy.ts';
import { readImages } from './readImages.ts';

/** Of a kind in words, in characters. */
const maxWordLength = 100;

/** A share of a home is no home: its price would mislead. */
function operationOf(property: XmlElement, map: WordMap): string | undefined {
  if (isYesAt(property, 'part_ownership')) return 'part_ownership';
  return operationNamed(map, 'price_freq', textAt(property, 'price_freq'));
}

/** Version 2.1 has the kind in several languages. `Apartment - Penthouse` is a kind and its subtype. */
function readKind(property: XmlElement, map: WordMap): string | undefined {
  const type = elementAt(property, 'type');
  const given = (textAt(type, 'en') ?? textAt(type, 'es') ?? textAt(type))?.slice(0, maxWordLength);
  if (given === undefined) return undefined;
  const isKnown = (word: string) => Object.hasOwn(map.type ?? {}, word) || kindOf(word) !== undefined;
  const parts = given.split(/\s+-\s+/).toReversed();
  return wordOf(map, 'type', [given, ...parts].find(isKnown) ?? given, {});
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
    rooms: kindOf(kind ?? '')?.subtype === 'studio' ? numberAt(property, 'beds') : filledNumberAt(property, 'beds'),
    bathrooms: filledNumberAt(property, 'baths'),
    area_constructed: filledNumberAt(surface, 'built'),
    area_useful: filledNumberAt(surface, 'useful') ?? filledNumberAt(surface, 'usable'),
    area_plot: filledNumberAt(surface, 'plot'),
    area_terrace: filledNumberAt(surface, 'terrace'),
    floor: numberAt(property, 'floor'),
    year: filledNumberAt(property, 'year_built'),
    community_fee: filledNumberAt(property, 'community_fees'),
    ibi: filledNumberAt(property, 'ibi'),
  };
}

/** `1`, and words for whose it is: `private`, `communal`. @param warnings added to */
function poolOf(property: XmlElement, warnings: FieldWarning[]): FeatureId | undefined {
  const given = textAt(property, 'pool');
  const isThere = booleanOf(given);
  if (given === undefined || isThere !== undefined) return isThere ? 'swimming_pool' : undefined;
  const word = slugify(given);
  const pool = ['none', 'ninguna', 'sin-piscina'].includes(word)
    ? null
    : (featureNamed(`${word}-pool`) ?? featureNamed(word));
  if (pool === 'swimming' || pool === 'swimming_pool') return pool;
  if (pool !== null)
    warnings.push({ field: 'features', reason: `the pool “${given.slice(0, 40)}” is not known: left out` });
  return undefined;
}

function featuresOf(property: XmlElement, map: WordMap, warnings: FieldWarning[]): Fields {
  const texts = childrenOf(elementAt(property, 'features'), 'feature')
    .map(textOf)
    .filter((text) => text !== '');
  const fields = readFeatures(texts, map, warnings);
  const features = new Set(fields.features as string[]);
  const pool = poolOf(property, warnings);
  // Where it says no more than that there is one, the features say whose it is.
  if (pool !== undefined && (pool === 'swimming' || !features.has('swimming'))) features.add(pool);
  if (filledNumberAt(property, 'surface_area', 'terrace') !== undefined) features.add('terrace');
  return { ...fields, features: [...features] };
}

/** What a file says of all its properties, and what it says that nobody reads. */
export interface KyeroFile {
  agent: XmlElement | undefined;
  unknown: UnknownElements;
}

/** A `property` in the contract's shape. */
export function readProperty(property: XmlRecord, { agent, unknown }: KyeroFile, map: WordMap): SourceRecord {
  const warnings: FieldWarning[] = [];
  const kind = readKind(property, map);
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
  return { place: `line ${property.line}`, value, warnings: [...warnings, ...unknown.of(property)] };
}
