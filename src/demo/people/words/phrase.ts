import { languageFacts, languages, type Language, type LocalisedText } from '#shared/i18n/languages.ts';
import type { LocalisedList } from '#shared/contract/fields.ts';

/**
 * The same thing said in the three languages, in their order (es, ca, en). In it stand
 * `[he|she]`, by the agent's gender; `<contento|contenta>`, by the gender of who writes; `{inZone}`, a word by its
 * name.
 */
export type Phrase = readonly [es: string, ca: string, en: string];

export type PersonGender = 'female' | 'male';

export interface Speech {
  agent: PersonGender;
  /** Who writes, where that is not the agent. */
  author?: PersonGender;
  words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

const gap = /\[([^|\]]*)\|([^\]]*)\]|<([^|>]*)\|([^>]*)>|\{(\w+)\}/g;

/** @throws when the phrase asks for a word that the speech does not have */
export function say(phrase: Phrase, language: Language, { agent, author = agent, words }: Speech): string {
  return phrase[languages.indexOf(language)]!.replace(
    gap,
    (_all, he?: string, she?: string, writesHe?: string, writesShe?: string, name?: string) => {
      if (name !== undefined) {
        const word = words[language][name];
        if (word === undefined) throw new Error(`No word for {${name}} in "${phrase[0]}"`);
        return word;
      }
      if (he !== undefined) return (agent === 'male' ? he : she)!;
      return (author === 'male' ? writesHe : writesShe)!;
    },
  );
}

const inEach = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [languageFacts[language].tag, make(language)]));

/** Paragraphs of sentences, with an empty line between the paragraphs. */
export const sayText = (paragraphs: readonly (readonly Phrase[])[], speech: Speech): LocalisedText =>
  inEach((language) =>
    paragraphs.map((phrases) => phrases.map((phrase) => say(phrase, language, speech)).join(' ')).join('\n\n'),
  ) as LocalisedText;

/** One line a phrase. */
export const sayLines = (phrases: readonly Phrase[], speech: Speech): LocalisedList =>
  inEach((language) => phrases.map((phrase) => say(phrase, language, speech))) as unknown as LocalisedList;
