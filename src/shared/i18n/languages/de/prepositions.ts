const islands =
  /^(?:Mallorca|Menorca|Ibiza|Formentera|Gran Canaria|Fuerteventura|Lanzarote|Teneriffa|La Palma|La Gomera|El Hierro)$/;

const archipelagos = /^(?:Balearen|Kanaren)$/;

/** Names that have `die` because they are plurals. */
const plurals = /^(?:Rías|Ruinen|Cuatro|Torres|Setas|Casas|Dünen) /;

/** A name's article in the dative, and the rest: `die Costa Brava` is `der` and `Costa Brava`. */
function inDative(name: string): { article?: 'der' | 'dem' | 'den'; rest: string } {
  if (archipelagos.test(name)) return { article: 'den', rest: name };
  const [, article, rest] = /^(der|die|das) (.*)$/.exec(name) ?? [];
  if (rest === undefined) return { rest: name };
  if (article === 'die' && plurals.test(rest)) return { article: 'den', rest };
  const declined = rest.replace(/^\p{Lu}\p{Ll}+e(?= (?:Universität|Theater))/u, '$&n');
  return { article: article === 'die' ? 'der' : 'dem', rest: declined };
}

/** `in Sitges`, `auf Mallorca`, `auf den Balearen`, `an der Costa Brava`, `im Maresme`. */
export function inGerman(name: string): string {
  const { article, rest } = inDative(name);
  if (article === undefined) return `${islands.test(rest) ? 'auf' : 'in'} ${rest}`;
  if (article === 'dem') return `im ${rest}`;
  return `${archipelagos.test(rest) ? 'auf' : /^(?:Costa|Rías) /.test(rest) ? 'an' : 'in'} ${article} ${rest}`;
}

/** `um Sitges`, `um die Sagrada Família`, `um den Flughafen Málaga`, `um die Balearen`. */
export const aroundGerman = (name: string): string =>
  `um ${archipelagos.test(name) ? `die ${name}` : name.replace(/^der /, 'den ')}`;

/** `von Sitges`, `von der Sagrada Família`, `vom Flughafen Málaga`. */
export function ofGerman(name: string): string {
  const { article, rest } = inDative(name);
  if (article === undefined) return `von ${rest}`;
  return article === 'dem' ? `vom ${rest}` : `von ${article} ${rest}`;
}
