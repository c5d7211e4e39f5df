import type { SurroundingKind } from '#shared/domain/estate.ts';
import type { LocalisedText } from '#shared/i18n/languages.ts';
import type { EstateInput } from '#origin/import/networkInput.ts';
import type { Random } from '../random.ts';
import type { HomeFacts } from './homeFacts.ts';

const named = (es: string, ca: string, en: string): LocalisedText => ({ 'es-ES': es, 'ca-ES': ca, 'en-US': en });

/** Names that schools have all over Spain. */
const schools = ['Miguel Delibes', 'Antonio Machado', 'Gloria Fuertes', 'María Moliner', 'Mercè Rodoreda', 'Joan Miró'];

const shops = [
  named('Mercado municipal', 'Mercat municipal', 'Municipal market'),
  named('Supermercado', 'Supermercat', 'Supermarket'),
  named('Farmacia', 'Farmàcia', 'Pharmacy'),
] as const;

const health = named('Centro de salud', 'Centre de salut', 'Health centre');

const park = named('Parque público', 'Parc públic', 'Public park');

const stops = {
  metro: named('Parada de metro', 'Parada de metro', 'Metro stop'),
  tram: named('Parada de tranvía', 'Parada de tramvia', 'Tram stop'),
  bus: named('Parada de autobús', 'Parada d’autobús', 'Bus stop'),
} as const;

/** Share of homes whose listing names what is near. */
const share = 0.7;

/** Metres, at most: in the country everything is farther away. */
const farthest = { town: 900, country: 4000 } as const;

/** What is near a home, nearest first. */
export function chooseSurroundings(
  { isDwelling, place, kind }: HomeFacts,
  random: Random,
): EstateInput['surroundings'] {
  if (!isDwelling || !random.chance(share)) return undefined;
  const far = kind === 'rural_house' ? farthest.country : farthest.town;
  const at = (kindOf: SurroundingKind, name: LocalisedText) => ({
    kind: kindOf,
    name,
    distance: Math.round((80 + random.next() * far) / 10) * 10,
  });
  const school = random.pick(schools);
  const found = [
    at('transport', place.traits.has('metro') ? stops[place.tram ? 'tram' : 'metro'] : stops.bus),
    at('school', named(`Colegio ${school}`, `Escola ${school}`, `${school} school`)),
    at('shop', random.pick(shops)),
    at('health', health),
    ...(place.traits.has('park') ? [at('park', park)] : []),
  ];
  return found.sort((one, other) => one.distance - other.distance);
}
