/** Characters of a field that are sent back: more than any field takes. */
const maxValueLength = 2_000;
const maxFields = 40;
const maxNameLength = 40;

/** What was typed, to be shown again. */
export const keptValues = (fields: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...fields]
      .slice(0, maxFields)
      .map(([name, value]) => [name.slice(0, maxNameLength), value.slice(0, maxValueLength)]),
  );
