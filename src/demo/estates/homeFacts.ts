import type {
  AddressVisibility,
  Conservation,
  EnergyRating,
  EstateStatus,
  EstateSubtype,
  EstateType,
  FeatureId,
  OperationType,
} from '#shared/domain/estate.ts';
import type { DemoProvince, Locality } from '../places/createPlaces.ts';
import type { Landmark } from '../places/surroundings/surroundings.ts';

/** What a home is called in its texts: the sub-type where it has one, else the type. */
export type HomeKind = EstateSubtype | EstateType;

/** All that is true of a home before a word is written about it; the three languages tell the same facts. */
export interface HomeFacts {
  index: number;
  province: DemoProvince;
  place: Locality;
  kind: HomeKind;
  estateType: EstateType;
  subtype: EstateSubtype | null;
  isDwelling: boolean;
  operation: OperationType;
  status: EstateStatus;
  /** A let for some months, which in Catalonia has rules of its own. */
  seasonal: boolean;
  area: number;
  rooms: number | null;
  bathrooms: number | null;
  /** 0 is the ground floor; null where a floor has no meaning. */
  floor: number | null;
  conservation: Conservation | null;
  features: FeatureId[];
  /** The year the house was built in; null for land. */
  built: number | null;
  /** Built before the war: high ceilings, patterned tiles, thick walls. */
  old: boolean;
  highCeilings: boolean;
  kitchen: 'open' | 'separate' | 'dining';
  flooring: 'wood' | 'hydraulic' | 'terrazzo' | 'ceramic' | 'stone';
  north: boolean;
  south: boolean;
  east: boolean;
  west: boolean;
  light: 'allDay' | 'morning' | 'afternoon' | 'through' | 'soft';
  outlook: 'street' | 'courtyard' | 'square' | 'park' | 'roofs' | 'hills' | 'sea' | 'fields';
  /** Square metres of terrace and garden, 0 where there is none. */
  terraceArea: number;
  gardenArea: number;
  /** Square metres of the living room, 0 where there is none. */
  livingArea: number;
  furnished: boolean;
  conditionedAir: boolean;
  /** What is near, and the minutes on foot to it. */
  landmark: Landmark;
  walk: number;
  /** Whether a floor plan is among the pictures. */
  hasPlan: boolean;
  /** Of the energy certificate, where one was issued and tells it. */
  rating: EnergyRating | null;
  /** Whether the price came down since it was published. */
  reduced: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
  visibility: AddressVisibility;
}
