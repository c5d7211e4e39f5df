import { homeTypes } from '../estate.ts';
import { isNoPrice } from '../plausible.ts';
import type { AdvertFacts } from './AdvertFacts.ts';
import {
  advert,
  agrees,
  differs,
  missing,
  percentFrom,
  unknown,
  type Check,
  type LawSource,
  type Outcome,
} from './Check.ts';
import { judge, priceBounds } from './guards.ts';

/** Believable prices of a home in euros a square metre, for rents a month: from a ruin to a villa at the beach. */
const perMetre = {
  buy: { flat: [40, 40_000], house: [10, 40_000], rural_house: [5, 25_000] },
  rent: { flat: [0.5, 200], house: [0.2, 200], rural_house: [0.1, 150] },
} as const;

/** Of a studio of nine square metres the price a square metre says little. */
const leastCompared = 15;

const isHome = (kind: string): kind is keyof typeof perMetre.buy => homeTypes.some((one) => one === kind);

function comparePerMetre(facts: AdvertFacts): Outcome | undefined {
  const { price, type, estate_type: kind, area_constructed: area } = facts;
  if (!price || !area || area < leastCompared || !isHome(kind)) return undefined;
  const [from, to] = perMetre[type][kind];
  const each = price / area;
  if (each >= from && each <= to) return undefined;
  return differs({ price, area, each: Math.round(each * 100) / 100, by: percentFrom(each, each < from ? from : to) });
}

function comparePrice(facts: AdvertFacts): Outcome {
  const { price, type, estate_type: kind } = facts;
  if (!price || isNoPrice(price)) return unknown;
  const bounds = priceBounds(kind, type);
  const { is } = judge(price, bounds);
  if (is === 'impossible')
    return differs({ price, by: percentFrom(price, bounds.possible[price < bounds.usual[0] ? 0 : 1]) });
  return comparePerMetre(facts) ?? (is === 'usual' ? agrees({ price }) : unknown);
}

/** A fee is for a year rather than a month where a year of it is so much of a price, or a month so much of a rent. */
const dearFee = { from: 400, ofPrice: 0.06, ofRent: 0.6 };

function compareFee({ community_fee: fee, price, type }: AdvertFacts): Outcome {
  if (!fee || !price || isNoPrice(price)) return unknown;
  const part = type === 'rent' ? fee / price : (fee * 12) / price;
  const limit = type === 'rent' ? dearFee.ofRent : dearFee.ofPrice;
  if (part <= limit) return agrees({ fee });
  return fee < dearFee.from ? unknown : differs({ fee, price, by: percentFrom(part, limit) });
}

/** A seasonal let states its registration number instead. */
const isSeasonal = ({ registration_number }: AdvertFacts): boolean => registration_number !== undefined;

const catalanLet = (name: 'reference_index' | 'large_holder', law: Omit<LawSource, 'kind'>) =>
  ({
    needs: [],
    where: { communities: ['catalonia'], operation: 'rent', kinds: homeTypes },
    source: { kind: 'law', ...law },
    weight: 'must',
    audience: 'operator',
    compare: (facts) =>
      isSeasonal(facts)
        ? { is: 'not applicable' }
        : facts[name] === undefined
          ? missing
          : agrees({ stated: String(facts[name]) }),
  }) as const satisfies Check;

const referenceIndex = catalanLet('reference_index', {
  ...{ law: 'Llei 18/2007', article: 'art. 59 g', date: '2007-12-28', wait: 'for a lawyer' },
});

const compareIndex = (facts: AdvertFacts): Outcome =>
  isNoPrice(facts.price) || (facts.reference_index === undefined && facts.last_rent !== undefined)
    ? unknown
    : referenceIndex.compare(facts);

export const priceChecks = {
  believablePrice: {
    needs: ['price'],
    where: {},
    source: advert,
    weight: 'must',
    audience: 'operator',
    compare: comparePrice,
  },
  communityFee: {
    needs: ['community_fee', 'price'],
    where: { kinds: [...homeTypes, 'garage', 'storage'] },
    source: advert,
    weight: 'should',
    audience: 'operator',
    compare: compareFee,
  },
  /** Of the Catalan index of rents, where the advert has a price. Since Decret llei 1/2025 the last rent may do. */
  referenceIndex: { ...referenceIndex, needs: ['price'], compare: compareIndex },
  /** Which article asks it of adverts, and not of contracts alone, was not found. */
  largeHolder: catalanLet('large_holder', {
    ...{ law: 'Ley 12/2023', article: 'art. 31', date: '2023-05-24', wait: 'for a lawyer' },
  }),
} as const satisfies Record<string, Check>;
