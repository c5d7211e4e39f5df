import { readQuotedTexts } from '#tests/quotedTexts.ts';
import { languages, type Language } from './languages.ts';
import { loadDictionary, namespaces } from './loadDictionary.ts';

/**
 * How a visitor is addressed (PD-63): Spanish usted, Catalan vós, English you in British spelling, German Sie, Dutch u,
 * French vous. These words belong
 * to another register or spelling, or are another word for what the texts have a word for ("flat", "e-mail", "lift",
 * "enquiry"), or read translated.
 */
const words: Record<Language, string> = {
  es: 'tú|tu|tus|te|ti|contigo|tuy[oa]s?|quieres|puedes|tienes|sabes|eres|estás|buscas|necesitas|regístrate|suscríbete|únete|escríbenos|llámanos|cuéntanos|vosotros|os|vuestr[oa]s?|personalmente|limpiar|pausar',
  ca: 'tu|teus?|teva|teves|et|vols|tens|saps|ets|busques|necessites|vosaltres|vostès?|seva disposició|seva província',
  de: '[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?|[Ee]uch|[Ee]ure?[mnrs]?|(?:wenn|ob|dass|wie|was) ihr|ihr (?:seid|habt|könnt|wollt|sucht)',
  nl: 'jij|je|jou|jouw|jullie|jezelf',
  fr: 'tu|toi|ton|tes',
  en: 'colors?|favorites?|neighbors?|neighborhoods?|center|organized?|realize|recognize|gray|canceled|traveling|apartments?|emails?|elevators?|realtors?|closets?|zip codes?|inquir(?:y|ies)|storerooms?',
};

/** Beginnings of another register: elsewhere in a sentence the same word may be a noun, or speak of somebody else. */
const firstWords = {
  es: 'elige|busca|explora|descubre|encuentra|conoce|mira|pide|llama|escribe|entra|vuelve',
  ca: "mostra|desa|envia|tanca|treu|afegeix|compara|copia|comparteix|imprimeix|crea|actualitza|elimina|canvia|posa|reprèn|amaga|desfés|rebutja|permet|configura|ordena|aplica|esborra|reserva|tradueix|atura|confirma|activa|dibuixa|acosta|allunya|recupera|cerca (?:a|en|tot|aquí)|explora|descobreix|troba|tria|registra['’]t|subscriu|uneix|uneixi['’]s|torna-ho|torni|escriu|trobi|triï|conegui|provi|parli|expliqui|escrigui|truqui|ves|vés|entra",
  en: 'hi|hey',
  de: '[Hh]allo|[Hh]i|[Ff]inde|[Ww]ähle|[Kk]licke|[Ee]ntdecke',
  nl: 'hoi|zoek je',
  fr: 'salut|cherche|trouve|clique|découvre',
};

const matcher = (language: Language): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${words[language]})(?!\\p{L})|(?:^|[.:!?] |^(?:Sí|No), )[¡¿]?(?:${firstWords[language]})(?![\\p{L}-])`,
    // `Wenn Ihr` is of Sie's, `wenn ihr` is not.
    language === 'de' ? 'u' : 'iu',
  );

/** Given word for word, so they may have other words (PD-71). */
const quotedTexts = readQuotedTexts();

describe.each(languages)('the texts in %s', (language) => {
  it.each(namespaces)('address the visitor in one register: %s', async (namespace) => {
    const texts = Object.entries(await loadDictionary(language, namespace));
    const isQuoted = (key: string) =>
      quotedTexts.some(
        (quoted) => quoted.language === language && quoted.namespace === namespace && quoted.key === key,
      );
    expect(
      texts.filter(([key, text]) => !isQuoted(key) && matcher(language).test(text.replaceAll(/\{\{.*?\}\}/g, ''))),
    ).toEqual([]);
  });
});

it.each([
  ['es', 'Te gustará saber…'],
  ['es', 'Explora más viviendas'],
  ['ca', "Registra't"],
  ['ca', 'Trobi el seu agent'],
  ['ca', 'Desa la cerca'],
  ['ca', "Sí, elimina l'alerta"],
  ['en', 'Your favorite homes'],
  ['en', 'A flat, not an apartment'],
  ['en', 'Send us an email'],
  ['es', 'Responde personalmente'],
  ['de', 'Suche deine Wohnung'],
  ['de', 'Schreibt uns, wenn ihr Fragen habt'],
  ['nl', 'Zoek jouw woning'],
  ['fr', 'Trouve un logement'],
] as const)('a text of another register is found: %s, %s', (language, text) => {
  expect(matcher(language).test(text)).toBe(true);
});
