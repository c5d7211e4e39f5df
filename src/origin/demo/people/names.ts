import type { StreetRegion } from '../places/placeSource.ts';

export interface RegionalNames {
  female: readonly string[];
  male: readonly string[];
  surnames: readonly string[];
}

const castilian: RegionalNames = {
  female: [
    'Lucía', 'Elena', 'Beatriz', 'Carmen', 'Raquel', 'Silvia', 'Pilar', 'Marta', 'Irene', 'Teresa', 'Ana Belén', 'Inés', 'Sonia', 'Patricia', 'Marisa',
    'Laura', 'Rosario', 'Eva', 'Mónica', 'Nieves',
  ],
  male: [
    'Álvaro', 'Javier', 'Ignacio', 'Rodrigo', 'Sergio', 'Fernando', 'Gonzalo', 'Luis', 'Miguel Ángel', 'Rubén', 'Jaime', 'Andrés', 'Óscar', 'Tomás', 'Enrique',
    'Pedro', 'Adrián', 'Víctor', 'Emilio', 'Guillermo',
  ],
  surnames: [
    'Arranz', 'Calvo', 'De la Fuente', 'Escudero', 'Gallego', 'Herrero', 'Izquierdo', 'Lozano', 'Manzano', 'Nieto', 'Ortega', 'Palacios', 'Quintana',
    'Redondo', 'Sanz', 'Tejedor', 'Urbina', 'Velasco', 'Yagüe', 'Zamora', 'Bermejo', 'Cuesta', 'Delgado', 'Garrido', 'Merino', 'Prieto', 'Rubio',
    'Barrio', 'Cantero', 'Duque', 'Espinosa', 'Fraile', 'Gimeno', 'Hidalgo', 'Lorenzo', 'Marcos', 'Olmo', 'Pascual', 'Salazar', 'Tapia', 'Vicario',
  ],
};

/** Given names and surnames as they are common in each region. */
export const namesByRegion: Record<StreetRegion, RegionalNames> = {
  castilian,
  catalan: {
    female: ['Núria', 'Montserrat', 'Laia', 'Mireia', 'Clara', 'Anna', 'Gemma', 'Meritxell', 'Júlia', 'Cristina', 'Roser', 'Alba', 'Eulàlia', 'Txell'],
    male: ['Jordi', 'Marc', 'Oriol', 'Albert', 'Pau', 'Xavier', 'Ferran', 'Josep', 'Roger', 'Enric', 'Guillem', 'Ramon', 'Quim', 'Arnau'],
    surnames: [
      'Puig', 'Serra', 'Vidal', 'Soler', 'Roca', 'Ferrer', 'Casals', 'Bosch', 'Pujol', 'Mas', 'Font', 'Riera', 'Vila', 'Camps', 'Oliveras', 'Planas',
      'Rovira', 'Sala', 'Torrent', 'Ventura', 'Cardona', 'Gual', 'Illa', 'Miralles', 'Noguera', 'Pons', 'Subirana',
    ],
  },
  valencian: {
    female: ['Amparo', 'Vicenta', 'Empar', 'Paula', 'María José', 'Nuria', 'Lorena', 'Neus', 'Rosa', 'Carla', 'Verónica', 'Desirée'],
    male: ['Vicent', 'Salvador', 'Carles', 'José Luis', 'Jaume', 'Borja', 'Pascual', 'Toni', 'Héctor', 'Ximo', 'Raúl', 'Rafael'],
    surnames: [
      'Ballester', 'Climent', 'Esteve', 'Ferri', 'Giner', 'Ibáñez', 'Llopis', 'Martí', 'Navarro', 'Orts', 'Peris', 'Roig', 'Sanchis', 'Tormo', 'Vives',
      'Alcaraz', 'Benavent', 'Cabrera', 'Domènech', 'Sempere', 'Pastor',
    ],
  },
  andalusian: {
    female: ['Rocío', 'Macarena', 'Alba', 'María del Mar', 'Inmaculada', 'Ana', 'Esperanza', 'Cristina', 'Lola', 'Marina', 'Reyes', 'Estrella'],
    male: ['Antonio', 'Manuel', 'Curro', 'Francisco', 'José María', 'Juan Carlos', 'Alejandro', 'Rafael', 'Pablo', 'Joaquín', 'Daniel', 'Salvador'],
    surnames: [
      'Cortés', 'Domínguez', 'Espejo', 'Fajardo', 'Guerrero', 'Heredia', 'Jurado', 'Luque', 'Montero', 'Navas', 'Olmedo', 'Pozo', 'Reina', 'Salas',
      'Toledano', 'Vargas', 'Aguilera', 'Barrera', 'Carmona', 'Rosales', 'Villalba',
    ],
  },
  canarian: {
    female: ['Yaiza', 'Candelaria', 'Idaira', 'Carmen Delia', 'Nayra', 'Pino', 'Davinia', 'Ariadna'],
    male: ['Airam', 'Ayoze', 'Domingo', 'Cristo', 'Jonay', 'Agustín', 'Néstor', 'Echedey'],
    surnames: [
      'Santana', 'Betancor', 'Cabrera', 'Dorta', 'Febles', 'Guedes', 'Hernández', 'Melián', 'Negrín', 'Padrón', 'Quintero', 'Rivero', 'Suárez', 'Trujillo',
      'Umpiérrez', 'Vega', 'Marrero', 'Perdomo',
    ],
  },
};

/** Firms by province slug; the independent ones are named after their agent. */
export const firmNames: Record<string, readonly string[]> = {
  barcelona: ['Finques Garbí', 'Xamfrà Immobiliària', 'Llars de Mar', 'Collserola Habitatges'],
  girona: ['Finques Tramuntana', 'Empordà Cases'],
  tarragona: ['Mestral Immobiliària'],
  madrid: ['Casa Cibeles', 'Inmobiliaria Los Austrias', 'Puerta Norte Viviendas', 'Sierra y Ciudad'],
  zaragoza: ['Ebro Hogar', 'Inmobiliaria Moncayo'],
  salamanca: ['Piedra de Villamayor', 'Inmobiliaria Tormes'],
  burgos: ['Arlanzón Viviendas'],
  albacete: ['Llanura Inmobiliaria'],
  valencia: ['Casas del Turia', 'Habitatge Albufera', 'Inmobiliaria Micalet'],
  alicante: ['Costa Serena Homes', 'Inmobiliaria Postiguet'],
  sevilla: ['Inmobiliaria Guadalquivir', 'Casas de Triana'],
  malaga: ['Axarquía Hogares', 'Biznaga Properties', 'Inmobiliaria La Farola'],
  granada: ['Inmobiliaria Los Cármenes'],
  'las-palmas': ['Alisios Inmobiliaria'],
  'santa-cruz-de-tenerife': ['Drago Viviendas'],
};
