const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['copy', '©'],
  ['gt', '>'],
  ['lt', '<'],
  ['nbsp', ' '],
  ['quot', '"'],
]);

/** As visitors read it: without marks of HTML. */
const toText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** That of OpenStreetMap, which stands on every map with its link. */
const openStreetMap = /©?\s*OpenStreetMap(?: contributors)?(?: \(ODbL\))?/gi;
const [separators, ends] = [/\s*[|·,;]\s*/, /^[\s·|,;]+|[\s·|,;]+$/g];

/**
 * Whom archives name beside OpenStreetMap, each once.
 * @param attributions as their metadata have them
 * @returns a text, empty for nobody
 */
export const ownCredit = (attributions: readonly string[]): string =>
  [
    ...new Set(
      attributions
        .flatMap((html) => toText(html).replaceAll(openStreetMap, ' · ').split(separators))
        .map((name) => name.replaceAll(ends, '').trim())
        .filter(Boolean),
    ),
  ].join(' · ');
