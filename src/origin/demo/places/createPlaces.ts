import { languages, type Language } from '#shared/i18n/languages.ts';
import type { LocalisedText } from '#shared/i18n/languages.ts';
import type { ProvinceSeed, ZoneSeed } from '#origin/world.ts';
import { slugify } from '../slugify.ts';
import { andalusia } from './andalusia.ts';
import { canaries } from './canaries.ts';
import { catalonia } from './catalonia.ts';
import { interior } from './interior.ts';
import { levante } from './levante.ts';
import { placeWords, type PlaceWords } from './nameForms.ts';
import type { NameForms, PlaceSource, ProvinceSource, TownSource, Trait } from './placeSource.ts';

/** Where a home can stand: a zone, or a town where it has none. */
export interface Locality {
  townSlug: string;
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
  /** Last words of a URL slug: zone and town, or the town alone. */
  slug: string;
}

export interface DemoProvince {
  source: ProvinceSource;
  seed: ProvinceSeed;
  capital: LocalisedText;
  urban: readonly Locality[];
  towns: readonly Locality[];
}

const wordsFor = (name: string, forms: NameForms | undefined): Record<Language, PlaceWords> =>
  Object.fromEntries(languages.map((language) => [language, placeWords(language, forms?.[language] ?? name)])) as Record<Language, PlaceWords>;

function localitiesOf({ place, zones = [] }: TownSource, townSlug: string): Locality[] {
  const town = wordsFor(place[0], place[6]);
  const locality = ([name, lat, lng, radius, price, traitList, forms]: PlaceSource, isZone: boolean): Locality => {
    const zoneSlug = isZone ? slugify(name) : null;
    return {
      townSlug, zoneSlug, zoneName: isZone ? name : null, lat, lng, radius, price, traitList, traits: new Set(traitList), town,
      words: isZone ? wordsFor(name, forms) : town,
      slug: zoneSlug ? `${zoneSlug}-${townSlug}` : townSlug,
    };
  };
  return [locality(place, false), ...zones.map((zone) => locality(zone, true))];
}

const townSlugOf = (source: ProvinceSource, town: TownSource): string =>
  town.place[0] === source.name ? source.slug : slugify(town.place[0]);

function createProvince(source: ProvinceSource): DemoProvince {
  const towns = [source.capital, ...source.towns];
  const zoneSeeds = ({ zones = [] }: TownSource): ZoneSeed[] => zones.map(([name]) => ({ slug: slugify(name), name }));
  const { es, ca, en } = wordsFor(source.capital.place[0], source.capital.place[6]);
  return {
    source,
    seed: {
      slug: source.slug,
      name: source.name,
      towns: towns.map((town) => ({ slug: townSlugOf(source, town), name: town.place[0], zones: zoneSeeds(town) })),
    },
    capital: { 'es-ES': es.name, 'ca-ES': ca.name, 'en-US': en.name },
    // In the capital every home has its zone: the whole city is no place one can picture.
    urban: localitiesOf(source.capital, townSlugOf(source, source.capital)).slice(1),
    towns: source.towns.flatMap((town) => localitiesOf(town, townSlugOf(source, town))),
  };
}

/** The fifteen provinces, with every place where a home may stand. */
export const createPlaces = (): DemoProvince[] =>
  [...catalonia, ...interior, ...levante, ...andalusia, ...canaries].map(createProvince);
