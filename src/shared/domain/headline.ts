import { rulesOf } from '#rules';
import { lookUp } from '../lookUp.ts';
import type { Language } from '../i18n/languages.ts';
import { placeWithIn } from '../i18n/placeNames.ts';
import { placeInSentence, type Address } from './address.ts';
import type { EstateSubtype, EstateType, OperationType } from './estate.ts';

/** The compiler asks every language for a word of each kind. */
type KindWords = Readonly<Record<EstateType | EstateSubtype | 'other', string>>;

interface Kind {
  estateType: string;
  /** Says more than the kind, where it is one that people search for. */
  subtype?: string | undefined;
}

/** What a home is called: `Wohnung`, `Penthouse`; those that only the upstream knows have a general word (PD-35). */
export function kindName({ estateType, subtype = '' }: Kind, language: Language): string {
  const kinds: KindWords = rulesOf(language).kinds;
  return lookUp(kinds, subtype) ?? lookUp(kinds, estateType) ?? kinds.other;
}

/** What it is, how it is offered and where: `Wohnung zum Kauf in Gràcia`. @param where with its preposition */
export const headlineAt = (offered: Kind & { type: OperationType }, where: string, language: Language): string =>
  `${kindName(offered, language)} ${rulesOf(language).offers[offered.type]} ${where}`;

/** The same of a listing: what it is called in a language that nobody wrote its title in. */
export const headlineOf = (
  { address, ...offered }: Kind & { type: OperationType; address: Address & { provinceSlug?: string | undefined } },
  language: Language,
): string =>
  headlineAt(offered, placeWithIn(placeInSentence(address, language), address.provinceSlug, language), language);
