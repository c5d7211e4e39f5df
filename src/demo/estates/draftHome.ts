import type { AddressVisibility, Conservation, EstateStatus, OperationType } from '#shared/domain/estate.ts';
import type { DemoProvince, Locality } from '../places/createPlaces.ts';
import type { Random } from '../random.ts';
import { chooseDates } from './chooseDates.ts';
import { chooseFeatures } from './chooseFeatures.ts';
import {
  chooseBuilt,
  chooseConservation,
  chooseFloor,
  chooseFlooring,
  chooseOrientation,
  chooseOutlook,
  isRural,
} from './chooseSetting.ts';
import { chooseSize } from './chooseSize.ts';
import type { HomeFacts, HomeKind } from './homeFacts.ts';
import { estateTypeOf, guaranteedHomes, kindAt, rentShare, subtypeOf } from './kinds.ts';

function choosePlace(kind: HomeKind, province: DemoProvince, random: Random): Locality {
  if (kind === 'rural_house' || kind === 'land') return random.pick(province.towns.filter(isRural));
  const inTown = random.chance(kind === 'house' ? 0.7 : 0.3);
  return random.pick(inTown ? province.towns : province.urban);
}

function chooseStatus(operation: OperationType, random: Random): EstateStatus {
  const choice = random.next();
  if (choice < 0.81) return 'new';
  if (choice < 0.91) return 'reserved';
  return operation === 'buy' ? 'sold' : 'rented';
}

function chooseKitchen(
  kind: HomeKind,
  area: number,
  conservation: Conservation | null,
  random: Random,
): HomeFacts['kitchen'] {
  const open = conservation === 'brandNew' || conservation === 'new' ? 0.65 : 0.3;
  if (kind === 'studio' || random.chance(open)) return 'open';
  return area > 85 && random.chance(0.45) ? 'dining' : 'separate';
}

function chooseOutdoors(
  { kind, estateType, features }: Pick<HomeFacts, 'kind' | 'estateType' | 'features'>,
  random: Random,
): Pick<HomeFacts, 'terraceArea' | 'gardenArea'> {
  const terrace =
    kind === 'penthouse'
      ? random.between(14, 60)
      : estateType === 'flat'
        ? random.between(6, 18)
        : random.between(14, 45);
  const garden =
    kind === 'rural_house'
      ? random.between(30, 300) * 10
      : kind === 'house'
        ? random.between(6, 50) * 10
        : random.between(18, 55);
  return {
    terraceArea: features.includes('terrace') ? terrace : 0,
    gardenArea: features.includes('garden') ? garden : 0,
  };
}

/** A fifth to a third of a dwelling, and no hall of a castle. */
const livingAreaOf = (area: number, random: Random): number =>
  Math.min(52, Math.max(16, Math.round(area * (0.2 + random.next() * 0.1))));

/** Share of dwellings with a floor plan among their pictures. */
const planShare = 0.55;

const coolingShare = { castilian: 0.35, catalan: 0.6, valencian: 0.7, andalusian: 0.75, canarian: 0.3 } as const;

/**
 * Decides what is true of a home.
 * @param ordinal the how-manieth of its province it is, from 0
 * @param now the moment the world is seen from, epoch milliseconds
 */
export function draftHome(
  index: number,
  province: DemoProvince,
  provinceIndex: number,
  ordinal: number,
  now: number,
  random: Random,
): HomeFacts {
  const guaranteed = ordinal < guaranteedHomes;
  const kind = kindAt(ordinal, provinceIndex);
  const estateType = estateTypeOf(kind);
  const isDwelling = estateType === 'flat' || estateType === 'house' || estateType === 'rural_house';
  const operation: OperationType = guaranteed
    ? ordinal % 2 === 0
      ? 'buy'
      : 'rent'
    : random.chance(rentShare[kind])
      ? 'rent'
      : 'buy';
  const place = choosePlace(kind, province, random);
  const status = guaranteed ? 'new' : chooseStatus(operation, random);
  const size = chooseSize(kind, random);
  const floor = chooseFloor(kind, place, random);
  const conservation = chooseConservation(kind, operation, place, random);
  const oldPlace = place.traits.has('oldTown') || place.traits.has('village');
  const old =
    isDwelling && conservation !== 'brandNew' && random.chance(oldPlace ? 0.6 : place.traits.has('modern') ? 0 : 0.12);
  const features = chooseFeatures(
    { kind, estateType, floor, rooms: size.rooms, conservation, place, province, old },
    random,
  );
  const region = province.source.streets;
  const catalan = region === 'catalan';
  const furnished =
    operation === 'rent'
      ? (isDwelling || kind === 'office') && random.chance(0.42)
      : isDwelling && conservation !== 'toRestore' && random.chance(0.07);
  const seasonal = catalan && isDwelling && operation === 'rent' && !guaranteed && random.chance(0.14);
  const { area, rooms, bathrooms } = size;
  const { north, south, east, west, light } = chooseOrientation(random);
  const { terraceArea, gardenArea } = chooseOutdoors({ kind, estateType, features }, random);
  const { createdAt, updatedAt, reduced } = chooseDates(status, operation, now, random);
  // Field by field: with spreads among them, V8 makes a slow object, and every text reads it many times.
  return {
    index,
    province,
    place,
    kind,
    estateType,
    subtype: subtypeOf(kind),
    isDwelling,
    operation,
    status,
    seasonal,
    area,
    rooms,
    bathrooms,
    floor,
    conservation,
    features,
    old,
    built: chooseBuilt(old, kind, conservation, place, random),
    highCeilings: old && random.chance(0.6),
    kitchen: chooseKitchen(kind, area, conservation, random),
    flooring: chooseFlooring(old, kind, conservation, catalan, random),
    north,
    south,
    east,
    west,
    light,
    outlook: chooseOutlook(kind, floor, place, random),
    terraceArea,
    gardenArea,
    livingArea: isDwelling && kind !== 'studio' ? livingAreaOf(area, random) : 0,
    furnished: furnished || seasonal,
    conditionedAir:
      kind === 'premises'
        ? features.includes('conditioned_air')
        : (isDwelling || kind === 'office') && random.chance(coolingShare[region]),
    landmark: random.pick(place.near),
    walk: random.between(3, 12),
    hasPlan: isDwelling && random.chance(planShare),
    rating: null,
    visibility: (['full', 'street', 'hidden'] as const satisfies readonly AddressVisibility[])[
      random.weighted([30, 45, 25])
    ]!,
    createdAt,
    updatedAt,
    reduced,
  };
}
