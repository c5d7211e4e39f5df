import type { SurroundingsByProvince } from './surroundings.ts';

export const andalusia: SurroundingsByProvince = {
  sevilla: {
    Triana: {
      streets: [
        'Calle San Jacinto',
        'Calle Pureza',
        'Calle Betis',
        'Calle Alfarería',
        'Calle Castilla',
        'Calle Pagés del Corro',
      ],
      near: [
        ['el mercado de Triana', 'el mercat de Triana', 'Triana market'],
        ['el puente de Triana', 'el pont de Triana', 'Triana bridge'],
      ],
    },
    'Santa Cruz': {
      streets: [
        'Calle Mateos Gago',
        'Calle Santa Teresa',
        'Calle Ximénez de Enciso',
        'Plaza de Doña Elvira',
        'Calle Mesón del Moro',
      ],
      near: [
        ['la catedral', 'la catedral', 'the cathedral'],
        ['el jardín de Murillo', 'el jardí de Murillo', 'the Murillo garden'],
      ],
    },
    Alameda: {
      streets: ['Alameda de Hércules', 'Calle Feria', 'Calle Calatrava', 'Calle Peris Mencheta', 'Calle Relator'],
      near: [
        ['la alameda de Hércules', "l'alameda d'Hèrcules", 'the Alameda de Hércules'],
        ['el mercado de la calle Feria', 'el mercat de la calle Feria', 'the Calle Feria market'],
      ],
    },
    Nervión: {
      streets: [
        'Avenida de Eduardo Dato',
        'Calle Luis de Morales',
        'Calle Marqués de Nervión',
        'Avenida de la Cruz del Campo',
        'Calle Beatriz de Suabia',
      ],
      near: [
        ['la estación de metro de Nervión', "l'estació de metro de Nervión", 'Nervión metro station'],
        ['la Gran Plaza', 'la Gran Plaza', 'the Gran Plaza'],
      ],
    },
    'Los Remedios': {
      streets: [
        'Calle Asunción',
        'Calle República Argentina',
        'Calle Virgen de Luján',
        'Calle Monte Carmelo',
        'Calle Salado',
      ],
      near: [
        ['el parque de los Príncipes', 'el parc dels Prínceps', 'Los Príncipes park'],
        ['la plaza de Cuba', 'la plaça de Cuba', 'Plaza de Cuba'],
      ],
    },
    'El Porvenir': {
      streets: ['Calle Felipe II', 'Calle Progreso', 'Calle Brasil', 'Avenida de la Borbolla', 'Calle Río de la Plata'],
      near: [['el parque de María Luisa', 'el parc de María Luisa', 'María Luisa park']],
    },
    Macarena: {
      streets: ['Calle San Luis', 'Calle Bécquer', 'Calle Resolana', 'Calle Sol', 'Ronda de Capuchinos'],
      near: [
        ['la basílica de la Macarena', 'la basílica de la Macarena', 'the Macarena basilica'],
        ['la muralla', 'la muralla', 'the city wall'],
      ],
    },
    'Los Bermejales': {
      streets: ['Avenida de Europa', 'Avenida de Finlandia', 'Avenida de Alemania', 'Calle Reino Unido'],
      near: [
        ['el campus de Reina Mercedes', 'el campus de Reina Mercedes', 'the Reina Mercedes campus'],
        ['el parque del Guadaíra', 'el parc del Guadaíra', 'Guadaíra park'],
      ],
    },
    'Sevilla Este': {
      streets: [
        'Avenida de las Ciencias',
        'Avenida de Altamira',
        'Calle Doctor Miguel Ríos Sarmiento',
        'Avenida de Emilio Lemos',
      ],
      near: [
        ['el parque Infanta Elena', 'el parc Infanta Elena', 'Infanta Elena park'],
        ['la estación de Palacio de Congresos', "l'estació de Palacio de Congresos", 'Palacio de Congresos station'],
      ],
    },
    Tomares: { near: [['el parque Olivar del Zaudín', 'el parc Olivar del Zaudín', 'Olivar del Zaudín park']] },
    'Mairena del Aljarafe': {
      near: [
        ['la estación de metro de Ciudad Expo', "l'estació de metro de Ciudad Expo", 'Ciudad Expo metro station'],
        ['el parque de Porzuna', 'el parc de Porzuna', 'Porzuna park'],
      ],
    },
    'Dos Hermanas': {
      near: [
        ['la estación de tren', "l'estació de tren", 'the railway station'],
        ['el parque de la Alquería del Pilar', "el parc de l'Alquería del Pilar", 'Alquería del Pilar park'],
      ],
    },
    'Alcalá de Guadaíra': {
      near: [
        ['el castillo', 'el castell', 'the castle'],
        ['el parque de Oromana', "el parc d'Oromana", 'Oromana park'],
      ],
    },
    Carmona: {
      near: [
        ['la puerta de Sevilla', 'la porta de Sevilla', 'the Puerta de Sevilla'],
        ['el mercado de abastos', "el mercat d'abastos", 'the covered market'],
      ],
    },
  },
  malaga: {
    'Centro Histórico': {
      streets: [
        'Calle Carretería',
        'Calle Granada',
        'Calle Beatas',
        'Calle Álamos',
        'Calle Císter',
        'Calle Andrés Pérez',
      ],
      near: [
        ['el mercado de Atarazanas', "el mercat d'Atarazanas", 'Atarazanas market'],
        ['la plaza de la Merced', 'la plaça de la Merced', 'Plaza de la Merced'],
      ],
    },
    'La Malagueta': {
      streets: [
        'Paseo de Reding',
        'Calle Maestranza',
        'Calle Cervantes',
        'Paseo de la Farola',
        'Calle Fernando Camino',
      ],
      near: [
        ['la playa de la Malagueta', 'la platja de la Malagueta', 'Malagueta beach'],
        ['el paseo de la Farola', 'el passeig de la Farola', 'the Farola promenade'],
      ],
    },
    'El Limonar': {
      streets: ['Paseo del Limonar', 'Calle República Argentina', 'Calle Cerrado de Calderón', 'Paseo de Miramar'],
      near: [
        ['la playa de la Caleta', 'la platja de la Caleta', 'Caleta beach'],
        ['el castillo de Gibralfaro', 'el castell de Gibralfaro', 'Gibralfaro castle'],
      ],
    },
    Pedregalejo: {
      streets: ['Avenida de Juan Sebastián Elcano', 'Calle Cenacheros', 'Calle Bolivia', 'Paseo Marítimo El Pedregal'],
      near: [['la playa de Pedregalejo', 'la platja de Pedregalejo', 'Pedregalejo beach']],
    },
    'El Palo': {
      streets: ['Calle Mar', 'Avenida de Salvador Allende', 'Calle Villafuerte', 'Calle Almería'],
      near: [
        ['la playa del Palo', 'la platja del Palo', 'El Palo beach'],
        ['el mercado del Palo', 'el mercat del Palo', 'El Palo market'],
      ],
    },
    Huelin: {
      streets: [
        'Calle Ayala',
        'Calle La Hoz',
        'Calle Princesa',
        'Calle Emilio de la Cerda',
        'Paseo Marítimo Antonio Machado',
      ],
      near: [
        ['el parque de Huelin', "el parc d'Huelin", 'Huelin park'],
        ['el mercado de Huelin', "el mercat d'Huelin", 'Huelin market'],
      ],
    },
    Teatinos: {
      streets: [
        'Bulevar Louis Pasteur',
        'Calle Jean Paul Sartre',
        'Calle Mesonero Romanos',
        'Avenida de Plutarco',
        'Calle Navarro Ledesma',
      ],
      near: [
        ['el campus de Teatinos', 'el campus de Teatinos', 'the Teatinos campus'],
        ['la estación de metro de El Cónsul', "l'estació de metro d'El Cónsul", 'El Cónsul metro station'],
      ],
    },
    'Cruz de Humilladero': {
      streets: ['Calle La Unión', 'Avenida de la Aurora', 'Calle Fernández Fermina', 'Calle Héroe de Sostoa'],
      near: [
        ['la estación María Zambrano', "l'estació María Zambrano", 'María Zambrano station'],
        ['el mercado de la Cruz', 'el mercat de la Cruz', 'La Cruz market'],
      ],
    },
    'Ciudad Jardín': {
      streets: ['Avenida de Jacinto Benavente', 'Calle Sancho de Lara', 'Paseo de Martiricos', 'Calle Las Flores'],
      near: [['el jardín de la Concepción', 'el jardí de la Concepción', 'La Concepción botanical garden']],
    },
    Marbella: {
      near: [
        ['la plaza de los Naranjos', 'la plaça de los Naranjos', 'Plaza de los Naranjos'],
        ['el parque de la Alameda', "el parc de l'Alameda", 'Alameda park'],
      ],
    },
    'Nueva Andalucía': {
      near: [
        ['el campo de golf Los Naranjos', 'el camp de golf Los Naranjos', 'Los Naranjos golf course'],
        ['el puerto José Banús', 'el port José Banús', 'Puerto Banús'],
      ],
    },
    'San Pedro de Alcántara': {
      near: [
        ['el bulevar de San Pedro', 'el bulevard de San Pedro', 'San Pedro boulevard'],
        ['la playa de San Pedro', 'la platja de San Pedro', 'San Pedro beach'],
      ],
    },
    Fuengirola: {
      near: [
        ['el castillo de Sohail', 'el castell de Sohail', 'Sohail castle'],
        ['la playa de los Boliches', 'la platja de los Boliches', 'Los Boliches beach'],
      ],
    },
    Benalmádena: {
      near: [
        ['el parque de la Paloma', 'el parc de la Paloma', 'La Paloma park'],
        ['la plaza de la Mezquita', 'la plaça de la Mezquita', 'Plaza de la Mezquita'],
      ],
    },
    Torremolinos: {
      near: [
        ['la playa de la Carihuela', 'la platja de la Carihuela', 'Carihuela beach'],
        ['el parque de la Batería', 'el parc de la Batería', 'La Batería park'],
      ],
    },
    Estepona: {
      near: [
        ['la plaza de las Flores', 'la plaça de las Flores', 'Plaza de las Flores'],
        ['la playa de la Rada', 'la platja de la Rada', 'La Rada beach'],
      ],
    },
    Ronda: {
      near: [
        ['el puente Nuevo', 'el pont Nou', 'the Puente Nuevo'],
        ['la alameda del Tajo', "l'alameda del Tajo", 'the Alameda del Tajo'],
      ],
    },
  },
  granada: {
    Albaicín: {
      streets: [
        'Calle Panaderos',
        'Cuesta del Chapiz',
        'Calle Elvira',
        'Calle Calderería Nueva',
        'Carrera del Darro',
        'Placeta de San Miguel Bajo',
      ],
      near: [
        ['el mirador de San Nicolás', 'el mirador de San Nicolás', 'the San Nicolás viewpoint'],
        ['la plaza Larga', 'la plaça Larga', 'Plaza Larga'],
      ],
    },
    Realejo: {
      streets: ['Calle Molinos', 'Calle Santiago', 'Calle Solares', 'Campo del Príncipe', 'Cuesta del Realejo'],
      near: [['el campo del Príncipe', 'el campo del Príncipe', 'the Campo del Príncipe']],
    },
    Centro: {
      streets: [
        'Calle Recogidas',
        'Gran Vía de Colón',
        'Calle San Antón',
        'Calle Puentezuelas',
        'Calle Reyes Católicos',
        'Calle San Jerónimo',
      ],
      near: [
        ['la catedral', 'la catedral', 'the cathedral'],
        ['el mercado de San Agustín', 'el mercat de San Agustín', 'San Agustín market'],
      ],
    },
    'Camino de Ronda': {
      streets: [
        'Camino de Ronda',
        'Calle Pedro Antonio de Alarcón',
        'Calle Alhamar',
        'Calle Sócrates',
        'Calle Arabial',
      ],
      near: [
        ['el parque Federico García Lorca', 'el parc Federico García Lorca', 'Federico García Lorca park'],
        ['la estación de metro de Recogidas', "l'estació de metro de Recogidas", 'Recogidas metro station'],
      ],
    },
    'Bola de Oro': {
      streets: [
        'Paseo de la Bomba',
        'Calle Carretera de la Sierra',
        'Calle Escultor Navas Parejo',
        'Avenida de Cervantes',
      ],
      near: [
        ['la ribera del Genil', 'la riba del Genil', 'the bank of the Genil'],
        ['el paseo del Violón', 'el passeig del Violón', 'the Violón promenade'],
      ],
    },
    Zaidín: {
      streets: [
        'Avenida de Dílar',
        'Calle Palencia',
        'Calle Pintor Manuel Maldonado',
        'Calle Andrés Segovia',
        'Avenida de América',
      ],
      near: [
        ['el Parque de las Ciencias', 'el Parque de las Ciencias', 'the Science Park'],
        ['el mercado del Zaidín', 'el mercat del Zaidín', 'Zaidín market'],
      ],
    },
    'La Chana': {
      streets: [
        'Carretera de Málaga',
        'Calle Sagrada Familia',
        'Calle Virgen de la Consolación',
        'Avenida de Argentinita',
      ],
      near: [['la estación de tren', "l'estació de tren", 'the railway station']],
    },
    Cartuja: {
      streets: ['Paseo de Cartuja', 'Calle Real de Cartuja', 'Avenida de Murcia', 'Calle Julio Moreno Dávila'],
      near: [
        ['el campus de Cartuja', 'el campus de Cartuja', 'the Cartuja campus'],
        ['el monasterio de la Cartuja', 'el monestir de la Cartuja', 'the Cartuja monastery'],
      ],
    },
    Armilla: {
      near: [
        ['el centro comercial Nevada', 'el centre comercial Nevada', 'the Nevada shopping centre'],
        ['la parada de metro', 'la parada de metro', 'the metro stop'],
      ],
    },
    'La Zubia': { near: [['el parque de la Encina', "el parc de l'Encina", 'La Encina park']] },
    Ogíjares: { near: [['la plaza Alta', 'la plaça Alta', 'Plaza Alta']] },
    Monachil: { near: [['el sendero de los Cahorros', 'el sender de los Cahorros', 'the Cahorros gorge path']] },
    Almuñécar: {
      near: [
        ['el castillo de San Miguel', 'el castell de San Miguel', 'San Miguel castle'],
        ['la playa de San Cristóbal', 'la platja de San Cristóbal', 'San Cristóbal beach'],
      ],
    },
    Motril: {
      near: [
        ['el parque de los Pueblos de América', "el parc dels Pobles d'Amèrica", 'Pueblos de América park'],
        ['el mercado de San Agustín', 'el mercat de San Agustín', 'San Agustín market'],
      ],
    },
  },
};
