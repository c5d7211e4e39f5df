import type { Language, UsualLanguage } from '#shared/i18n/languages.ts';

/**
 * Frequent words that only one of the languages has, so that one of them in a text of another language is a text that
 * was not translated. Words that are names of places too (`los`, `sant`) are not listed.
 */
const words: Record<UsualLanguage, string> = {
  es: 'muy|más|también|pero|según|aún|ya no|viviendas?|inmuebles?|alquiler|habitaci(?:ón|ones)|baños?|sus?|usted|nuestr[oa]s?|desde|hasta|cuando|todos|todas|correo|apellidos|teléfono|privacidad|datos|quiénes|siguiente|provincias|ciudad(?:es)?|cualquier|gracias|búsqueda|años|está|están|hay|sin|precio|solicitud|aviso legal|página',
  ca: 'amb|habitatges?|lloguer|[vn]ostr[ae]s?|són|què|també|més|fins|quan|tots|totes|correu|cognoms|telèfon|dades|privadesa|galetes|pàgina|següent|ciutats?|qualsevol|gràcies|cerques|anys|aquest[as]?|aquestes|aquests|preu|sol·licitud|avís legal|perquè|només|encara',
  en: 'the|and|with|your|our|this|that|these|from|which|search|homes?|properties|estate agents?|privacy|thanks|please|about us',
};

const matchers = Object.fromEntries(
  Object.entries(words).map(([language, list]) => [
    language,
    new RegExp(`(?<![\\p{L}’'·-])(?:${list})(?![\\p{L}·-])`, 'iu'),
  ]),
) as Record<UsualLanguage, RegExp>;

/** The first word of a text that belongs to another language than the text, or undefined. */
export function foreignWord(text: string, language: Language): string | undefined {
  for (const other of Object.keys(matchers) as UsualLanguage[]) {
    const found = other === language ? null : matchers[other].exec(text);
    if (found) return found[0];
  }
  return undefined;
}
