const pattern = /^([a-z]{2}\d{4})[\s\-–—_/.]?(\d{4})$/i;

/**
 * The reference of a home in a text, as people write it: `ms0116 3310`, `Ref. MS0116-3310`.
 * @returns null for a text that is none
 */
export function findReference(text: string): string | null {
  const found = pattern.exec(text.trim().replace(/^(?:ref(?:erencia|erència|erence)?)?[.:#º\s]*/i, ''));
  return found && `${found[1]!}-${found[2]!}`.toUpperCase();
}
