import type { Fields } from '#shared/contract/fields.ts';
import type { XmlElement, XmlRecord } from '../../input/xmlElements.ts';
import type { UnknownElements } from '../../input/UnknownElements.ts';
import { childrenOf, elementAt, filledNumberAt, isYesAt, numberAt, textAt, textOf } from '../../input/xmlFields.ts';
import { kindOf } from '../../sync/kinds.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import { statusWords, type WordMap } from '../../sync/words.ts';
import type { SourceRecord } from '../format.ts';
import { listingsOfHome, type Home } from '../offers.ts';
import { wordOf } from '../sourceWords.ts';
import { readCategories } from './readCategories.ts';
import { readOffers } from './readOffers.ts';
import { readTexts } from './readTexts.ts';

const imperial = '2';
const squareMetresPerFoot = 0.092_903_04;
const monthsPerYear = 12;

/** The more exact of both that is known. */
function readKind(property: XmlElement, map: WordMap): string | undefined {
  const given = [textAt(property, 'subType'), textAt(property, 'type')].filter((word) => word !== undefined);
  const isKnown = (word: string) => Object.hasOwn(map.type ?? {}, word) || kindOf(word) !== undefined;
  return wordOf(map, 'type', given.find(isKnown) ?? given[0], {});
}

/** `town` is a part of `district`, where there is one: Elviria of Marbella. The street is not shown. */
function addressOf(address: XmlElement | undefined): Fields {
  const [town, district] = [textAt(address, 'town') ?? textAt(address, 'city'), textAt(address, 'district')];
  return {
    country: textAt(address, 'country'),
    province: textAt(address, 'province'),
    town: district ?? town,
    zone: district === undefined || district === town ? undefined : town,
    postal_code: textAt(address, 'postCode') ?? textAt(address, 'postcode'),
    street_name: [textAt(address, 'address1'), textAt(address, 'address2')].filter(Boolean).join(', ') || undefined,
    visibility: 'hidden',
  };
}

function locationOf(address: XmlElement | undefined): Fields | undefined {
  const [lat, lng] = [textAt(address, 'latitude'), textAt(address, 'longitude')];
  return lat === undefined && lng === undefined ? undefined : { lat, lng };
}

/** In square metres; 0 is not stated. */
function areasOf(property: XmlElement): Fields {
  const sizes = elementAt(property, 'propertySizes');
  const isImperial = textAt(property, 'sizeType') === imperial;
  const area = (name: string) => {
    const size = filledNumberAt(sizes, name);
    return isImperial && typeof size === 'number' ? Math.round(size * squareMetresPerFoot) : size;
  };
  return { area_constructed: area('builtSize'), area_plot: area('plotSize'), area_terrace: area('terraceSize') };
}

/** `annualCosts`, in euros a year. */
function costsOf(costs: XmlElement | undefined): Fields {
  const community = filledNumberAt(costs, 'communityFees') ?? filledNumberAt(costs, 'communityFee');
  return {
    ibi: filledNumberAt(costs, 'ibi'),
    community_fee: typeof community === 'number' ? Math.round(community / monthsPerYear) : community,
  };
}

function mediaOf(images: XmlElement | undefined): Fields[] {
  const sorted = childrenOf(images, 'image')
    .map((image, position) => ({
      url: textAt(image, 'url') ?? textOf(image),
      order: Number(textAt(image, 'order') ?? textAt(image, 'id') ?? position + 1),
    }))
    .filter(({ url }) => url !== '')
    .toSorted((a, b) => (a.order || 0) - (b.order || 0));
  return [...new Set(sorted.map(({ url }) => url))].map((url) => ({ url }));
}

function agentOf(lister: XmlElement | undefined): Fields | undefined {
  const full_name = [textAt(lister, 'firstName'), textAt(lister, 'lastName')].filter(Boolean).join(' ');
  return full_name === '' ? undefined : { full_name, email: textAt(lister, 'email'), phone: textAt(lister, 'phone') };
}

function readHome(property: XmlElement, map: WordMap, warnings: FieldWarning[]): Home {
  const [kind, address] = [readKind(property, map), elementAt(property, 'address')];
  const areas = areasOf(property);
  const { features, ...facts } = readCategories(elementAt(property, 'features'), map, warnings);
  const bedrooms =
    kindOf(kind ?? '')?.subtype === 'studio' ? numberAt(property, 'bedrooms') : filledNumberAt(property, 'bedrooms');
  return {
    id: textAt(property, 'referenceId'),
    reference: textAt(property, 'referenceId'),
    status: wordOf(map, 'status', textAt(property, 'status'), statusWords),
    ...{ estate_type: kind, ...areas, rooms: bedrooms, bathrooms: filledNumberAt(property, 'bathrooms') },
    ...{ address: addressOf(address), location: locationOf(address) },
    ...facts,
    features: areas.area_terrace === undefined ? features : [...new Set([...(features as string[]), 'terrace'])],
    ...(isYesAt(property, 'newBuild') ? { conservation: 'brandNew' } : {}),
    ...costsOf(elementAt(property, 'annualCosts')),
    ...readTexts(property, map, warnings),
    media: mediaOf(elementAt(property, 'images')),
    cadastral_reference: textAt(property, 'cadastralReference') ?? textAt(property, 'cadastralRef'),
    agent: agentOf(elementAt(property, 'lister')),
    ...{ created_at: textAt(property, 'listedDate'), updated_at: textAt(property, 'lastUpdatedDate') },
  };
}

/** A `property` in the contract's shape: a record for each offer, one without an operation where it has none. */
export function readProperty(property: XmlRecord, map: WordMap, unknown: UnknownElements): SourceRecord[] {
  const warnings: FieldWarning[] = [];
  const home = readHome(property, map, warnings);
  const offers = readOffers(property, warnings);
  // Of a home that is off the market an offer stands for all: the others are not in the file any more.
  const listings = listingsOfHome(home, offers.length > 0 || home.status !== 'withdrawn' ? offers : [{ type: 'buy' }]);
  const values = listings.length > 0 ? listings : [home];
  warnings.push(...unknown.of(property));
  return values.map((value) => ({ place: `line ${property.line}`, value, warnings }));
}
