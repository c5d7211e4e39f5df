/** The languages that the API names, each in a spelling of its own (spec §3.4). */
const named = [
  'Español', 'Català', 'English', 'Asturiano', 'Euskera', 'Gallego', 'Valenciano', 'Portugués', 'Francés', 'Alemán', 'Griego', 'Italiano',
  'Neerlandés', 'Ruso', 'Polaco',
] as const;

/** The text of a language an agent speaks; undefined for one that the list does not have, which is shown as it came. */
export function languageNameKey(name: string): `speaks.${(typeof named)[number]}` | undefined {
  const known = named.find((language) => language === name);
  return known && `speaks.${known}`;
}
