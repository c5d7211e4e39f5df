import { unconfirmedDays } from '../advertAnswers.ts';
import type { AdvertFacts } from './AdvertFacts.ts';
import { believable } from './areaChecks.ts';
import { advert, agrees, differs, percentFrom, unknown, type Check, type Outcome } from './Check.ts';

/**
 * The ground floor is 0 and counts as a floor of the building; many leave it out, and a mezzanine or a set-back top
 * floor with it.
 */
const uncounted = 1;

function compareFloor({ floor, floors }: AdvertFacts): Outcome {
  if (floor === undefined || !floors) return unknown;
  if (floor < floors) return agrees({ floor, floors });
  return floor <= floors + uncounted ? unknown : differs({ floor, floors, by: floor - floors });
}

/** Years for which new homes may wait for a buyer: some of 2008 were first lived in many years later. */
const waiting = 25;

/** Years in which what is being built is finished. */
const building = 6;

const thisYearOf = ({ now }: AdvertFacts): number => new Date(now).getUTCFullYear();

const boundedYear = believable('year');

function compareYearAlone(facts: AdvertFacts): Outcome {
  const { year: stated } = facts;
  const latest = thisYearOf(facts) + building;
  if (stated && stated > latest) return differs({ stated, by: percentFrom(stated, latest) });
  return boundedYear.compare(facts);
}

function compareYear(facts: AdvertFacts): Outcome {
  const { year, conservation } = facts;
  const thisYear = thisYearOf(facts);
  if (!year || conservation === undefined || compareYearAlone(facts).is === 'differs') return unknown;
  if (year > thisYear && conservation !== 'brandNew') return unknown;
  if (conservation !== 'brandNew') return agrees({ year });
  if (year >= thisYear - 10) return agrees({ year });
  return year >= thisYear - waiting ? unknown : differs({ year, by: thisYear - year });
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Days after which an advert that nobody touched should be confirmed: one that was published long ago. */
const unconfirmed = { published: 365, touched: unconfirmedDays };

/** An old word says nothing of today. */
function compareConfirmed({ confirmed_at: on, now }: AdvertFacts): Outcome {
  const age = now - Date.parse(on!);
  return age >= 0 && age <= unconfirmedDays * dayMs ? agrees({ on: on! }) : unknown;
}

function compareAge({ created_at, updated_at, confirmed_at, now }: AdvertFacts): Outcome {
  const published = Date.parse(created_at ?? '');
  const touched = Math.max(published, ...[updated_at, confirmed_at].map((time) => Date.parse(time ?? '') || 0));
  if (Number.isNaN(published)) return unknown;
  const days = Math.floor((now - touched) / dayMs);
  if ((now - published) / dayMs <= unconfirmed.published || days <= unconfirmed.touched) return agrees({ days });
  return { is: 'missing', values: { days } };
}

export const buildingChecks = {
  floorOfBuilding: {
    needs: ['floor', 'floors'],
    where: { kinds: ['flat', 'office', 'premises', 'storage'] },
    source: advert,
    weight: 'must',
    audience: 'operator',
    compare: compareFloor,
  },
  yearOfCondition: {
    needs: ['year'],
    where: {},
    source: advert,
    weight: 'must',
    audience: 'operator',
    compare: compareYear,
  },
  believableYear: { ...boundedYear, weight: 'must', compare: compareYearAlone },
  believableFloors: believable('floors'),
  /** `missing` is the confirmation. */
  confirmation: {
    needs: ['created_at'],
    where: {},
    source: advert,
    weight: 'should',
    audience: 'operator',
    compare: compareAge,
  },
  confirmedAt: {
    needs: ['confirmed_at'],
    where: {},
    source: advert,
    weight: 'should',
    audience: 'visitor',
    compare: compareConfirmed,
  },
  /** Not of homes of one building, and not of one home that is offered twice. */
  ownPictures: {
    needs: ['pictures_elsewhere'],
    where: {},
    source: advert,
    weight: 'must',
    audience: 'operator',
    compare: ({ pictures_elsewhere: others = [] }) =>
      others.length === 0 ? agrees() : differs({ other: others[0]!, by: others.length }),
  },
} as const satisfies Record<string, Check>;
