import type { HeatingKind } from '#shared/domain/estate.ts';
import type { EstateInput } from '#origin/import/networkInput.ts';
import type { Random } from '../random.ts';
import type { HomeFacts } from './homeFacts.ts';

type Facts = Pick<
  EstateInput,
  | 'floor'
  | 'floors'
  | 'exterior'
  | 'area_useful'
  | 'area_plot'
  | 'year'
  | 'heating'
  | 'community_fee'
  | 'ibi'
  | 'deposit'
  | 'available_from'
  | 'pets'
>;

/** What the Spanish texts of a home say already: its facts do not contradict them. */
export interface Told {
  text: string;
  conditions: readonly string[];
}

const day = 86_400_000;

const nearest = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

function floorsOf({ kind, floor }: HomeFacts, random: Random): number | undefined {
  const drawn = random.next();
  if (kind === 'penthouse' && floor !== null) return floor + 1;
  if (kind === 'duplex' && floor !== null) return floor + 2 + Math.floor(drawn * 3);
  if (floor !== null) return floor + 1 + Math.floor(drawn * 4);
  if (kind === 'house' || kind === 'rural_house') return drawn < 0.75 ? 2 : 3;
  return kind === 'building' ? 3 + Math.floor(drawn * 4) : undefined;
}

function heatingOf({ features, kind, conservation, place }: HomeFacts, told: Told, random: Random) {
  const drawn = random.next();
  if (!features.includes('heating')) return undefined;
  if (told.text.includes('aerotermia') || conservation === 'brandNew') return 'heat_pump';
  if (told.text.includes('calefacción, de gas')) return 'gas';
  if (kind === 'rural_house') return drawn < 0.5 ? 'wood' : 'oil';
  const kinds: HeatingKind[] = place.traits.has('modern')
    ? ['gas', 'heat_pump', 'gas', 'electric']
    : ['gas', 'gas', 'electric', 'central'];
  const chosen = kinds[Math.floor(drawn * kinds.length)]!;
  // A text may call it the home's own.
  return chosen === 'central' && told.text.includes('alefacción individual') ? 'gas' : chosen;
}

/** What owners pay; a text may say instead that it is told on a visit. */
function runningCosts(
  { estateType, features, operation, area }: HomeFacts,
  price: number,
  told: Told,
  random: Random,
): Pick<Facts, 'community_fee' | 'ibi'> {
  const [first, second, given] = [random.next(), random.next(), random.next()];
  if (operation === 'rent' || given < 0.15 || told.text.includes('recibo del IBI')) return {};
  const ibi = nearest(price * (0.0009 + first * 0.0008), 1);
  if (estateType === 'garage' || estateType === 'storage') return { community_fee: nearest(6 + second * 14, 1), ibi };
  if (estateType !== 'flat' && estateType !== 'office') return { ibi };
  const extras = [
    ['elevator', 15],
    ['swimming', 28],
    ['doorman', 40],
    ['community_zone', 10],
  ] as const;
  const shared = extras.reduce((sum, [feature, euros]) => sum + (features.includes(feature) ? euros : 0), 0);
  return { community_fee: nearest(area * (0.25 + second * 0.3) + shared, 5), ibi };
}

/** What a tenant asks first. @param now epoch milliseconds */
function lettingTerms(
  { operation, isDwelling, seasonal, status }: HomeFacts,
  price: number,
  now: number,
  told: Told,
  random: Random,
): Pick<Facts, 'deposit' | 'available_from' | 'pets'> {
  const [deposit, available, pets] = [random.next(), random.next(), random.next()];
  if (operation !== 'rent') return {};
  const months = isDwelling && !seasonal ? 1 : 2;
  const welcome = told.conditions.some((line) => line.includes('Mascotas'));
  return {
    deposit: deposit < 0.5 ? price * months : undefined,
    available_from:
      status === 'new' && available < 0.65
        ? new Date((Math.floor(now / day) - 15 + Math.floor(available * 110)) * day).toISOString()
        : undefined,
    pets: !isDwelling ? undefined : welcome ? true : pets < 0.6 ? pets < 0.3 : undefined,
  };
}

/** The measured and counted facts of a home, most of them where they are known. */
export function chooseFacts(home: HomeFacts, price: number, now: number, told: Told, random: Random): Facts {
  const { kind, isDwelling, area, floor, outlook, gardenArea, built } = home;
  const floors = floorsOf(home, random);
  const useful = 0.8 + random.next() * 0.1;
  const stands = kind === 'house' || kind === 'rural_house';
  return {
    floor: floor ?? undefined,
    floors,
    exterior: floor === null ? undefined : outlook !== 'courtyard',
    area_useful: isDwelling || kind === 'office' ? Math.round(area * useful) : undefined,
    area_plot: stands ? nearest(gardenArea + (area / (floors ?? 1)) * 1.2, 5) : undefined,
    year: built ?? undefined,
    heating: heatingOf(home, told, random),
    ...runningCosts(home, price, told, random),
    ...lettingTerms(home, price, now, told, random),
  };
}
