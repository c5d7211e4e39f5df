import type { Suggestion } from '#shared/api/suggestion.ts';
import { looksLikeReference } from '#shared/domain/estateKey.ts';
import { isPostcode } from '#shared/domain/isPostcode.ts';
import { isCity } from '#shared/domain/isCity.ts';
import { isNamed, wordsOf } from '#shared/domain/matchNames.ts';
import { namesOf } from '#shared/domain/otherNames.ts';
import { maxPlaces } from '#shared/filters/kinds.ts';
import { isPlace } from '#shared/filters/filtersOfFound.ts';

/** What a text leads to. */
export type Resolution =
  /** One thing, or several places. */
  | { kind: 'found'; found: Suggestion[] }
  /** A doubtful one is not what was typed: somebody has to choose it. */
  | { kind: 'choices'; choices: Suggestion[]; isDoubtful?: boolean }
  | { kind: 'unknownReference' | 'tooMany' | 'nothing' };

export type FindSuggestions = (text: string) => Promise<readonly Suggestion[]>;

const separators = /[,;+]/;

/** Several places in one text: `Gràcia, Sants`. */
const partsOf = (text: string): string[] => text.split(separators).filter((part) => wordsOf(part).length > 0);

/** A text up to its last separator, and what follows it; null for one without. */
export function splitLastPart(text: string): { before: string; last: string } | null {
  const at = Math.max(...[',', ';', '+'].map((mark) => text.lastIndexOf(mark)));
  return at < 0 ? null : { before: text.slice(0, at), last: text.slice(at + 1) };
}

const isPlaceInside = (inner: Suggestion, outer: Suggestion): boolean =>
  outer.province !== undefined &&
  inner.province === outer.province &&
  (outer.town === undefined || inner.town === outer.town) &&
  outer.zone === undefined;

/** The postcode that a text is, or ends in. */
export const postcodeIn = (text: string): string | undefined => {
  const code = /(?:^|\D)(\d{5})$/.exec(text.trim())?.[1];
  return code !== undefined && isPostcode(code) ? code : undefined;
};

/** A street of a town that was not typed, and the province of a postcode: they may be far from what was meant. */
function isDoubtful(text: string, { kind, within = '' }: Suggestion): boolean {
  if (kind === 'province') return postcodeIn(text) !== undefined;
  const typed = wordsOf(text);
  return kind === 'street' && !wordsOf(within).every((word) => typed.includes(word));
}

/**
 * What a text means without doubt: the only thing that matches; else the one that is named so, and whatever else is
 * named so lies within it, or around it as the province of a city.
 */
function certainOf(text: string, found: readonly Suggestion[]): Suggestion | null {
  const [best] = found;
  if (best === undefined || isDoubtful(text, best)) return null;
  if (found.length === 1) return best;
  const named = found.filter(({ kind, name }) =>
    isNamed(kind === 'agent' || kind === 'agency' ? [name] : namesOf(name), text),
  );
  // Of two homes that are called so but for the case or the punctuation, the one that is written so.
  const same = named.filter(({ kind, name }) => kind === 'estate' && name === text.trim());
  if (same.length === 1) return same[0]!;
  const [first] = named;
  const isAlike = (other: Suggestion) =>
    isPlaceInside(other, first!) || (isCity(first!) && isPlaceInside(first!, other));
  return first && named.every((other) => other === first || isAlike(other)) ? first : null;
}

/** Zones of one town; null when the parts are anything else. */
function zonesOf(parts: readonly (readonly Suggestion[])[]): Suggestion[] | null {
  const [first = []] = parts;
  for (const { kind, province, town } of first) {
    if (kind !== 'zone') continue;
    const zones = parts.map((part) =>
      part.find((one) => one.kind === 'zone' && one.province === province && one.town === town),
    );
    const found = zones.filter((zone) => zone !== undefined);
    if (found.length === parts.length) return found;
  }
  return null;
}

/** The place that each part means without doubt; null when there is one that does not. */
function placesOf(texts: readonly string[], parts: readonly (readonly Suggestion[])[]): Suggestion[] | null {
  const found = parts.map((part, index) => certainOf(texts[index]!, part.filter(isPlace)));
  const places = found.filter((place) => place !== null);
  return places.length < parts.length ? null : places;
}

/** The street of that name in the town behind it: `Calle Mayor, Getafe`. */
function streetOf(text: string, [street, ...towns]: readonly string[], [found]: readonly (readonly Suggestion[])[]) {
  const named = found!.filter((one) => one.kind === 'street' && isNamed([one.name], street!) && !isDoubtful(text, one));
  return towns.length === 1 && named.length === 1 ? named : null;
}

/**
 * Finds out what a text leads to: a home, an agent, an agency, a place, or several.
 * @throws whatever `find` throws
 */
export async function resolveText(text: string, find: FindSuggestions): Promise<Resolution> {
  const found = await find(text);
  const certain = certainOf(text, found);
  if (certain) return { kind: 'found', found: [certain] };
  const parts = partsOf(text);
  if (found.length === 0 && looksLikeReference(text)) return { kind: 'unknownReference' };
  if (parts.length < 2) {
    const [best] = found;
    return best ? { kind: 'choices', choices: [...found], isDoubtful: isDoubtful(text, best) } : { kind: 'nothing' };
  }
  // Each is a call.
  if (parts.length > maxPlaces) return { kind: 'tooMany' };
  const ofParts = await Promise.all(parts.map(find));
  const all =
    zonesOf(ofParts) ?? streetOf(text, parts, ofParts) ?? (found.length === 0 ? placesOf(parts, ofParts) : null);
  if (all) return { kind: 'found', found: all };
  const choices = [...found, ...ofParts.flatMap((part) => part.slice(0, 3))];
  return choices.length > 0 ? { kind: 'choices', choices: [...new Set(choices)] } : { kind: 'nothing' };
}
