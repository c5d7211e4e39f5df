import type { Language } from './languages.ts';

/**
 * Catalan names of Spanish provinces and cities that a network names in Spanish only. Names that differ by an accent
 * alone are here too; what is missing has no other name, or keeps its own.
 */
export const catalanNames: ReadonlyMap<string, string> = new Map([
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
  ['Cuenca', 'Conca'],
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
  ['Palencia', 'Palència'],
  ['Sagunto', 'Sagunt'],
  ['Segovia', 'Segòvia'],
  ['Soria', 'Sòria'],
  ['Teruel', 'Terol'],
  ['Valencia', 'València'],
  ['Vizcaya', 'Biscaia'],
  ['Zaragoza', 'Saragossa'],
]);

/** The name of a place in the page's language: in Catalan its Catalan name, where it has one; else as it came. */
export const placeNameIn = (name: string, language: Language): string =>
  language === 'ca' ? (catalanNames.get(name) ?? name) : name;

/** A place with those it lies in, as `Ruzafa, Valencia`: each by its name in the page's language. */
export const placeNamesIn = (names: string, language: Language): string =>
  language === 'ca'
    ? names
        .split(', ')
        .map((name) => placeNameIn(name, language))
        .join(', ')
    : names;
