import { day } from '../../times.ts';
import { homeTypes } from '../estate.ts';
import { agentsRegisters } from '../registers.ts';
import type { AdvertFacts } from './AdvertFacts.ts';
import { agrees, differs, missing, unknown, type Check, type LawSource, type Outcome, type Where } from './Check.ts';

type Law = Omit<LawSource, 'kind'>;

const wait = 'for a lawyer';

/** A number of another register may be one by which somebody works here, too: some registers take one another's. */
function compareRegister({ registered }: AdvertFacts, register: keyof typeof agentsRegisters): Outcome {
  const { register_number: number, register: given } = registered ?? {};
  if (!number) return missing;
  const { name } = agentsRegisters[register];
  if (given && given.name !== name) return unknown;
  return agrees({ number, register: name });
}

/** The number of whoever answers for it, in the register without which nobody may work there. */
const registerNumber = (register: 'aicat' | 'raicv', law: Law): Check => ({
  needs: ['registered'],
  where: { provinces: agentsRegisters[register].provinces, kinds: homeTypes },
  source: { kind: 'law', ...law },
  weight: 'must',
  // Visitors are told of a number in any register, which the page has with the agent.
  audience: 'operator',
  compare: (facts) => compareRegister(facts, register),
});

/**
 * What no field of an advert says for certain, or a law asks before a contract and not of adverts: nobody is told that
 * it is missing.
 */
const waiting = (where: Where, law: Law, compare: (facts: AdvertFacts) => Outcome = () => unknown): Check => ({
  ...{ needs: [], where, weight: 'should', audience: 'operator', compare },
  source: { kind: 'law', ...law, wait },
});

const rightToHousing = (article: string): Law => ({ law: 'Ley 12/2023', article, date: '2023-05-24' });
const consumers = (article: string): Law => ({ law: 'RD 515/1989', article, date: '1989-04-21' });

const newHomes: Where = { kinds: homeTypes, state: 'new' };

const compareHabitability = ({ checked = [] }: AdvertFacts): Outcome => {
  const found = checked.find(({ what }) => what === 'habitability');
  return found ? agrees({ found: String(found.value), source: found.source }) : unknown;
};

/** Not finished yet, by what the advert says: a year, or a year and a month. */
const isBeingBuilt = ({ development, year, now }: AdvertFacts): boolean => {
  const today = new Date(now).toISOString();
  const { delivery = '' } = development ?? {};
  return delivery > today.slice(0, delivery.length) || String(year ?? '') > today.slice(0, 4);
};

/**
 * The law asks for number and expiry where a home is first transferred: that of a development, and one that is being
 * built. Another that was never lived in may be sold for the second time. The licence of what is finished may have
 * expired.
 */
function compareLicence(facts: AdvertFacts): Outcome {
  const { works_licence: licence, development, now } = facts;
  const isUnfinished = isBeingBuilt(facts);
  if (!licence?.number || !licence.expires_on) return licence || development || isUnfinished ? missing : unknown;
  const values = { on: licence.expires_on };
  // On the day itself it still holds.
  return isUnfinished && Date.parse(licence.expires_on) + day <= now ? differs(values) : agrees(values);
}

/** What the law of a place asks of an advert, beside energy labels, areas and rents (docs/product.md#law). */
export const lawChecks = {
  agentRegister: registerNumber('aicat', { law: 'Llei 18/2007', article: 'art. 59 e', date: '2007-12-28' }),
  /** The decree makes the register; whether adverts have to name the number was not found in it. */
  agentRegisterValencia: registerNumber('raicv', {
    ...{ law: 'Decret 98/2022', article: 'art. 8', date: '2022-07-29', wait },
  }),
  priceIncludes: waiting({ kinds: homeTypes }, rightToHousing('art. 31.1 b')),
  newHomePrice: waiting({ ...newHomes, operation: 'buy' }, consumers('art. 6')),
  /** Whether it is being built, or finished. */
  newHomeState: waiting(newHomes, consumers('art. 3'), ({ development, year }) =>
    development === undefined && year === undefined ? unknown : agrees(),
  ),
  newHomeLicence: {
    needs: [],
    where: { communities: ['catalonia'], kinds: homeTypes, state: 'new', operation: 'buy' },
    source: { kind: 'law', law: 'Llei 18/2007', article: 'art. 59 c', date: '2007-12-28' },
    weight: 'must',
    audience: 'operator',
    compare: compareLicence,
  },
  /** Of lets in areas declared stressed, which the site does not know. */
  lastRent: waiting({ operation: 'rent', kinds: homeTypes }, rightToHousing('art. 31'), ({ last_rent: stated }) =>
    stated === undefined ? unknown : agrees({ stated }),
  ),
  habitabilityCertificate: waiting(
    { communities: ['catalonia'], kinds: homeTypes },
    { law: 'Llei 18/2007', article: 'art. 26', date: '2007-12-28' },
    compareHabitability,
  ),
} as const satisfies Record<string, Check>;
