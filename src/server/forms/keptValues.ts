/** Characters of a field that are sent back: more than any field takes. */
const most = 2_000;

/** What was typed, to be shown again. */
export const keptValues = (fields: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...fields].slice(0, 40).map(([name, value]) => [name.slice(0, 40), value.slice(0, most)]));
