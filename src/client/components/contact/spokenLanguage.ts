import { spokenLanguages } from '#shared/domain/agent.ts';

/** The text of a language that somebody speaks; undefined for one that the list does not have, which is shown as it came. */
export function spokenLanguageKey(name: string): `speaks.${(typeof spokenLanguages)[number]}` | undefined {
  const known = spokenLanguages.find((language) => language === name);
  return known && `speaks.${known}`;
}
