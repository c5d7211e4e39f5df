import type { EstateStatus, OperationType } from '#shared/domain/estate.ts';
import type { Random } from '../random.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export interface History {
  createdAt: number;
  updatedAt: number;
  /** Whether the last change was a lower price. */
  reduced: boolean;
}

/** Days after which a price may come down, and how many of those homes see it happen. */
const patience = { buy: [70, 0.32], rent: [30, 0.16] } as const;

/** Days from the advert to the contract: selling takes months, letting weeks. */
const timeToClose = { buy: [25, 170], rent: [6, 50] } as const;

/**
 * When a home was published and last changed, in working hours. Most are recent; the sold and let ones were published
 * over the last two years and changed last when the contract was signed; some that waited long came down in price.
 */
export function chooseDates(status: EstateStatus, operation: OperationType, now: number, random: Random): History {
  const midnight = Math.floor(now / day) * day;
  const share = random.next();
  const at = (age: number): number => midnight - age * day + random.between(8 * 60, 18 * 60) * minute;
  if (status === 'sold' || status === 'rented') {
    const [soonest, latest] = timeToClose[operation];
    const took = random.between(soonest, latest);
    const createdAt = at(took + 1 + Math.floor(share * 560));
    return { createdAt, updatedAt: createdAt + took * day, reduced: false };
  }
  const age = 1 + Math.floor(share * share * 400);
  const createdAt = at(age);
  if (status === 'reserved')
    return { createdAt, updatedAt: createdAt + Math.max(0, age - random.between(1, 30)) * day, reduced: false };
  const [after, often] = patience[operation];
  const reduced = age > after && random.chance(often);
  const later = reduced
    ? random.between(Math.floor(after / 2), age - 1)
    : random.chance(0.45)
      ? Math.floor(random.next() * age)
      : 0;
  return { createdAt, updatedAt: createdAt + later * day, reduced };
}
