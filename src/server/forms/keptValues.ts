/** Characters of a field that are sent back: more than any field takes. */
const maxValueLength = 2_000;
const maxFields = 100;
const maxNameLength = 40;

/** The fields of a form by name; a name that was sent several times has a list. */
export function groupFields(
  fields: Iterable<readonly [name: string, value: string]>,
): Record<string, string | string[]> {
  const grouped = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of fields) {
    const before = grouped[name];
    grouped[name] = before === undefined ? value : [...[before].flat(), value];
  }
  return { ...grouped };
}

/** What was typed, to be shown again. */
export const keptValues = (fields: URLSearchParams): Record<string, string | string[]> =>
  groupFields(
    [...fields]
      .slice(0, maxFields)
      .map(([name, value]) => [name.slice(0, maxNameLength), value.slice(0, maxValueLength)] as const),
  );
