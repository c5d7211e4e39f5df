import type { Part, Scan, Use } from './parts.ts';
import { holds, type Span } from './phrases.ts';
import { isLink } from './placeSpans.ts';

/** Words that are named where nothing came of them. */
const named: readonly Use[] = ['ignored', 'newHome', 'centre', 'free'];
/** Words before one that is named: `cerca del mar`. */
const before: readonly Use[] = ['near', 'with', 'of', 'filler', 'in', 'min', 'max', 'newHome'];

/**
 * The words that nothing came of, those beside each other together.
 * @param unused parts of which nothing came
 * @param isTaken tokens of places
 * @param isName tokens of other names
 */
export function ignoredWords(
  scan: Scan,
  unused: readonly Part[],
  isTaken: (token: number) => boolean,
  isName: (token: number) => boolean,
): Span[] {
  const { uses, tokens } = scan;
  const isUnused = (at: number) => unused.some((part) => holds(part, at));
  const isNamed = (at: number) => !isTaken(at) && (isName(at) || named.includes(uses[at]!) || isUnused(at));
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isNamed(at)) continue;
    let from = at;
    while (before.includes(uses[from - 1]!) && !isTaken(from - 1)) from -= 1;
    while (from < at && isLink(scan, from)) from += 1;
    let to = at + 1;
    for (let next = to; next < tokens.length && (isNamed(next) || isLink(scan, next)); next += 1)
      if (isNamed(next)) to = next + 1;
    spans.push({ from, to });
    at = to;
  }
  return spans;
}
