import type { StreetRegion } from './placeSource.ts';

export type Street = readonly [type: string, name: string];

const named = (type: string, names: readonly string[]): Street[] => names.map((name) => [type, name] as const);

/** Street names that nearly every town of the region has, so that none is out of place. */
export const streets: Record<StreetRegion, readonly Street[]> = {
  catalan: [
    ...named('Carrer', [
      'Major', 'Nou', 'de Sant Josep', 'de Sant Antoni', 'de Sant Pere', 'de Santa Anna', 'de Santa Clara', 'de la Creu', 'del Carme',
      'de la Mercè', 'de Mossèn Cinto Verdaguer', 'de Joan Maragall', "d'Àngel Guimerà", 'de Pau Casals', 'de Prat de la Riba',
      'de Rafael Casanova', 'de Pompeu Fabra', 'de Caterina Albert', 'de Mercè Rodoreda', 'de Narcís Monturiol', 'de Balmes', 'de Girona',
      'de Mallorca', 'de Provença', 'de València', 'del Bruc', 'de la Font', 'del Molí', 'de les Flors', 'dels Horts', 'de Dalt', "de l'Església",
    ]),
    ...named('Avinguda', ['de Catalunya', 'de la Pau', "de l'Onze de Setembre", 'de Francesc Macià']),
    ...named('Plaça', ['Major', 'de la Vila', 'de Catalunya', 'del Mercat']),
    ...named('Passeig', ['de la Generalitat', 'del Nord', 'de Sant Joan']),
    ...named('Rambla', ['Nova', 'de Sant Jordi']),
  ],
  castilian: [
    ...named('Calle', [
      'Mayor', 'Real', 'Nueva', 'del Sol', 'de la Luna', 'de Cervantes', 'de Lope de Vega', 'de Calderón de la Barca', 'de Santa Teresa',
      'de San Juan', 'de San Pedro', 'de San Francisco', 'de Santiago', 'de la Cruz', 'del Carmen', 'de la Paz', 'de la Libertad',
      'de Goya', 'de Velázquez', 'de Ramón y Cajal', 'de Antonio Machado', 'de Rosalía de Castro', 'de Emilia Pardo Bazán', 'de Clara Campoamor',
      'de Miguel Hernández', 'de Gabriela Mistral', 'del Olmo', 'de los Tilos', 'de la Fuente', 'del Molino', 'de las Huertas', 'de Doctor Fleming',
    ]),
    ...named('Avenida', ['de la Constitución', 'de España', 'de Europa', 'de Castilla']),
    ...named('Plaza', ['Mayor', 'de la Constitución', 'de San Miguel', 'de Santa Ana']),
    ...named('Paseo', ['de la Estación', 'de los Olmos', 'de la Alameda']),
    ...named('Travesía', ['del Horno', 'de San Antón']),
  ],
  valencian: [
    ...named('Calle', [
      'Mayor', 'de Colón', 'de la Paz', 'de San Vicente', 'de San José', 'de Jaime I', 'de Joaquín Sorolla', 'de Blasco Ibáñez', 'del Maestro Serrano',
      'del Mar', 'de Valencia', 'de Alicante', 'de Gabriel Miró', 'de Isabel la Católica', 'de los Naranjos', 'de la Virgen del Carmen', 'de San Roque',
      'de Ausiàs March', 'de Joanot Martorell', 'de Luis Vives', 'de las Barcas', 'del Pintor Pinazo', 'de la Acequia', 'de la Morera',
    ]),
    ...named('Avenida', ['del Puerto', 'de la Constitución', 'del Mediterráneo', 'de los Almendros']),
    ...named('Plaza', ['del Ayuntamiento', 'de la Iglesia', 'del Mercado']),
    ...named('Carrer', ['Nou', 'de Sant Josep', "de l'Ermita", 'del Forn', 'de la Bassa']),
    ...named('Paseo', ['de la Alameda', 'de las Palmeras']),
  ],
  andalusian: [
    ...named('Calle', [
      'Real', 'Ancha', 'Larga', 'Nueva', 'San Fernando', 'San Jacinto', 'San José', 'Santa Ana', 'de la Virgen del Carmen', 'de la Cruz', 'Feria',
      'Federico García Lorca', 'Juan Ramón Jiménez', 'Antonio Machado', 'Manuel de Falla', 'María Zambrano', 'Pablo Picasso', 'Murillo', 'Góngora',
      'del Agua', 'del Pozo', 'de los Naranjos', 'del Jazmín', 'de la Parra', 'Alfarería', 'Molino', 'Granada', 'Sevilla', 'Córdoba',
    ]),
    ...named('Avenida', ['de Andalucía', 'de la Constitución', 'de Blas Infante', 'de la Palmera']),
    ...named('Plaza', ['Nueva', 'de la Encarnación', 'de España', 'de San Pedro']),
    ...named('Cuesta', ['de San Gregorio', 'del Rosario']),
    ...named('Paseo', ['de la Estación', 'de los Álamos']),
  ],
  canarian: [
    ...named('Calle', [
      'Benito Pérez Galdós', 'León y Castillo', 'Viera y Clavijo', 'Tomás Morales', 'San Agustín', 'San Juan', 'Santa Rosa', 'de la Cruz', 'del Sol',
      'Juan de Quesada', 'Doctor Chil', 'Secretario Artiles', 'Obispo Rey Redondo', 'Pedro de Vera', 'Mercedes Pinto', 'Néstor de la Torre',
      'Hermanos Millares', 'La Palma', 'La Gomera', 'Timanfaya', 'Guanche', 'Tenerife', 'Lanzarote', 'del Drago', 'La Marina', 'Princesa Dácil',
    ]),
    ...named('Avenida', ['Marítima', 'de Canarias', 'de la Constitución', 'Juan Carlos I']),
    ...named('Plaza', ['de la Iglesia', 'de España', 'del Adelantado']),
    ...named('Paseo', ['de las Palmeras', 'de San Telmo']),
  ],
};
