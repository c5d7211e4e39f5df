const lengthWithHyphen = 12;

/** Two letters, four digits, hyphen, four digits (docs/product.md#estate). */
const atEnd = /(?:^|-)([a-z]{2}\d{4}-\d{4})$/i;

/** Reads a reference in any case; null when it is none. */
export const parseReference = (raw: string): string | null =>
  /^[a-z]{2}\d{4}-\d{4}$/i.test(raw) ? raw.toUpperCase() : null;

/** The reference in which every estate's slug ends, in all languages; null when there is none. */
export const referenceOfSlug = (slug: string): string | null =>
  slug.length <= 300 ? (atEnd.exec(slug.slice(-lengthWithHyphen))?.[1]?.toUpperCase() ?? null) : null;
