import type { SurroundingsByProvince } from './surroundings.ts';

export const levante: SurroundingsByProvince = {
  valencia: {
    Ruzafa: {
      streets: [
        'Calle de Cádiz',
        'Calle de Cuba',
        'Calle de Sueca',
        'Calle de Puerto Rico',
        'Calle del Literato Azorín',
        'Gran Vía de las Germanías',
      ],
      near: [['el mercado de Ruzafa', 'el mercat de Russafa', 'Ruzafa market']],
    },
    'El Carmen': {
      streets: [
        'Calle de Caballeros',
        'Calle Alta',
        'Calle Baja',
        'Calle de Quart',
        'Plaza del Tossal',
        'Calle de Roteros',
      ],
      near: [
        ['la plaza de la Virgen', 'la plaça de la Mare de Déu', 'Plaza de la Virgen'],
        ['el jardín del Turia', 'el jardí del Túria', 'the Turia gardens'],
      ],
    },
    Ensanche: {
      streets: [
        'Calle de Colón',
        'Calle de Cirilo Amorós',
        'Calle de Sorní',
        'Calle de Isabel la Católica',
        'Gran Vía del Marqués del Turia',
        'Calle de Jorge Juan',
      ],
      near: [['el mercado de Colón', 'el mercat de Colom', 'Colón market']],
    },
    Extramurs: {
      streets: [
        'Gran Vía de Fernando el Católico',
        'Calle de Ángel Guimerá',
        'Calle de Cuenca',
        'Calle del Doctor Sanchis Bergón',
        'Calle de San Jacinto',
      ],
      near: [
        ['el jardín Botánico', 'el jardí Botànic', 'the botanical garden'],
        ['la estación Joaquín Sorolla', "l'estació Joaquín Sorolla", 'Joaquín Sorolla station'],
      ],
    },
    Benimaclet: {
      streets: [
        'Calle de Emilio Baró',
        'Calle de la Murta',
        'Calle del Barón de San Petrillo',
        'Plaza de Benimaclet',
        'Calle del Doctor Vicente Zaragozá',
      ],
      near: [
        ['la plaza de Benimaclet', 'la plaça de Benimaclet', 'Benimaclet square'],
        ['la estación de metro de Benimaclet', "l'estació de metro de Benimaclet", 'Benimaclet metro station'],
      ],
    },
    Algirós: {
      streets: [
        'Avenida de Blasco Ibáñez',
        'Calle del Poeta Mas y Ros',
        'Calle del Serpis',
        'Calle de Yecla',
        'Plaza de Xúquer',
      ],
      near: [
        ['el campus de Tarongers', 'el campus dels Tarongers', 'the Tarongers campus'],
        ['la plaza de Xúquer', 'la plaça de Xúquer', 'Plaza de Xúquer'],
      ],
    },
    'El Cabanyal': {
      streets: [
        'Calle de la Reina',
        'Calle de la Barraca',
        'Calle de José Benlliure',
        'Calle del Progreso',
        'Calle de Escalante',
      ],
      near: [
        ['la playa de la Malvarrosa', 'la platja de la Malva-rosa', 'Malvarrosa beach'],
        ['el mercado del Cabanyal', 'el mercat del Cabanyal', 'the Cabanyal market'],
      ],
    },
    'Penya-roja': {
      streets: ['Paseo de la Alameda', 'Avenida de Francia', 'Calle de Menorca', 'Calle de Juan Verdeguer'],
      near: [
        ['la Ciudad de las Artes', 'la Ciutat de les Arts', 'the City of Arts and Sciences'],
        ['el jardín del Turia', 'el jardí del Túria', 'the Turia gardens'],
      ],
    },
    Campanar: {
      streets: [
        'Avenida de las Cortes Valencianas',
        'Calle de Valle de la Ballestera',
        'Avenida del Maestro Rodrigo',
        'Calle de Tirso de Molina',
        'Plaza de la Iglesia de Campanar',
      ],
      near: [
        ['el parque de Cabecera', 'el parc de Capçalera', 'Cabecera park'],
        ['el jardín del Turia', 'el jardí del Túria', 'the Turia gardens'],
      ],
    },
    Patraix: {
      streets: [
        'Calle de Cuenca',
        'Plaza de Patraix',
        'Calle de Jesús',
        'Calle de Salabert',
        'Calle de Beato Nicolás Factor',
      ],
      near: [
        ['la plaza de Patraix', 'la plaça de Patraix', 'Patraix square'],
        ['el parque de Enrique Granados', "el parc d'Enric Granados", 'Enrique Granados park'],
      ],
    },
    Paterna: {
      near: [
        ['el parque Central', 'el parc Central', 'the Parque Central'],
        ['la torre árabe', 'la torre àrab', 'the Moorish tower'],
      ],
    },
    'La Cañada': {
      near: [
        ['el parque natural del Turia', 'el parc natural del Túria', 'the Turia nature park'],
        ['la estación de metro de La Canyada', "l'estació de metro de la Canyada", 'La Canyada metro station'],
      ],
    },
    Bétera: {
      near: [
        ['la estación de metro', "l'estació de metro", 'the metro station'],
        ['el castillo', 'el castell', 'the castle'],
      ],
    },
    Torrent: {
      near: [
        ['la torre de Torrent', 'la torre de Torrent', 'the tower of Torrent'],
        ['el mercado de San Gregorio', 'el mercat de Sant Gregori', 'San Gregorio market'],
      ],
    },
    Gandía: {
      near: [
        ['el palacio Ducal', 'el palau Ducal', 'the ducal palace'],
        ['el paseo de las Germanías', 'el passeig de les Germanies', 'the Germanías promenade'],
      ],
    },
    Sagunto: { near: [['el teatro romano', 'el teatre romà', 'the Roman theatre']] },
    Xàtiva: {
      near: [
        ['la colegiata', 'la col·legiata', 'the collegiate church'],
        ['la alameda de Jaume I', "l'albereda de Jaume I", 'the tree-lined Jaume I promenade'],
      ],
    },
  },
  alicante: {
    Centro: {
      streets: [
        'Avenida de Maisonnave',
        'Calle del Teatro',
        'Calle de Castaños',
        'Calle de San Ildefonso',
        'Rambla de Méndez Núñez',
        'Avenida de Alfonso el Sabio',
      ],
      near: [
        ['el mercado Central', 'el mercat Central', 'the Mercado Central'],
        ['la plaza de los Luceros', 'la plaça dels Estels', 'Plaza de los Luceros'],
      ],
    },
    'Santa Cruz': {
      streets: [
        'Calle de San Rafael',
        'Calle de San Roque',
        'Calle de Toledo',
        'Plaza del Carmen',
        'Calle de Diputado Auset',
      ],
      near: [
        ['la playa del Postiguet', 'la platja del Postiguet', 'Postiguet beach'],
        ['el castillo de Santa Bárbara', 'el castell de Santa Bàrbara', 'Santa Bárbara castle'],
      ],
    },
    'Playa de San Juan': {
      streets: ['Avenida de Niza', 'Avenida de la Costa Blanca', 'Avenida de las Naciones', 'Avenida de Holanda'],
      near: [
        ['la playa de San Juan', 'la platja de Sant Joan', 'San Juan beach'],
        ['la parada del TRAM', 'la parada del TRAM', 'the tram stop'],
      ],
    },
    'Cabo de las Huertas': {
      streets: ['Avenida de la Condomina', 'Calle del Alfabia', 'Avenida del Mar Mediterráneo', 'Calle de las Sirenas'],
      near: [
        ['la playa de la Almadraba', "la platja de l'Almadrava", 'Almadraba beach'],
        ['el faro', 'el far', 'the lighthouse'],
      ],
    },
    Benalúa: {
      streets: [
        'Calle de Alcalá Galiano',
        'Plaza de Navarro Rodrigo',
        'Calle de Pérez Medina',
        'Calle de los Doscientos',
        'Avenida del Catedrático Soler',
      ],
      near: [
        ['la plaza de Navarro Rodrigo', 'la plaça de Navarro Rodrigo', 'Plaza de Navarro Rodrigo'],
        ['el mercado de Benalúa', 'el mercat de Benalua', 'Benalúa market'],
      ],
    },
    Vistahermosa: {
      streets: ['Avenida de Denia', 'Calle de Vistahermosa', 'Calle del Deportista Joaquín Blume'],
      near: [['el parque de El Palmeral', "el parc d'El Palmeral", 'the palm-grove park']],
    },
    'San Blas': {
      streets: ['Calle de San Pablo', 'Avenida de Salamanca', 'Calle de la Cruz Roja', 'Avenida del Conde Lumiares'],
      near: [
        ['la estación de tren', "l'estació de tren", 'the railway station'],
        ['el parque de San Blas', 'el parc de Sant Blai', 'San Blas park'],
      ],
    },
    Carolinas: {
      streets: [
        'Calle de San Mateo',
        'Calle de la Huerta',
        'Calle de Sevilla',
        'Plaza de Castellón',
        'Avenida de Jaime I',
      ],
      near: [
        ['la plaza de Castellón', 'la plaça de Castelló', 'Plaza de Castellón'],
        ['el mercado de Carolinas', 'el mercat de Carolines', 'Carolinas market'],
      ],
    },
    Elche: {
      near: [
        ['el Palmeral', 'el Palmerar', 'the palm grove'],
        ['el Huerto del Cura', "l'Hort del Cura", 'the Huerto del Cura garden'],
      ],
    },
    Benidorm: {
      near: [
        ['la playa de Levante', 'la platja de Llevant', 'Levante beach'],
        ['la playa de Poniente', 'la platja de Ponent', 'Poniente beach'],
      ],
    },
    Dénia: {
      near: [
        ['el castillo', 'el castell', 'the castle'],
        ['el mercado municipal', 'el mercat municipal', 'the covered market'],
      ],
    },
    Jávea: {
      near: [
        ['el mercado municipal', 'el mercat municipal', 'the covered market'],
        ['la iglesia de San Bartolomé', "l'església de Sant Bartomeu", 'the church of San Bartolomé'],
      ],
    },
    Altea: {
      near: [
        ['la plaza de la Iglesia', "la plaça de l'Església", 'the church square'],
        ['el paseo del Mediterráneo', 'el passeig de la Mediterrània', 'the seafront promenade'],
      ],
    },
    Torrevieja: {
      near: [
        ['la playa del Cura', 'la platja del Cura', 'El Cura beach'],
        ['el paseo Vista Alegre', 'el passeig Vista Alegre', 'the Vista Alegre promenade'],
      ],
    },
  },
};
