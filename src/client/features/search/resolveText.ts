import type { Suggestion } from '#shared/api/suggestion.ts';
import { looksLikeReference } from '#shared/domain/estateKey.ts';
import { isCity } from '#shared/domain/isCity.ts';
import { isNamed, wordsOf } from '#shared/domain/matchNames.ts';
import { namesOf } from '#shared/domain/otherNames.ts';

/** What a text leads to. */
export type Resolution =
  /** One thing; of several zones of a town, the first, and the slugs of all. */
  | { kind: 'found'; found: Suggestion; zones?: string[] }
  | { kind: 'choices'; choices: Suggestion[] }
  | { kind: 'unknownReference' }
  | { kind: 'nothing' };

export type FindSuggestions = (text: string) => Promise<readonly Suggestion[]>;

/** Several places in one text: `Gràcia, Sants`. */
const partsOf = (text: string): string[] => text.split(/[,;+]/).filter((part) => wordsOf(part).length > 0);

/** More parts than anybody types, each of which is a call. */
const maxParts = 6;

const isPlaceInside = (inner: Suggestion, outer: Suggestion): boolean =>
  outer.province !== undefined &&
  inner.province === outer.province &&
  (outer.town === undefined || inner.town === outer.town) &&
  outer.zone === undefined;

/**
 * What a text means without doubt: the only thing that matches; else the one that is named so, and whatever else is
 * named so lies within it, or around it as the province of a city.
 */
function certainOf(text: string, found: readonly Suggestion[]): Suggestion | null {
  const [best] = found;
  if (best === undefined || found.length === 1) return best ?? null;
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

/** Zones of one town, as one search; null when the parts are anything else. */
function zonesOf(parts: readonly (readonly Suggestion[])[]): Resolution | null {
  const [first = []] = parts;
  for (const { kind, province, town } of first) {
    if (kind !== 'zone') continue;
    const zones = parts.map((part) =>
      part.find((one) => one.kind === 'zone' && one.province === province && one.town === town),
    );
    const found = zones.filter((zone) => zone !== undefined);
    if (found.length < parts.length) continue;
    return { kind: 'found', found: found[0]!, zones: [...new Set(found.map(({ zone }) => zone!))].sort() };
  }
  return null;
}

/**
 * Finds out what a text leads to: a home, a place, an agent, an agency, or several zones of a town.
 * @throws whatever `find` throws
 */
export async function resolveText(text: string, find: FindSuggestions): Promise<Resolution> {
  const found = await find(text);
  const certain = certainOf(text, found);
  if (certain) return { kind: 'found', found: certain };
  const parts = partsOf(text);
  if (found.length === 0 && looksLikeReference(text)) return { kind: 'unknownReference' };
  if (parts.length < 2) return found.length > 0 ? { kind: 'choices', choices: [...found] } : { kind: 'nothing' };
  const ofParts = await Promise.all(parts.slice(0, maxParts).map(find));
  const zones = zonesOf(ofParts);
  if (zones) return zones;
  const choices = [...found, ...ofParts.flatMap((part) => part.slice(0, 3))];
  return choices.length > 0 ? { kind: 'choices', choices: [...new Set(choices)] } : { kind: 'nothing' };
}
