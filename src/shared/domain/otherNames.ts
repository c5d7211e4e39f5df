import { languagesHere, rulesOf } from '#rules';
import { wordsOf } from './matchNames.ts';

/**
 * Places that are known by names which differ by more than accents and an ending, in Spanish, Catalan and the other
 * languages of Spain.
 */
const samePlaces: readonly (readonly string[])[] = [
  ['A Coruña', 'La Coruña'],
  ['Alcoy', 'Alcoi'],
  ['Alicante', 'Alacant'],
  ['Álava', 'Araba'],
  ['Baleares', 'Islas Baleares', 'Illes Balears', 'Balears', 'Balearic Islands'],
  ['Bilbao', 'Bilbo'],
  ['Bizkaia', 'Vizcaya', 'Biscay'],
  ['Castellón', 'Castelló', 'Castellón de la Plana', 'Castelló de la Plana'],
  ['Donostia', 'San Sebastián', 'Donostia-San Sebastián'],
  ['Elche', 'Elx'],
  ['España', 'Espanya', 'Spain'],
  ['Figueres', 'Figueras'],
  ['Gipuzkoa', 'Guipúzcoa'],
  ['Girona', 'Gerona'],
  ['Ibiza', 'Eivissa'],
  ['Jávea', 'Xàbia'],
  ['Lleida', 'Lérida'],
  ['Maó', 'Mahón'],
  ['Menorca', 'Minorca'],
  ['Navarra', 'Nafarroa', 'Navarre'],
  ['Ourense', 'Orense'],
  ['Palma', 'Palma de Mallorca'],
  ['Pamplona', 'Iruña'],
  ['Sagunto', 'Sagunt'],
  ['Sant Cugat del Vallès', 'San Cugat del Vallés'],
  ['Sevilla', 'Seville'],
  ['Terrassa', 'Tarrasa'],
  ['Vic', 'Vich'],
  ['Vitoria', 'Gasteiz', 'Vitoria-Gasteiz'],
  ['Xàtiva', 'Játiva'],
];

const keyOf = (name: string): string => wordsOf(name).join(' ');

function groupNames(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>(
    samePlaces.flatMap((names) => names.map((name) => [keyOf(name), names] as const)),
  );
  // What a language's texts call a place is a name of it too, beside those above.
  for (const names of languagesHere().flatMap((language) => [...(rulesOf(language).placeNames ?? [])])) {
    const known = [...new Set([...names, ...names.flatMap((name) => groups.get(keyOf(name)) ?? [])])];
    for (const name of known) groups.set(keyOf(name), known);
  }
  return groups;
}

/** Made anew where a browser has more languages by then. */
let groups: ReadonlyMap<string, readonly string[]> | undefined;
let languagesIn = 0;

/** The names that a place is known by: its own, both halves of `Alicante/Alacant`, and those in other languages. */
export function namesOf(name: string): string[] {
  const { length } = languagesHere();
  if (!groups || languagesIn !== length) groups = groupNames();
  languagesIn = length;
  const own = [name, ...(name.includes('/') ? name.split('/') : [])];
  return [...new Set([...own, ...own.flatMap((one) => groups!.get(keyOf(one)) ?? [])])];
}
