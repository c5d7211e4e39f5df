import type { Language } from './languages.ts';

/**
 * Catalan names of Spanish provinces and cities that a network names in Spanish only. Names that differ by an accent
 * alone are here too; what is missing has no other name, or keeps its own.
 */
const catalanNames: ReadonlyMap<string, string> = new Map([
  ['A Coruña', 'la Corunya'],
  ['Álava', 'Àlaba'],
  ['Alicante', 'Alacant'],
  ['Almería', 'Almeria'],
  ['Asturias', 'Astúries'],
  ['Ávila', 'Àvila'],
  ['Baleares', 'Illes Balears'],
  ['Islas Baleares', 'Illes Balears'],
  ['Bizkaia', 'Biscaia'],
  ['Cáceres', 'Càceres'],
  ['Cádiz', 'Cadis'],
  ['Cantabria', 'Cantàbria'],
  ['Castellón', 'Castelló'],
  ['Castellón de la Plana', 'Castelló de la Plana'],
  ['Córdoba', 'Còrdova'],
  ['Elche', 'Elx'],
  ['Gerona', 'Girona'],
  ['Guipúzcoa', 'Guipúscoa'],
  ['Huesca', 'Osca'],
  ['La Coruña', 'la Corunya'],
  ['León', 'Lleó'],
  ['Lérida', 'Lleida'],
  ['Logroño', 'Logronyo'],
  ['Málaga', 'Màlaga'],
  ['Murcia', 'Múrcia'],
  ['Orense', 'Ourense'],
  ['Sagunto', 'Sagunt'],
  ['Teruel', 'Terol'],
  ['Valencia', 'València'],
  ['Vizcaya', 'Biscaia'],
  ['Zaragoza', 'Saragossa'],
]);

/** The name of a place in the page's language: in Catalan its Catalan name, where it has one; else as it came. */
export const placeNameIn = (name: string, language: Language): string =>
  language === 'ca' ? (catalanNames.get(name) ?? name) : name;
