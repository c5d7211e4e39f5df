import { languages, type Language } from '#shared/i18n/languages.ts';
import type { LocalisedText } from '#shared/i18n/languages.ts';
import type { PlaceInput, ProvinceInput } from '#origin/import/networkInput.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { andalusia } from './andalusia.ts';
import { canaries } from './canaries.ts';
import { catalonia } from './catalonia.ts';
import { interior } from './interior.ts';
import { levante } from './levante.ts';
import { placeWords, type PlaceWords } from './nameForms.ts';
import type { NameForms, PlaceSource, ProvinceSource, TownSource, Trait } from './placeSource.ts';
import { streets, type Street } from './streets.ts';
import { surroundingsOf } from './surroundings/surroundingsOf.ts';
import type { Landmark } from './surroundings/surroundings.ts';

/** Where a home can stand: a zone, or a town where it has none. */
export interface Locality {
  townSlug: string;
  townName: string;
  zoneSlug: string | null;
  zoneName: string | null;
  lat: number;
  lng: number;
  /** Metres around the centre. */
  radius: number;
  /** Euros a square metre for a flat in good state. */
  price: number;
  traits: ReadonlySet<Trait>;
  traitList: readonly Trait[];
  /** The zone's name, or the town's where there is no zone. */
  words: Record<Language, PlaceWords>;
  town: Record<Language, PlaceWords>;
  streets: readonly Street[];
  /** What everybody there knows; never empty. */
  near: readonly Landmark[];
  /** Whether what the trait `metro` stands for is a tram. */
  tram: boolean;
  /** Last words of a URL slug: zone and town, or the town alone. */
  slug: string;
}

export interface DemoProvince {
  source: ProvinceSource;
  input: ProvinceInput;
  capital: LocalisedText;
  urban: readonly Locality[];
  towns: readonly Locality[];
}

const wordsFor = (name: string, forms: NameForms | undefined): Record<Language, PlaceWords> =>
  Object.fromEntries(
    languages.map((language) => [language, placeWords(language, forms?.[language] ?? name)]),
  ) as Record<Language, PlaceWords>;

/** "Calle de Goya" → type and name; a map of the place knows the street by both. */
const streetOf = (full: string): Street => [full.slice(0, full.indexOf(' ')), full.slice(full.indexOf(' ') + 1)];

/** Provinces whose rails in the street are a tram and no metro. */
const tramProvinces: ReadonlySet<string> = new Set(['santa-cruz-de-tenerife', 'zaragoza', 'alicante']);

function localitiesOf({ place, zones = [] }: TownSource, townSlug: string, source: ProvinceSource): Locality[] {
  const inCapital = place === source.capital.place;
  const town = wordsFor(place[0], place[6]);
  const locality = ([name, lat, lng, radius, price, traitList, forms]: PlaceSource, isZone: boolean): Locality => {
    const zoneSlug = isZone ? slugify(name) : null;
    const { streets: own, near } = surroundingsOf(source.slug, name);
    return {
      townSlug,
      townName: place[0],
      zoneSlug,
      zoneName: isZone ? name : null,
      lat,
      lng,
      radius,
      price,
      traitList,
      traits: new Set(traitList),
      town,
      words: isZone ? wordsFor(name, forms) : town,
      streets: own?.map(streetOf) ?? streets[source.streets],
      near,
      tram: tramProvinces.has(source.slug),
      slug: zoneSlug ? `${zoneSlug}-${townSlug}` : townSlug,
    };
  };
  // In the capital every home has its zone: the whole city is no place one can picture.
  const asZones = zones.map((zone) => locality(zone, true));
  return inCapital ? asZones : [locality(place, false), ...asZones];
}

const townSlugOf = (source: ProvinceSource, town: TownSource): string =>
  town.place[0] === source.name ? source.slug : slugify(town.place[0]);

function createProvince(source: ProvinceSource): DemoProvince {
  const towns = [source.capital, ...source.towns];
  const zoneInputs = ({ zones = [] }: TownSource): PlaceInput[] =>
    zones.map(([name]) => ({ slug: slugify(name), name }));
  const { es, ca, en } = wordsFor(source.capital.place[0], source.capital.place[6]);
  return {
    source,
    input: {
      slug: source.slug,
      name: source.name,
      towns: towns.map((town) => ({ slug: townSlugOf(source, town), name: town.place[0], zones: zoneInputs(town) })),
    },
    capital: { 'es-ES': es.name, 'ca-ES': ca.name, 'en-US': en.name },
    urban: localitiesOf(source.capital, townSlugOf(source, source.capital), source),
    towns: source.towns.flatMap((town) => localitiesOf(town, townSlugOf(source, town), source)),
  };
}

/** The fifteen provinces, with every place where a home may stand. */
export const createPlaces = (): DemoProvince[] =>
  [...catalonia, ...interior, ...levante, ...andalusia, ...canaries].map(createProvince);
