/** Slugs of provinces without a town of their name, from which one need not tell them. */
export const provincesWithoutCity: ReadonlySet<string> = new Set([
  ...['alava', 'araba', 'asturias', 'baleares', 'bizkaia', 'cantabria', 'gipuzkoa', 'guipuzcoa', 'illes-balears'],
  ...['islas-baleares', 'la-rioja', 'navarra', 'vizcaya'],
]);
