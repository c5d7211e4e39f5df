import { rentIncreaseReasons } from '#shared/domain/estate.ts';
import type { EstateInput } from '#origin/import/networkInput.ts';
import type { Random } from '../random.ts';
import type { HomeFacts } from './homeFacts.ts';

type RentalFacts = Pick<
  EstateInput,
  'reference_index' | 'last_rent' | 'rent_increase_reason' | 'large_holder' | 'registration_number'
>;

const nearest = (value: number, step: number): number => Math.round(value / step) * step;

/** Shares of rents that stay as they were, that are lower than before, and that are higher for a stated reason. */
const same = 0.6;
const lower = 0.8;

/**
 * The rent of the contract before, as the law allows (art. 17.6 LAU): no less than the price, or at most a tenth less
 * with the reason for it.
 * @param drawn from 0 to 1: one draw, so that what is drawn after it stays
 */
function lastRentOf(price: number, drawn: number): Pick<RentalFacts, 'last_rent' | 'rent_increase_reason'> {
  if (drawn < same) return { last_rent: price };
  if (drawn < lower) return { last_rent: Math.ceil((price * (1 + (drawn - same) / 5)) / 5) * 5 };
  const part = (drawn - lower) / (1 - lower);
  const rent_increase_reason = rentIncreaseReasons[Math.floor(part * rentIncreaseReasons.length)]!;
  return { last_rent: Math.ceil(price / (1.02 + part * 0.08) / 5) * 5, rent_increase_reason };
}

/**
 * What a let in Catalonia has to state: a main home its reference index and last rent, of which one
 * caps the price, a seasonal let its registration number.
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
  const index = random.next();
  const last = random.chance(0.8) ? lastRentOf(price, random.next()) : {};
  // The index is the limit of large holders, and of homes without an earlier contract.
  const isIndexLimit = large_holder || !('last_rent' in last);
  const reference_index = isIndexLimit
    ? Math.ceil(price * (1 + index * 0.12))
    : nearest(price * (0.92 + index * 0.2), 1);
  return { reference_index, ...last, large_holder };
}
