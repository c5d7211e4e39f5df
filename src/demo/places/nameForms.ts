import type { Language } from '#shared/i18n/languages.ts';

/** A place's name as sentences need it: alone, with "in" and with "of". */
export interface PlaceWords {
  name: string;
  in: string;
  of: string;
}

const spanish = (name: string): PlaceWords => ({
  name,
  in: `en ${name}`,
  // Only the article in lower case contracts: "del Eixample", but "de El Escorial".
  of: name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`,
});

function catalan(name: string): PlaceWords {
  if (name.startsWith('el ')) return { name, in: `al ${name.slice(3)}`, of: `del ${name.slice(3)}` };
  if (name.startsWith('els ')) return { name, in: `als ${name.slice(4)}`, of: `dels ${name.slice(4)}` };
  const elides = /^h?[aeiouàèéíòóú]/i.test(name);
  return { name, in: `a ${name}`, of: elides ? `d'${name}` : `de ${name}` };
}

const english = (name: string): PlaceWords => ({ name, in: `in ${name}`, of: `of ${name}` });

const wordsOf: Record<Language, (name: string) => PlaceWords> = { es: spanish, ca: catalan, en: english };

/** The forms of a name in one language, contracted and elided as its grammar asks. */
export const placeWords = (language: Language, name: string): PlaceWords => wordsOf[language](name);
