import type { AdvertFacts, CheckedFact, CheckedValue } from './AdvertFacts.ts';
import { agrees, differs, percentFrom, unknown, type Check, type Outcome } from './Check.ts';

/** The newest of what a network has of one thing. */
const newest = ({ checked = [] }: AdvertFacts, what: CheckedFact): CheckedValue | undefined =>
  checked
    .filter((one) => one.what === what)
    .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
    .at(0);

/** Registers count walls, stairs and rooms beside a home in other ways than people do: per cent, and square metres. */
const sameArea = { percent: 10, metres: 5 };

/** Years: a register has the year of the last large works, too. */
const sameYear = 5;

type ComparedFact = CheckedFact & keyof AdvertFacts;

const isSame = (what: ComparedFact, stated: number, found: number): boolean =>
  what === 'year'
    ? Math.abs(stated - found) <= sameYear
    : percentFrom(stated, found) <= sameArea.percent || Math.abs(stated - found) <= sameArea.metres;

function compareWith(what: ComparedFact, facts: AdvertFacts): Outcome {
  const given = newest(facts, what);
  const found = Number(given?.value);
  const stated = facts[what];
  if (!given || typeof stated !== 'number' || stated === 0 || !(found > 0)) return unknown;
  // A year is written without a separator.
  const written = (value: number): number | string => (what === 'year' ? String(value) : value);
  const values = { stated: written(stated), found: written(found), source: given.source, date: given.date ?? '' };
  return isSame(what, stated, found)
    ? agrees(values)
    : differs({ ...values, by: what === 'year' ? Math.abs(stated - found) : percentFrom(stated, found) });
}

const against = (what: ComparedFact): Check => ({
  needs: ['checked', what],
  where: {},
  source: { kind: 'register' },
  weight: 'should',
  audience: 'visitor',
  compare: (facts) => compareWith(what, facts),
});

/** A number of a file or a certificate names the home in a register that anybody can ask. */
const namesFile = (value: CheckedValue['value']): boolean => /(?:\d[^\p{L}\d]?){5}/u.test(String(value));

/** What the advert has no field for: shown as the network has it, good or bad. */
const stated = (what: CheckedFact): Check => ({
  needs: ['checked'],
  where: {},
  source: { kind: 'register' },
  weight: 'should',
  audience: 'visitor',
  compare: (facts) => {
    const given = newest(facts, what);
    if (!given || namesFile(given.value)) return unknown;
    return agrees({ found: String(given.value), source: given.source, date: given.date ?? '' });
  },
});

export const registerChecks = {
  registeredArea: against('area_constructed'),
  registeredUsefulArea: against('area_useful'),
  registeredPlot: against('area_plot'),
  registeredYear: against('year'),
  floodZone: stated('flood_zone'),
  inspection: stated('inspection'),
  habitability: stated('habitability'),
} as const satisfies Record<string, Check>;
