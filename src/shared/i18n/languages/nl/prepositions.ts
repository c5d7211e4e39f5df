const islands =
  /^(?:Mallorca|Menorca|Ibiza|Formentera|Gran Canaria|Fuerteventura|Lanzarote|Tenerife|La Palma|La Gomera|El Hierro|La Graciosa)$/;

const archipelagos = /^(?:Balearen|Canarische Eilanden)$/;

/** Names that have an article where they stand in a sentence only. */
const withArticle = (name: string): string =>
  archipelagos.test(name) || name.startsWith('regio ') ? `de ${name}` : name;

/** `in Sitges`, `op Mallorca`, `op de Balearen`, `aan de Costa Brava`. */
export function inDutch(name: string): string {
  const isIsland = islands.test(name) || archipelagos.test(name);
  return `${isIsland ? 'op' : /^de (?:Costa|Rías) /.test(name) ? 'aan' : 'in'} ${withArticle(name)}`;
}

/** `van Sitges`, `van de Balearen`. */
export const ofDutch = (name: string): string => `van ${withArticle(name)}`;
