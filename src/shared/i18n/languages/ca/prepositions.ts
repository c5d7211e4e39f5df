/** Where the Catalan article of a name is known as such: `El` and `La` are Spanish articles too. */
const catalanProvinces = new Set([
  'barcelona',
  'girona',
  'lleida',
  'tarragona',
  'illes-balears',
  'islas-baleares',
  'baleares',
  'castellon',
  'valencia',
  'alicante',
]);

/** An article at a name's beginning, which Catalan writes in lower case within a sentence: `l'Hospitalet`. */
function withArticle(name: string, province: string | undefined): string {
  const isArticle =
    /^(?:L'|Els |Les )/.test(name) || (/^(?:El|La) /.test(name) && catalanProvinces.has(province ?? ''));
  return isArticle ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** `a Sitges`, `a l'Hospitalet`, and contracted: `al Vendrell`, `als Hostalets`. */
export function inCatalan(name: string, province?: string): string {
  const written = withArticle(name, province);
  return /^els? /.test(written) ? `a${written.slice(1)}` : `a ${written}`;
}

/** `de Soria`, `d'Àvila`, `de l'Hospitalet`, and contracted: `del Vendrell`. */
export function ofCatalan(name: string, province?: string): string {
  const written = withArticle(name, province);
  if (/^els? /.test(written)) return `d${written}`;
  return /^h?[aeiouàáèéìíòóùúïü]\p{L}/iu.test(written) ? `d'${written}` : `de ${written}`;
}
