/** Fields of a form or of a query, and values of one field: several times what the largest of ours has. */
export const maxFields = 200;

/**
 * Whether a form or a query has more fields than are read: their separators are counted, before anything is parsed.
 *
 * @param encoded as it was sent, `name=value&…`
 */
export function hasTooManyFields(encoded: string): boolean {
  let found = 1;
  for (let at = encoded.indexOf('&'); at >= 0; at = encoded.indexOf('&', at + 1)) {
    found += 1;
    if (found > maxFields) return true;
  }
  return false;
}

/** The same for a URL: of its query. */
export function hasTooLongQuery(url: string): boolean {
  // Every field takes a character and its separator.
  return url.length > maxFields && hasTooManyFields(url.slice(url.indexOf('?') + 1));
}

/** Whether a value is a JSON object with no more fields, and no longer lists in them, than are read. */
export const isBoundedRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= maxFields &&
  Object.values(value).every((one) => !Array.isArray(one) || one.length <= maxFields);
