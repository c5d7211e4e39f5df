import type { EstateInput } from '#origin/import/networkInput.ts';
import type { Random } from '../random.ts';
import type { HomeFacts } from './homeFacts.ts';

type RentalFacts = Pick<EstateInput, 'reference_index' | 'last_rent' | 'large_holder' | 'registration_number'>;

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
  if (province.source.streets !== 'catalan' || operation !== 'rent' || !isDwelling) return {};
  const large_holder = random.chance(0.18);
  if (seasonal) {
    const number = String(random.below(1_000_000)).padStart(6, '0');
    return { large_holder, registration_number: `ESFCNT0000${province.source.code}${number}` };
  }
  return {
    reference_index: nearest(price * (large_holder ? 1 + random.next() * 0.08 : 0.92 + random.next() * 0.2), 1),
    ...(random.chance(0.8) ? { last_rent: nearest(price * (0.98 - random.next() * 0.06), 5) } : {}),
    large_holder,
  };
}
