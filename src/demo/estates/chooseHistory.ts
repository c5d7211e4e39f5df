import type { EstateInput } from '#origin/import/networkInput.ts';
import type { Random } from '../random.ts';
import type { HomeFacts } from './homeFacts.ts';

const day = 86_400_000;

/** To two or three digits, as prices are asked. */
function asAsked(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2) * (value > 1000 ? 5 : 1);
  return Math.ceil(value / step) * step;
}

/** Longest wait between two drops of one home. */
const between = 60 * day;

/** The prices of a home since it was published, where its price came down: once, or twice where it waited long. */
export function chooseHistory(
  { reduced, createdAt, updatedAt }: HomeFacts,
  price: number,
  random: Random,
): EstateInput['price_history'] {
  const [drop, earlier, twice] = [random.next(), random.next(), random.next()];
  if (!reduced) return undefined;
  const before = asAsked(price * (1.03 + drop * 0.06));
  const isTwice = twice < 0.25 && updatedAt - createdAt > 2 * between;
  const points = [
    { date: createdAt, price: isTwice ? asAsked(before * (1.02 + earlier * 0.04)) : before },
    ...(isTwice ? [{ date: updatedAt - Math.round((earlier * between) / day + 14) * day, price: before }] : []),
    { date: updatedAt, price },
  ];
  return points.map((point) => ({ date: new Date(point.date).toISOString(), price: point.price }));
}
