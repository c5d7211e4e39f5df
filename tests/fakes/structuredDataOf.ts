/** The structured data of a page as they were parsed. */
export interface StructuredDocument {
  '@context': string;
  '@graph': Record<string, unknown>[];
}

/** The content of the page's one script element of JSON-LD, unparsed; null where it has none. */
export function structuredJson(html: string): string | null {
  const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  if (found.length > 1) throw new Error('A page describes itself once');
  return found[0]?.[1] ?? null;
}

/** @throws SyntaxError where it is no JSON */
export function structuredDocument(html: string): StructuredDocument {
  const json = structuredJson(html);
  if (json === null) throw new Error('The page has no structured data');
  return JSON.parse(json) as StructuredDocument;
}
