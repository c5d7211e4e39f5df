import type { ExportPortal } from '#config/network/exports.ts';
import { readListing, type ReadListing } from '#origin/import/sync/readListing.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import type { Fields } from '#shared/contract/fields.ts';
import { hidePrice } from '#shared/contract/hiddenPrice.ts';
import { floorNames } from '#shared/domain/floorLevel.ts';
import { readSampleText } from '../origin/feeds/readSample.ts';
import { demoEstates, exportOf } from './exportOf.ts';

/** What an import makes of a listing, but for what follows from the rest or is the source's own, in one level. */
function comparable({ estate, address, agent }: ReadListing): Fields {
  const { id: _id, slug: _slug, url_slug: _urls, media, features, ...facts } = estate;
  return {
    ...facts,
    features: [...features].sort(),
    media: media.map(({ url }) => new URL(url, 'https://www.example.com').href),
    kinds: media.map(({ type }) => type),
    categories: media.map(({ description_category }) => description_category),
    covers: media.findIndex(({ web_cover }) => web_cover),
    province: address.province.slug,
    town: address.town.name,
    zone: address.zone?.name,
    visibility: address.visibility,
    street: [address.street_type, address.street_name].filter(Boolean).join(' '),
    street_type: address.street_type,
    street_number: address.street_number,
    agent: agent?.full_name,
    phone: agent?.phone,
    email: agent?.email,
    brand: agent?.agency?.commercial_brand,
    register_number: agent?.register_number,
    register: agent?.register?.name,
  };
}

/** A listing as its own page shows it: what may be exported. */
function shown(estate: EstateDto): EstateDto {
  const { visibility } = estate.address;
  const copy = structuredClone(estate);
  hidePrice(copy);
  if (visibility === 'hidden') {
    for (const name of ['street_type', 'street_name', 'street_number'] as const) delete copy.address[name];
  }
  if (visibility === 'street') delete copy.address.street_number;
  return copy;
}

/** With floors that have names, and without a lift, which the demo does not have. */
function withDenials(estates: EstateDto[]): EstateDto[] {
  const names = [...floorNames];
  return estates.map((estate) => {
    if (estate.estate_type !== 'flat' || estate.subtype || names.length === 0) return estate;
    const floor_name = names.pop();
    const floor = floor_name === 'semi_basement' ? -1 : undefined;
    const features = estate.features.filter((id) => id !== 'elevator');
    return { ...estate, floor, floor_name, lift: false, features };
  });
}

interface Loss {
  /** Fields that the format has no place for. */
  lost: readonly string[];
  /** What becomes of fields that it has another place for, by what they were. */
  changed?: Readonly<Record<string, (value: unknown, was: Fields) => unknown>>;
}

/** In no format: lists of the contract's own, and what the site works out by itself. */
const ofNone = [
  ...['highlights', 'special', 'surroundings', 'price_history', 'rental_conditions', 'previous_price'],
  ...['checked', 'confirmed_at'],
];
const coverFirst = (value: unknown, { covers }: Fields): unknown => {
  const items = [...(value as unknown[])];
  return [...items.splice(Math.max(0, covers as number), 1), ...items];
};
/** A headline and the text below it. */
const joined = (_: unknown, { description, text }: Fields): unknown => {
  const [headlines, texts] = [description as Fields, text as Fields];
  return Object.fromEntries(
    Object.keys(headlines).map((tag) => [tag, [headlines[tag], texts[tag]].filter(Boolean).join('\n\n')]),
  );
};
const flagOf = (value: unknown): unknown => (value === true ? true : undefined);
/** Portals show a point, and none of a hidden address. */
const noneOfHidden = (value: unknown, { visibility }: Fields): unknown => (visibility === 'hidden' ? undefined : value);
const asGood = (value: unknown): unknown => (value === 'new' ? 'good' : value);

const homes = ['flat', 'house', 'rural_house'];
/** Kinds, by fields of the contract that only their schemas have. */
const kindsWith: Readonly<Record<string, readonly string[]>> = {
  ...{ rooms: homes, furnished: homes, pets: homes, heating: homes, subtype: ['flat'] },
  ...{ floors: [...homes, 'office', 'premises', 'building'], year: [...homes, 'office', 'building'] },
  ...{ bathrooms: [...homes, 'office', 'premises'], area_useful: [...homes, 'office', 'premises'] },
  ...{ conservation: [...homes, 'office', 'premises', 'building'], exterior: ['flat', 'office'] },
  ...{ conditioned_air: [...homes, 'office', 'premises'], cee: [...homes, 'office', 'premises', 'building'] },
  ...{ orientation_north: [...homes, 'office'], orientation_south: [...homes, 'office'] },
  ...{ orientation_east: [...homes, 'office'], orientation_west: [...homes, 'office'] },
};
const isCarried = (field: string, { estate_type }: Fields): boolean =>
  kindsWith[field]?.includes(estate_type as string) ?? true;

