import { homeTypes } from '../estate.ts';
import type { AdvertFacts } from './AdvertFacts.ts';
import { advert, agrees, differs, missing, percentFrom, unknown, type Check, type Outcome } from './Check.ts';
import { boundsOf, judge, type GuardedFact } from './guards.ts';

/** Figures of a sheet may be rounded, one up and one down. In square metres. */
const rounding = 1;

function compareUseful({ area_useful: useful, area_constructed: built }: AdvertFacts): Outcome {
  if (!useful || !built) return unknown;
  if (useful <= built) return agrees({ useful, built });
  return useful <= built + rounding ? unknown : differs({ useful, built, by: percentFrom(useful, built) });
}

/** Square metres of a home for each of its bedrooms, below which it is none: a bedroom alone has six. */
const leastOfBedroom = 6;

/** Houses of more bedrooms are hotels, which have corridors, kitchens and halls. */
const manyRooms = { from: 25, least: 15 };

/** Bedrooms from which a home has a bathroom for every few of them, whatever its area. */
const bathless = { from: 13, each: 10 };

/** A studio is one room; people call small flats, and an artist's workshop, by that name, too. */
const ofStudio = 4;

function compareStudio({ rooms, subtype }: AdvertFacts): Outcome {
  if (!rooms || subtype !== 'studio') return unknown;
  return rooms > ofStudio ? differs({ rooms, by: rooms - ofStudio }) : agrees({ rooms });
}

function compareBathrooms({ rooms, bathrooms }: AdvertFacts): Outcome {
  if (!rooms || !bathrooms) return unknown;
  const each = rooms / bathrooms;
  return rooms >= bathless.from && each > bathless.each
    ? differs({ rooms, bathrooms, by: percentFrom(each, bathless.each) })
    : agrees({ rooms, bathrooms });
}

function compareRooms({ rooms, area_constructed: built, area_useful: useful }: AdvertFacts): Outcome {
  const area = built || useful;
  if (!rooms || !area) return unknown;
  const least = rooms >= manyRooms.from ? manyRooms.least : rooms >= 3 ? leastOfBedroom : 0;
  return area / rooms < least
    ? differs({ rooms, area, by: percentFrom(area / rooms, least) })
    : agrees({ rooms, area });
}

/** Beyond what is usual and not impossible, nobody can say. */
export const believable = (name: GuardedFact): Check => ({
  needs: [name],
  where: {},
  source: advert,
  weight: 'should',
  audience: 'operator',
  compare: (facts) => {
    const stated = facts[name];
    const bounds = boundsOf(name, facts.estate_type);
    if (!stated) return unknown;
    const { is } = judge(stated, bounds);
    if (is === 'usual') return agrees({ stated });
    const end = bounds.possible[stated < bounds.usual[0] ? 0 : 1];
    return is === 'unusual' ? unknown : differs({ stated, by: percentFrom(stated, end) });
  },
});

/** Of new homes in Catalonia an advert states both areas; that of a development has those of its units. */
function compareNewHome({ area_constructed: built, area_useful: useful, development }: AdvertFacts): Outcome {
  if (built && useful) return agrees({ built, useful });
  return development === undefined ? missing : unknown;
}

export const areaChecks = {
  newHomeAreas: {
    needs: [],
    where: { communities: ['catalonia'], kinds: homeTypes, state: 'new' },
    source: { kind: 'law', law: 'Llei 18/2007', article: 'art. 59 d', date: '2007-12-28' },
    weight: 'must',
    audience: 'operator',
    compare: compareNewHome,
  },
  usefulArea: {
    needs: ['area_useful', 'area_constructed'],
    where: {},
    source: advert,
    weight: 'must',
    audience: 'visitor',
    missedOf: homeTypes,
    compare: compareUseful,
  },
  roomsInArea: {
    needs: ['rooms'],
    where: { kinds: homeTypes },
    source: advert,
    weight: 'must',
    audience: 'operator',
    compare: compareRooms,
  },
  roomsOfStudio: {
    needs: ['rooms', 'subtype'],
    where: { kinds: homeTypes },
    source: advert,
    weight: 'must',
    audience: 'operator',
    compare: compareStudio,
  },
  /** Not of country houses: old ones have many bedrooms and one bathroom. */
  roomsAndBathrooms: {
    needs: ['rooms', 'bathrooms'],
    where: { kinds: ['flat', 'house'] },
    source: advert,
    weight: 'should',
    audience: 'operator',
    compare: compareBathrooms,
  },
  believableArea: believable('area_constructed'),
  believableRooms: believable('rooms'),
  believablePlot: believable('area_plot'),
} as const satisfies Record<string, Check>;
