/** What a neighbourhood is known for; the texts about its surroundings are chosen by it. */
export type Trait =
  | 'metro'
  | 'train'
  | 'beach'
  | 'park'
  | 'oldTown'
  | 'market'
  | 'residential'
  | 'village'
  | 'university'
  | 'mountain'
  | 'shops'
  | 'modern'
  | 'golf'
  | 'river'
  | 'port'
  | 'countryside';

/** The name inside a sentence where it differs from the official one: with its article, or in the other language. */
export interface NameForms {
  es?: string;
  ca?: string;
  en?: string;
}

/** Name, centre, radius in metres, price level in €/m², traits, forms of the name. The circle lies on land. */
export type PlaceSource = readonly [
  name: string,
  lat: number,
  lng: number,
  radius: number,
  price: number,
  traits: readonly Trait[],
  forms?: NameForms,
];

export interface TownSource {
  place: PlaceSource;
  zones?: readonly PlaceSource[];
}

export type StreetRegion = 'catalan' | 'castilian' | 'valencian' | 'andalusian' | 'canarian';

export interface ProvinceSource {
  name: string;
  forms?: NameForms;
  slug: string;
  /** Two digits of the national statistics institute, as in postcodes. */
  code: string;
  streets: StreetRegion;
  /** Share of the network's homes, agents and agencies. */
  homes: number;
  agents: number;
  agencies: number;
  capital: TownSource;
  towns: readonly TownSource[];
}