const homeFeatures = [
  ...['wardrobe', 'balcony', 'terrace', 'parking', 'swimming_pool', 'garden', 'boxrom', 'chimney', 'doorman'],
  ...['handicap_adapted_access', 'handicap_adapted_use', 'equipped_kitchen', 'heating'],
];
const securityFeatures = ['security_alarm', 'security_door', 'security_system'];
/** Features that the schemas have, by kind. */
const featuresWith: Readonly<Record<string, readonly string[]>> = {
  ...{ flat: [...homeFeatures, 'elevator'], house: homeFeatures, rural_house: homeFeatures },
  office: [
    ...['elevator', 'parking', 'doorman', 'acces_control', 'fire_detectors', 'fire_doors', 'extinguishers', 'storage'],
    ...['sprinklers', 'emergency_lights', 'emergency_exit', 'hot_water', 'heating', 'windows_double'],
    ...['suspended_ceiling', 'suspended_door', 'equipped_kitchen', 'building_adapted', ...securityFeatures],
  ],
  premises: [
    ...['bathroom_adapted', 'conditioned_air', 'located_at_corner', 'storage', 'smoke_extraction', 'heating'],
    ...['equipped_kitchen', ...securityFeatures],
  ],
  ...{ building: ['elevator', 'parking'], storage: ['loading_dock'] },
  ...{ garage: ['elevator', 'security_alarm', 'security_system'], land: [] },
};

/** A field that only some kinds have. */
const ifCarried =
  (field: string, otherwise: unknown, change: (value: unknown) => unknown = (value) => value) =>
  (value: unknown, was: Fields): unknown =>
    isCarried(field, was) ? change(value) : otherwise;

/** A floor that is called a penthouse is one. */
const penthouseOf = ({ floor_name }: Fields): unknown => (floor_name === 'penthouse' ? floor_name : undefined);

const idealistaChanges: Loss['changed'] = {
  text: joined,
  media: coverFirst,
  kinds: coverFirst,
  categories: coverFirst,
  conservation: ifCarried('conservation', undefined, (value) => (value === 'brandNew' ? 'new' : asGood(value))),
  heating: ifCarried('heating', undefined, (value) => (value === 'oil' || value === 'wood' ? undefined : value)),
  subtype: (value, was) => (isCarried('subtype', was) ? (value ?? penthouseOf(was)) : undefined),
  floor_name: (value) => (value === 'semi_basement' || value === 'mezzanine' ? value : undefined),
  rooms: (value, was) => ifCarried('rooms', undefined, (count) => (count === 0 ? undefined : count))(value, was),
  ...Object.fromEntries(
    ['floors', 'year', 'bathrooms', 'area_useful', 'exterior', 'pets'].map((field) => [
      field,
      ifCarried(field, undefined),
    ]),
  ),
  ...Object.fromEntries(
    ['furnished', 'conditioned_air', ...['north', 'south', 'east', 'west'].map((side) => `orientation_${side}`)].map(
      (field) => [field, ifCarried(field, false)],
    ),
  ),
  cee: ifCarried('cee', { state: 'not_stated' }, (value) => {
    const { state, rating, consumption, emissions, emissions_rating } = value as Fields;
    if (state !== 'completed') return { state };
    const isStated = [rating, consumption, emissions, emissions_rating].some((part) => part !== undefined);
    return isStated ? { state, consumption, emissions, rating, emissions_rating } : { state: 'not_stated' };
  }),
  area_constructed: (value, { estate_type }) => (estate_type === 'land' ? 0 : value),
  area_plot: (value, { estate_type, area_constructed }) =>
    estate_type === 'land'
      ? (value ?? area_constructed)
      : [...homes, 'premises'].includes(estate_type as string)
        ? value
        : undefined,
  // A pool is a pool; what is heated has heating.
  features: (value, { estate_type, heating }) => {
    const ids = (value as string[]).map((id) => (id === 'swimming' ? 'swimming_pool' : id));
    const all = new Set(heating === undefined ? ids : [...ids, 'heating']);
    return [...all].filter((id) => featuresWith[estate_type as string]!.includes(id)).sort();
  },
  community_fee: (value, { type }) => (type === 'buy' ? value : undefined),
  // Whole months of rent.
  deposit: (value, { price }) => (Number.isInteger((value as number) / (price as number)) ? value : undefined),
  visibility: (value, { street }) => (street === '' ? 'hidden' : value),
  // Of a hidden address marked as moved; beside a street that is shown without its number there is none.
  location: (value, { visibility }) => (visibility === 'street' ? undefined : value),
};

