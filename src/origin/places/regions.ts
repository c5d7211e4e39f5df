import { slugify } from '#shared/domain/slugify.ts';

/**
 * What a town is said to lie in beside its province: communities, islands and coasts, by their usual names. They stand
 * behind a town's name, and are no part of it.
 */
const regions: ReadonlySet<string> = new Set(
  [
    ...['Andalucía', 'Andalusia', 'Aragón', 'Aragó', 'Asturias', 'Asturies', 'Canarias', 'Islas Canarias'],
    ...['Illes Canàries', 'Canary Islands', 'Cantabria', 'Castilla y León', 'Castilla-La Mancha', 'Castilla La Mancha'],
    ...['Cataluña', 'Catalunya', 'Catalonia', 'Comunidad Valenciana', 'Comunitat Valenciana', 'C. Valenciana'],
    ...['Valencian Community', 'País Valencià', 'Extremadura', 'Galicia', 'Galiza', 'País Vasco', 'Euskadi'],
    ...['Basque Country', 'Comunidad de Madrid', 'Comunidad Foral de Navarra', 'Región de Murcia', 'España', 'Spain'],
    ...['Espanya', 'Mallorca', 'Majorca', 'Menorca', 'Minorca', 'Ibiza', 'Eivissa', 'Formentera', 'Tenerife'],
    ...['Gran Canaria', 'Lanzarote', 'Fuerteventura', 'La Palma', 'La Gomera', 'El Hierro', 'G.C.', 'GC'],
    ...['Costa Blanca', 'Costa Blanca North', 'Costa Blanca South', 'Costa Blanca Norte', 'Costa Blanca Sur'],
    ...['Costa del Sol', 'Costa Cálida', 'Costa Calida', 'Costa Brava', 'Costa Dorada', 'Costa Daurada'],
    ...['Costa de Almería', 'Costa Tropical', 'Costa de la Luz', 'Costa del Azahar', 'Costa Azahar', 'Costa Verde'],
    ...['Rías Baixas', 'Maresme', 'Marina Alta', 'Marina Baixa', 'Vega Baja', 'Axarquía', 'Campo de Gibraltar'],
  ].map(slugify),
);

export const isRegion = (name: string): boolean => regions.has(slugify(name));
