/*
 * JSON that is not a list of listings, told by how it begins.
 */

/** Members that other programs put their listings into. */
const lists = [
  'value',
  'properties',
  'listings',
  'estates',
  'items',
  'results',
  'data',
  'customerProperties',
  'Property',
];

/** Of the beginning that is looked at, in characters. */
const maxLength = 4_000;

const space = /^[\s\uFEFF]*/;

/**
 * Why a text is no list of records of the contract (one array, or an object a line), though it is JSON.
 * @param start of the file
 * @returns undefined where it may be one
 */
export function otherJson(start: string): string | undefined {
  const text = start.replace(space, '').slice(0, maxLength);
  if (!text.startsWith('{')) return undefined;
  if (/^\{\s*"@odata\.(?:context|count|nextLink)"/.test(text))
    return 'is an answer of a RESO Web API (OData), which no format reads: ask its provider for a feed in a listed format';
  const [, member = ''] =
    /^\{(?:\s*"[\w@.]+"\s*:\s*(?:"[^"]*"|[\d.]+|true|false|null)\s*,)*\s*"([\w@.]+)"\s*:\s*\[/.exec(text) ?? [];
  if (member === 'customerProperties') return "is a feed of idealista: the source's format has to be “idealista”";
  if (lists.includes(member))
    return `is an object with its listings in “${member}”: it has to be that list alone, [{…}, {…}], or an object a line`;
  if (/^\{\s*[\r\n]/.test(text))
    return 'is JSON on several lines: records stand in one list, [{…}, {…}], or each on one line (NDJSON)';
  return undefined;
}
