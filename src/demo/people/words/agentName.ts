import type { Language } from '#shared/i18n/languages.ts';
import type { PersonGender } from './phrase.ts';

/**
 * The article that Catalan puts before a first name: "la Laia", "el Jordi", "l'Anna"; "la Irene", for the i is
 * unstressed.
 */
function catalanArticle(given: string, gender: PersonGender): string {
  const stressedFirst = given === 'Ingrid';
  const elides =
    gender === 'female' && !stressedFirst ? /^h?[aeoàèéíòóú]/i.test(given) : /^h?[aeiouàèéíòóú]/i.test(given);
  if (elides) return "l'";
  return gender === 'female' ? 'la ' : 'el ';
}

/** The agent's first name as clients use it, within a sentence and at its beginning. */
export function agentNameWords(
  given: string,
  gender: PersonGender,
  language: Language,
): Record<'agent' | 'Agent', string> {
  const agent = language === 'ca' ? catalanArticle(given, gender) + given : given;
  return { agent, Agent: agent[0]!.toUpperCase() + agent.slice(1) };
}