const losses: Record<ExportPortal, Loss> = {
  csv: {
    lost: [...ofNone, 'kinds', 'categories', 'covers'],
    changed: { location: noneOfHidden },
  },
  kyero: {
    lost: [
      ...ofNone,
      ...['description', 'categories', 'covers', 'kinds', 'created_at', 'floor', 'floors', 'area_useful', 'year'],
      ...['heating', 'deposit', 'available_from', 'community_fee', 'ibi', 'reference_index', 'last_rent'],
      ...['rent_increase_reason', 'large_holder', 'registration_number', 'licence', 'works_licence'],
      ...['visibility', 'street', 'street_type', 'street_number', 'agent', 'phone', 'email', 'brand'],
      ...['register_number', 'register', 'registration_register'],
    ],
    changed: {
      location: noneOfHidden,
      text: joined,
      media: (value, was) => {
        const sorted = coverFirst(value, was) as string[];
        const kinds = coverFirst(was.kinds, was) as string[];
        const of = (kind: string) => sorted.filter((_, at) => kinds[at] === kind);
        return [...of('image'), ...of('plan')].slice(0, 50);
      },
      // Letters alone.
      cee: (value) => {
        const { state, rating, emissions_rating } = value as Fields;
        const isStated = state === 'completed' && (rating ?? emissions_rating);
        return isStated ? { state, rating, emissions_rating } : { state: 'not_stated' };
      },
      estate_type: (value) => (value === 'office' ? 'premises' : value),
      conservation: asGood,
      // A field of its own and a feature are one word.
      features: (value, { conditioned_air }) =>
        [...new Set([...(value as string[]), ...(conditioned_air ? ['conditioned_air'] : [])])].sort(),
      exterior: flagOf,
      pets: flagOf,
    },
  },
  idealista: {
    lost: [
      ...ofNone,
      ...['description', 'covers', 'created_at', 'updated_at', 'available_from', 'ibi', 'reference_index'],
      ...['last_rent', 'rent_increase_reason', 'large_holder', 'registration_number', 'street_type'],
      ...['area_terrace', 'licence', 'works_licence'],
      // The schema knows no address of more than five letters at its end; the agency is the customer.
      ...['email', 'brand', 'register_number', 'register', 'registration_register'],
    ],
    changed: idealistaChanges,
  },
};

it.each(Object.keys(losses) as ExportPortal[])(
  '%s: reading an export gives the same listings, but for what is named here',
  async (portal) => {
    const estates = withDenials(demoEstates());
    const { text, written } = await exportOf(portal, estates);
    const { listings, refused, isWhole } = await readSampleText(text, { format: portal });
    expect(isWhole).toBe(true);
    // idealista names provinces by the code of a town, which a village does not have.
    const villages = estates.filter(({ address }) => portal === 'idealista' && address.town_code === undefined);
    for (const { reference } of villages) written.delete(reference);
    expect(Object.keys(refused)).toHaveLength(villages.length);
    const read = new Map(Object.values(listings).map((listing) => [listing.estate.reference, listing]));
    expect([...read.keys()].sort()).toEqual([...written].sort());
    const { lost, changed = {} } = losses[portal];
    const differing = new Map<string, unknown[]>();
    for (const estate of estates) {
      if (!written.has(estate.reference)) continue;
      const reading = readListing(shown(estate));
      if (reading.kind !== 'read') throw new Error(`${estate.reference} is no listing`);
      const was = comparable(reading.listing);
      const is = comparable(read.get(estate.reference)!);
      for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
        if (lost.includes(name)) continue;
        const expected = changed[name] ? changed[name](was[name], was) : was[name];
        if (JSON.stringify(expected) !== JSON.stringify(is[name]))
          differing.set(name, [...(differing.get(name) ?? []), [estate.reference, expected, is[name]]]);
      }
    }
    expect(
      Object.fromEntries([...differing].map(([name, found]) => [name, [found.length, ...found.slice(0, 2)]])),
    ).toEqual({});
  },
);
