import { slugify } from '#shared/domain/slugify.ts';

/** Languages in which agencies write the names of countries. */
const languages = ['es', 'ca', 'en', 'de', 'fr', 'it', 'pt', 'nl'];

/** ISO 3166-1 has codes of two letters. */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Spain, the Canary Islands, and Ceuta with Melilla. */
const ofSpain = ['ES', 'IC', 'EA'];
const codes = letters
  .flatMap((first) => letters.map((second) => `${first}${second}`))
  .filter((code) => !ofSpain.includes(code));

function namesIn(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return codes.map((code) => names.of(code)).filter((name) => name !== undefined);
}

/** Made when first asked for: most feeds name no other country. */
let slugs: ReadonlySet<string> | undefined;

/** Whether a name is that of a country other than Spain, as where a province is expected: `Andorra`, `Portugal`. */
export function isCountry(name: string): boolean {
  slugs ??= new Set(languages.flatMap(namesIn).map(slugify));
  return slugs.has(slugify(name));
}
