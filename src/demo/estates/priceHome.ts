import type { Random } from '../random.ts';
import type { HomeFacts, HomeKind } from './homeFacts.ts';

/** Share of a flat's price per square metre that another kind has. */
const kindFactor: Record<HomeKind, number> = {
  flat: 1,
  studio: 1.12,
  penthouse: 1.14,
  duplex: 1.02,
  house: 0.82,
  rural_house: 0.48,
  office: 0.76,
  premises: 0.72,
  building: 0.62,
  storage: 0.34,
  garage: 0.4,
  land: 0.1,
};

/** Where homes are dear, most of it is the ground's price. */
const landFactor = (price: number): number => kindFactor.land * Math.min(1.3, 0.5 + price / 6000);

const conservationFactor = { good: 1, toRestore: 0.8, new: 1.1, brandNew: 1.2 } as const;

/** Large homes cost less a square metre; beyond a point a plot's area hardly counts. */
function sizeFactor({ kind, area }: HomeFacts): number {
  if (kind === 'land') return Math.min(1, 1200 / area + 0.12);
  if (kind === 'garage' || kind === 'storage') return 1;
  return area < 60 ? 1.08 : area < 110 ? 1 : area < 200 ? 0.94 : 0.86;
}

function comfortFactor({ estateType, floor, features, outlook, terraceArea, conditionedAir }: HomeFacts): number {
  let factor = outlook === 'sea' ? 1.12 : 1;
  if (estateType === 'flat' && (floor ?? 0) >= 2 && !features.includes('elevator')) factor -= 0.09;
  if (estateType === 'flat' && floor === 0 && !features.includes('garden')) factor -= 0.06;
  if (terraceArea > 0) factor += Math.min(0.08, terraceArea / 500);
  if (features.includes('swimming_pool') || features.includes('swimming')) factor += 0.05;
  if (features.includes('parking')) factor += 0.03;
  if (conditionedAir) factor += 0.01;
  return factor;
}

const roundTo = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/** Sellers like a price just below the round one; half of them. */
function askingPrice(value: number, random: Random): number {
  if (value < 60_000) return roundTo(value, 500);
  if (value < 250_000) return roundTo(value, 1000);
  const round = roundTo(value, value < 1_000_000 ? 5000 : 10_000);
  return random.chance(0.3) ? round - 1000 : round;
}

const monthlyRent = (value: number): number => roundTo(value, value < 300 ? 5 : value < 1500 ? 10 : 25);

/**
 * Whole euros, from the place's level, the area and the quality; a rent is 0.35–0.55 % of the value a month, most where
 * homes are cheap.
 */
export function priceHome(home: HomeFacts, random: Random): number {
  const { place, area, kind, conservation, operation, seasonal, reduced } = home;
  const quality = (conservation ? conservationFactor[conservation] : 1) * comfortFactor(home) * sizeFactor(home);
  const level = kind === 'land' ? landFactor(place.price) : kindFactor[kind];
  const reduction = reduced ? 0.92 + random.next() * 0.05 : 1;
  const value = place.price * area * level * quality * (0.93 + random.next() * 0.14) * reduction;
  if (operation === 'buy') return askingPrice(value, random);
  // What costs little is let dear.
  const small = kind === 'garage' || kind === 'storage' ? 0.0017 : area < 50 ? 0.0006 : 0;
  const share = 0.0044 - place.price / 9_000_000 + small + random.next() * 0.001;
  return monthlyRent(value * (seasonal ? share + 0.0003 : share));
}
