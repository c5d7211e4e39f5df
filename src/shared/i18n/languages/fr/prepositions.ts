import { frenchNames } from './placeNames.ts';

/** What lies `en` or `dans` something, whose name has an article only there; of archipelagos see `plurals`. */
const inside: Readonly<Record<string, string>> = {
  Alava: 'en ',
  Andalousie: 'en ',
  Biscaye: 'en ',
  Cantabrie: 'en ',
  Catalogne: 'en ',
  Espagne: 'en ',
  Estrémadure: 'en ',
  Galice: 'en ',
  Guipuscoa: 'dans le ',
  Navarre: 'en ',
};

const plurals = /^(?:Asturies|Baléares|Canaries)$/;

/** Of a French name; `La Corogne` and `El Prat` keep theirs. */
const article = /^(?:le |la |les |l’)/;

/** `à Sitges`, `en Navarre`, `aux Baléares`, `sur la Costa Brava`, `dans le Maresme`, `dans la ville de Murcie`. */
export function inFrench(name: string): string {
  if (name === 'La Rioja') return 'dans la Rioja';
  if (plurals.test(name)) return name === 'Asturies' ? `dans les ${name}` : `aux ${name}`;
  if (article.test(name)) return `${name.startsWith('la Costa ') ? 'sur' : 'dans'} ${name}`;
  return Object.hasOwn(inside, name) ? inside[name]! + name : `à ${name}`;
}

/** What does not stand after `à` by itself: a Spanish or Catalan article, and what is no name of its own. */
const notAlone = /^(?:El|La|Las|Los|Els|Les|Centre|Centro)(?: |$)|^L['’]/;

/** A zone in a sentence: `Gràcia`, `l’Eixample`, `le quartier El Born`, and `Salamanca`, which is a city's name. */
export function frenchZone(name: string): string {
  if (name === 'Eixample') return `l’${name}`;
  return notAlone.test(name) || frenchNames.has(name) ? `le quartier ${name}` : name;
}

/** `de Sitges`, `d’Alicante`, `du Maresme`, `des Baléares`, `de La Corogne`. */
export function ofFrench(name: string): string {
  if (plurals.test(name)) return `des ${name}`;
  if (name === 'Guipuscoa') return `du ${name}`;
  if (name === 'La Rioja') return 'de la Rioja';
  if (/^les? /.test(name)) return name.replace(/^le(s?) /, (_, many: string) => (many ? 'des ' : 'du '));
  return /^h?[aeiouàáâèéêìíòóôùúü]\p{L}/iu.test(name) ? `d’${name}` : `de ${name}`;
}
