import type { SurroundingsByProvince } from './surroundings.ts';

export const canaries: SurroundingsByProvince = {
  'las-palmas': {
    Triana: {
      streets: [
        'Calle Mayor de Triana',
        'Calle de Cano',
        'Calle de Pérez Galdós',
        'Calle de Viera y Clavijo',
        'Calle de Buenos Aires',
      ],
      near: [
        ['el parque de San Telmo', 'el parc de San Telmo', 'San Telmo park'],
        ['la casa-museo Pérez Galdós', 'la casa museu Pérez Galdós', 'the Pérez Galdós house museum'],
      ],
    },
    Vegueta: {
      streets: [
        'Calle de los Balcones',
        'Calle de Espíritu Santo',
        'Calle de Mendizábal',
        'Calle de la Pelota',
        'Calle de Reyes Católicos',
      ],
      near: [
        ['el mercado de Vegueta', 'el mercat de Vegueta', 'Vegueta market'],
        ['la catedral', 'la catedral', 'the cathedral'],
      ],
    },
    'Las Canteras': {
      streets: [
        'Paseo de las Canteras',
        'Calle de Sagasta',
        'Calle de Portugal',
        'Calle de Kant',
        'Calle de Luis Morote',
      ],
      near: [
        ['la playa de las Canteras', 'la platja de las Canteras', 'Las Canteras beach'],
        ['el mercado del Puerto', 'el mercat del Port', 'the Puerto market'],
      ],
    },
    Guanarteme: {
      streets: [
        'Calle de Fernando Guanarteme',
        'Calle de Castillejos',
        'Calle de Simancas',
        'Calle de Lepanto',
        'Avenida de José Mesa y López',
      ],
      near: [
        ['el auditorio Alfredo Kraus', "l'auditori Alfredo Kraus", 'the Alfredo Kraus auditorium'],
        ['la playa de la Cícer', 'la platja de la Cícer', 'La Cícer beach'],
      ],
    },
    'Ciudad Jardín': {
      streets: [
        'Calle de León y Castillo',
        'Calle de Pío XII',
        'Calle de Brasil',
        'Calle de Lord Byron',
        'Calle de Beethoven',
      ],
      near: [['el parque Doramas', 'el parc Doramas', 'Doramas park']],
    },
    Schamann: {
      streets: [
        'Calle de Pedro Infinito',
        'Calle de Zaragoza',
        'Avenida de Escaleritas',
        'Calle de Mariucha',
        'Plaza de Don Benito',
      ],
      near: [
        ['la plaza de Don Benito', 'la plaça de Don Benito', 'Plaza de Don Benito'],
        ['el parque de las Rehoyas', 'el parc de las Rehoyas', 'Las Rehoyas park'],
      ],
    },
    'Siete Palmas': {
      streets: [
        'Avenida Pintor Felo Monzón',
        'Calle de Lomo San Lázaro',
        'Calle de Hoya de la Gallina',
        'Calle de Fondos de Segura',
      ],
      near: [
        ['el parque Juan Pablo II', 'el parc Juan Pablo II', 'Juan Pablo II park'],
        ['el estadio de Gran Canaria', "l'estadi de Gran Canaria", 'the Gran Canaria stadium'],
      ],
    },
    Tafira: {
      streets: ['Carretera del Centro', 'Calle de Bruno Naranjo', 'Camino de los Olivos', 'Calle de Murillo'],
      near: [
        ['el jardín Canario', 'el jardí Canari', 'the Canary botanical garden'],
        ['el campus de Tafira', 'el campus de Tafira', 'the Tafira campus'],
      ],
    },
    Telde: {
      near: [
        ['la plaza de San Juan', 'la plaça de San Juan', 'Plaza de San Juan'],
        ['el mercado municipal', 'el mercat municipal', 'the covered market'],
      ],
    },
    'San Bartolomé de Tirajana': { near: [['el mirador de Tunte', 'el mirador de Tunte', 'the Tunte viewpoint']] },
    Maspalomas: {
      near: [
        ['el faro de Maspalomas', 'el far de Maspalomas', 'Maspalomas lighthouse'],
        ['la playa de Maspalomas', 'la platja de Maspalomas', 'Maspalomas beach'],
      ],
    },
    Arucas: {
      near: [
        ['la iglesia de San Juan Bautista', "l'església de San Juan Bautista", 'the church of San Juan Bautista'],
        ['el parque municipal', 'el parc municipal', 'the town park'],
      ],
    },
    'Santa Brígida': {
      near: [
        ['el mercado de Santa Brígida', 'el mercat de Santa Brígida', 'Santa Brígida market'],
        ['la caldera de Bandama', 'la caldera de Bandama', 'the Bandama crater'],
      ],
    },
    'Puerto del Rosario': {
      near: [
        ['la playa Chica', 'la platja Chica', 'Playa Chica'],
        ['la avenida marítima', "l'avinguda marítima", 'the seafront avenue'],
      ],
    },
    Arrecife: {
      near: [
        ['el Charco de San Ginés', 'el Charco de San Ginés', 'the Charco de San Ginés lagoon'],
        ['la playa del Reducto', 'la platja del Reducto', 'Reducto beach'],
      ],
    },
  },
  'santa-cruz-de-tenerife': {
    Centro: {
      streets: [
        'Calle del Castillo',
        'Calle de Béthencourt Alfonso',
        'Calle de Valentín Sanz',
        'Calle de San José',
        'Calle del Pilar',
      ],
      near: [
        [
          'el mercado de Nuestra Señora de África',
          'el mercat de Nuestra Señora de África',
          'the Nuestra Señora de África market',
        ],
        ['la plaza del Príncipe', 'la plaça del Príncep', 'Plaza del Príncipe'],
      ],
    },
    'El Toscal': {
      streets: [
        'Calle de San Francisco',
        'Calle de la Rosa',
        'Calle de San Miguel',
        'Calle de Santa Rosalía',
        'Calle de San Antonio',
      ],
      near: [['el parque García Sanabria', 'el parc García Sanabria', 'García Sanabria park']],
    },
    Ifara: {
      streets: ['Calle de Antonio Lecuona', 'Calle de las Palmeras', 'Calle de Jesús Hernández Guzmán'],
      near: [['el parque García Sanabria', 'el parc García Sanabria', 'García Sanabria park']],
    },
    Salamanca: {
      streets: [
        'Calle de Salamanca',
        'Calle de General Goded',
        'Rambla de Santa Cruz',
        'Calle de Enrique Wolfson',
        'Calle de San Martín',
      ],
      near: [['la rambla de Santa Cruz', 'la rambla de Santa Cruz', 'the Rambla de Santa Cruz']],
    },
    'Cabo Llanos': {
      streets: [
        'Avenida de la Constitución',
        'Calle de Adán Martín Menis',
        'Calle de Fomento',
        'Calle de Aurea Díaz Flores',
      ],
      near: [
        ['el auditorio de Tenerife', "l'auditori de Tenerife", 'the Tenerife auditorium'],
        ['el palmétum', 'el palmètum', 'the palm garden'],
      ],
    },
    'La Salud': {
      streets: [
        'Avenida de Venezuela',
        'Calle de Guaires',
        'Calle de Pedro de Vera',
        'Avenida de los Príncipes de España',
      ],
      near: [['el mercadillo de la Salud', 'el mercat setmanal de la Salud', 'the La Salud street market']],
    },
    Ofra: {
      streets: ['Calle de Elías Bacallado', 'Avenida de los Príncipes', 'Calle de Alfredo Mederos', 'Calle de Tosca'],
      near: [
        ['la parada del tranvía', 'la parada del tramvia', 'the tram stop'],
        ['el hospital universitario', "l'hospital universitari", 'the university hospital'],
      ],
    },
    'San Cristóbal de La Laguna': {
      near: [
        ['la plaza del Adelantado', "la plaça de l'Adelantado", 'Plaza del Adelantado'],
        ['la catedral', 'la catedral', 'the cathedral'],
      ],
    },
    Adeje: { near: [['el barranco del Infierno', "el barranc de l'Infierno", 'the Barranco del Infierno']] },
    Arona: { near: [['la plaza de la iglesia', "la plaça de l'església", 'the church square']] },
    'Los Cristianos': {
      near: [
        ['la playa de Los Cristianos', 'la platja de Los Cristianos', 'Los Cristianos beach'],
        ['el puerto', 'el port', 'the harbour'],
      ],
    },
    'Puerto de la Cruz': {
      near: [
        ['la plaza del Charco', 'la plaça del Charco', 'Plaza del Charco'],
        ['el jardín Botánico', 'el jardí Botànic', 'the botanical garden'],
      ],
    },
    'La Orotava': {
      near: [
        ['la casa de los Balcones', 'la casa de los Balcones', 'the Casa de los Balcones'],
        ['el jardín Victoria', 'el jardí Victoria', 'the Victoria garden'],
      ],
    },
    Candelaria: {
      near: [
        ['la basílica de Candelaria', 'la basílica de Candelaria', 'the basilica of Candelaria'],
        ['la playa de Candelaria', 'la platja de Candelaria', 'Candelaria beach'],
      ],
    },
  },
};
