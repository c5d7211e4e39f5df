/** The words of a place from near to far, each name once: Barcelona in Barcelona is said once. */
export function placeParts(...names: (string | undefined)[]): string[] {
  const seen = new Set<string>();
  return names.filter((name): name is string => {
    const key = name?.trim().toLowerCase();
    if (!key || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
