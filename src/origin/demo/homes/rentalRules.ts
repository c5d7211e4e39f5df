import type { EstateSeed } from '#origin/world.ts';
import type { Random } from '../random.ts';
import type { HomeFacts } from './homeFacts.ts';

type RentalFacts = Pick<EstateSeed, 'referenceIndex' | 'lastRent' | 'largeHolder' | 'registrationNumber'>;

const none: RentalFacts = { referenceIndex: null, lastRent: null, largeHolder: null, registrationNumber: null };

const nearest = (value: number, step: number): number => Math.round(value / step) * step;

/**
 * What a let in Catalonia has to state: a main home its reference index and last rent, which cap the price
 * (the index for a large holder), a seasonal let its registration number.
 */
export function rentalRules(
  { province, operation, isDwelling, seasonal }: HomeFacts,
  price: number,
  random: Random,
): RentalFacts {
  if (province.source.streets !== 'catalan' || operation !== 'rent' || !isDwelling) return none;
  const largeHolder = random.chance(0.18);
  if (seasonal) {
    const number = String(random.below(1_000_000)).padStart(6, '0');
    return { ...none, largeHolder, registrationNumber: `ESFCNT0000${province.source.code}${number}` };
  }
  return {
    referenceIndex: nearest(price * (largeHolder ? 1 + random.next() * 0.08 : 0.92 + random.next() * 0.2), 1),
    lastRent: random.chance(0.8) ? nearest(price * (0.98 - random.next() * 0.06), 5) : null,
    largeHolder,
    registrationNumber: null,
  };
}
