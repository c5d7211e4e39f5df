import { beginningOf } from '#shared/parseJson.ts';

/** Characters of a field that are sent back: more than any field takes. */
const maxValueLength = 2_000;
const maxNameLength = 40;

/** Characters of a form that are sent back: more than a long message, a search and its places take together. */
const maxKept = 8_000;

/** The fields of a form by name; a name that was sent several times has a list. */
export function groupFields(
  fields: Iterable<readonly [name: string, value: string]>,
): Record<string, string | string[]> {
  const grouped = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of fields) {
    const before = grouped[name];
    if (before === undefined) grouped[name] = value;
    else if (typeof before === 'string') grouped[name] = [before, value];
    else before.push(value);
  }
  return { ...grouped };
}

/** What was typed, to be shown again: of a form that is larger than ours are, its beginning. */
export function keptValues(fields: URLSearchParams): Record<string, string | string[]> {
  const kept: [name: string, value: string][] = [];
  let left = maxKept;
  for (const [name, value] of fields) {
    if (name.length > maxNameLength) continue;
    const shown = beginningOf(value, Math.min(maxValueLength, left));
    left -= name.length + shown.length;
    if (left <= 0) break;
    kept.push([name, shown]);
  }
  return groupFields(kept);
}
