import type { SurroundingsByProvince } from './surroundings.ts';

export const interior: SurroundingsByProvince = {
  madrid: {
    Salamanca: {
      streets: [
        'Calle de Serrano',
        'Calle de Velázquez',
        'Calle de Goya',
        'Calle de Lagasca',
        'Calle de Ayala',
        'Calle de Jorge Juan',
        'Calle de Claudio Coello',
        'Calle de Hermosilla',
        'Calle de Don Ramón de la Cruz',
      ],
      near: [
        ['el mercado de la Paz', 'el mercat de la Paz', 'the Paz market'],
        ['el Museo Arqueológico', 'el Museu Arqueològic', 'the Archaeological Museum'],
      ],
    },
    Chamberí: {
      streets: [
        'Calle de Ponzano',
        'Calle de Santa Engracia',
        'Calle de Zurbano',
        'Calle de Fuencarral',
        'Calle de Trafalgar',
        'Plaza de Olavide',
        'Calle de Alonso Cano',
      ],
      near: [
        ['la plaza de Olavide', "la plaça d'Olavide", 'Plaza de Olavide'],
        ['el mercado de Vallehermoso', 'el mercat de Vallehermoso', 'Vallehermoso market'],
      ],
    },
    Retiro: {
      streets: [
        'Calle de Ibiza',
        'Calle de Narváez',
        'Avenida de Menéndez Pelayo',
        'Calle de Antonio Acuña',
        'Calle de Menorca',
        'Calle de Alcalde Sainz de Baranda',
      ],
      near: [['el parque del Retiro', 'el parc del Retiro', 'Retiro park']],
    },
    Chamartín: {
      streets: [
        'Paseo de la Habana',
        'Calle de Alberto Alcocer',
        'Calle de Príncipe de Vergara',
        'Calle de Colombia',
        'Calle de Potosí',
      ],
      near: [
        ['la estación de Chamartín', "l'estació de Chamartín", 'Chamartín station'],
        ['el mercado de Chamartín', 'el mercat de Chamartín', 'Chamartín market'],
      ],
    },
    Malasaña: {
      streets: [
        'Calle de la Palma',
        'Calle del Espíritu Santo',
        'Calle de San Andrés',
        'Calle de Velarde',
        'Calle Corredera Baja de San Pablo',
        'Plaza del Dos de Mayo',
      ],
      near: [
        ['la plaza del Dos de Mayo', 'la plaça del Dos de Mayo', 'Plaza del Dos de Mayo'],
        ['el mercado de Barceló', 'el mercat de Barceló', 'Barceló market'],
      ],
    },
    'La Latina': {
      streets: [
        'Calle de la Cava Baja',
        'Calle de Toledo',
        'Calle del Humilladero',
        'Plaza de la Paja',
        'Calle de Calatrava',
        'Calle del Águila',
      ],
      near: [
        ['el mercado de la Cebada', 'el mercat de la Cebada', 'the Cebada market'],
        ['la plaza de la Paja', 'la plaça de la Paja', 'Plaza de la Paja'],
      ],
    },
    Lavapiés: {
      streets: [
        'Calle de Argumosa',
        'Calle de Embajadores',
        'Calle del Ave María',
        'Calle de Mesón de Paredes',
        'Calle de Santa Isabel',
        'Calle del Olivar',
      ],
      near: [
        ['el mercado de San Fernando', 'el mercat de San Fernando', 'San Fernando market'],
        ['el Museo Reina Sofía', 'el Museu Reina Sofía', 'the Reina Sofía museum'],
      ],
    },
    Arganzuela: {
      streets: [
        'Paseo de las Delicias',
        'Paseo de Santa María de la Cabeza',
        'Calle de Palos de la Frontera',
        'Calle de Embajadores',
        'Paseo de la Chopera',
      ],
      near: [
        ['el parque de Madrid Río', 'el parc de Madrid Río', 'Madrid Río park'],
        ['el Matadero', 'el Matadero', 'the Matadero arts centre'],
      ],
    },
    Tetuán: {
      streets: [
        'Calle de Bravo Murillo',
        'Calle de Orense',
        'Calle de Infanta Mercedes',
        'Calle de Marqués de Viana',
        'Calle de Sor Ángela de la Cruz',
      ],
      near: [['el mercado de Maravillas', 'el mercat de Maravillas', 'Maravillas market']],
    },
    'Las Tablas': {
      streets: [
        'Calle de Palas de Rey',
        'Paseo de la Tierra de Melide',
        'Calle de Castiello de Jaca',
        'Avenida del Camino de Santiago',
      ],
      near: [['la estación de metro de Las Tablas', "l'estació de metro de Las Tablas", 'Las Tablas metro station']],
    },
    Hortaleza: {
      streets: [
        'Calle de Mar de Cristal',
        'Calle de Silvano',
        'Gran Vía de Hortaleza',
        'Calle de López de Hoyos',
        'Calle de Arequipa',
      ],
      near: [
        ['el parque Juan Carlos I', 'el parc Juan Carlos I', 'Juan Carlos I park'],
        [
          'la estación de metro de Mar de Cristal',
          "l'estació de metro de Mar de Cristal",
          'Mar de Cristal metro station',
        ],
      ],
    },
    Carabanchel: {
      streets: [
        'Calle del General Ricardos',
        'Calle de Eugenia de Montijo',
        'Calle de la Oca',
        'Calle de Antonio Leyva',
        'Camino Viejo de Leganés',
      ],
      near: [
        ['el parque de San Isidro', 'el parc de San Isidro', 'San Isidro park'],
        ['el mercado de San Isidro', 'el mercat de San Isidro', 'San Isidro market'],
      ],
    },
    'Pozuelo de Alarcón': {
      near: [
        ['la estación de Pozuelo', "l'estació de Pozuelo", 'Pozuelo station'],
        ['el parque de las Minas', 'el parc de las Minas', 'Las Minas park'],
      ],
    },
    Majadahonda: {
      near: [
        ['la Gran Vía de Majadahonda', 'la Gran Vía de Majadahonda', "Majadahonda's Gran Vía"],
        ['el parque de Colón', 'el parc de Colón', 'Colón park'],
      ],
    },
    'Las Rozas de Madrid': {
      near: [
        ['la estación de Las Rozas', "l'estació de Las Rozas", 'Las Rozas station'],
        ['la dehesa de Navalcarbón', 'la devesa de Navalcarbón', 'the Navalcarbón pine wood'],
      ],
    },
    Alcobendas: {
      near: [
        ['el parque de Andalucía', "el parc d'Andalucía", 'Andalucía park'],
        ['la plaza Mayor', 'la plaça Mayor', 'the Plaza Mayor'],
      ],
    },
    'La Moraleja': { near: [['la plaza de la Moraleja', 'la plaça de la Moraleja', 'Plaza de la Moraleja']] },
    'Alcalá de Henares': {
      near: [
        ['la plaza de Cervantes', 'la plaça de Cervantes', 'Plaza de Cervantes'],
        ['la calle Mayor', 'la calle Mayor', 'the arcaded Calle Mayor'],
      ],
    },
    Getafe: {
      near: [
        ['la estación de Getafe Centro', "l'estació de Getafe Centro", 'Getafe Centro station'],
        ['el campus de la Carlos III', 'el campus de la Carlos III', 'the Carlos III campus'],
      ],
    },
    Chinchón: { near: [['la plaza Mayor', 'la plaça Mayor', 'the Plaza Mayor']] },
    Rascafría: { near: [['el monasterio de El Paular', "el monestir d'El Paular", 'the monastery of El Paular']] },
  },
  zaragoza: {
    'Casco Histórico': {
      streets: [
        'Calle de Alfonso I',
        'Calle de Don Jaime I',
        'Calle Mayor',
        'Calle de San Vicente de Paúl',
        'Calle de las Armas',
      ],
      near: [
        ['el mercado Central', 'el mercat Central', 'the Mercado Central'],
        ['la plaza del Pilar', 'la plaça del Pilar', 'Plaza del Pilar'],
      ],
    },
    Centro: {
      streets: [
        'Paseo de la Independencia',
        'Paseo de Sagasta',
        'Calle de León XIII',
        'Calle del Coso',
        'Paseo de las Damas',
        'Calle de San Miguel',
      ],
      near: [
        ['la plaza de los Sitios', 'la plaça de los Sitios', 'Plaza de los Sitios'],
        ['el paseo de la Independencia', 'el passeig de la Independència', 'Paseo de la Independencia'],
      ],
    },
    Delicias: {
      streets: [
        'Calle de Delicias',
        'Avenida de Madrid',
        'Calle de Don Pedro de Luna',
        'Calle de Unceta',
        'Calle de Escoriaza y Fabro',
      ],
      near: [
        ['la estación de Delicias', "l'estació de Delicias", 'Delicias station'],
        ['el parque de Delicias', 'el parc de Delicias', 'Delicias park'],
      ],
    },
    Actur: {
      streets: [
        'Calle de María Zambrano',
        'Calle de Gómez de Avellaneda',
        'Calle de Pablo Ruiz Picasso',
        'Avenida de Ranillas',
      ],
      near: [
        ['el parque del Agua', "el parc de l'Aigua", 'the Parque del Agua'],
        ['el campus Río Ebro', 'el campus Río Ebro', 'the Río Ebro campus'],
      ],
    },
    Universidad: {
      streets: [
        'Calle de Pedro Cerbuna',
        'Calle de Tomás Bretón',
        'Paseo de Fernando el Católico',
        'Calle de Corona de Aragón',
        'Calle de Menéndez Pelayo',
      ],
      near: [
        ['el campus de San Francisco', 'el campus de San Francisco', 'the San Francisco campus'],
        ['la plaza de San Francisco', 'la plaça de San Francisco', 'Plaza de San Francisco'],
      ],
    },
    Romareda: {
      streets: [
        'Calle de Eduardo Ibarra',
        'Calle de Asín y Palacios',
        'Paseo de Isabel la Católica',
        'Calle de Violante de Hungría',
      ],
      near: [['el parque Grande', 'el parc Gran', 'the Parque Grande']],
    },
    'Las Fuentes': {
      streets: [
        'Avenida de Compromiso de Caspe',
        'Calle de Salvador Minguijón',
        'Calle de Rodrigo Rebolledo',
        'Calle de Monasterio de Siresa',
      ],
      near: [['el parque de Torre Ramona', 'el parc de Torre Ramona', 'Torre Ramona park']],
    },
    Torrero: {
      streets: ['Paseo de Cuéllar', 'Avenida de América', 'Calle de Lasierra Purroy', 'Calle de Fray Julián Garcés'],
      near: [
        ['el parque de Pignatelli', 'el parc de Pignatelli', 'Pignatelli park'],
        ['el canal Imperial', 'el canal Imperial', 'the Imperial canal'],
      ],
    },
    Valdespartera: {
      streets: [
        'Avenida de los Ingenieros',
        'Calle de Ciudadano Kane',
        'Calle de la Diligencia',
        'Calle de los Pájaros',
      ],
      near: [['la parada del tranvía', 'la parada del tramvia', 'the tram stop']],
    },
    'Parque Goya': {
      streets: [
        'Avenida de la Academia General Militar',
        'Calle de la Maja de Goya',
        'Calle de los Caprichos',
        'Calle de la Duquesa de Alba',
      ],
      near: [['la parada del tranvía', 'la parada del tramvia', 'the tram stop']],
    },
    Utebo: { near: [['la torre mudéjar', 'la torre mudèjar', 'the Mudéjar tower']] },
    'Cuarte de Huerva': { near: [['la ribera del Huerva', "la riba de l'Huerva", 'the bank of the Huerva']] },
    Calatayud: {
      near: [
        ['la colegiata de Santa María', 'la col·legiata de Santa María', 'the collegiate church of Santa María'],
        ['la estación del AVE', "l'estació de l'AVE", 'the high-speed railway station'],
      ],
    },
    'Ejea de los Caballeros': { near: [['el parque Central', 'el parc Central', 'the Parque Central']] },
    Tarazona: {
      near: [
        ['la catedral', 'la catedral', 'the cathedral'],
        ['la plaza de toros vieja', 'la plaça de toros vella', 'the old bullring'],
      ],
    },
  },
  salamanca: {
    Centro: {
      streets: [
        'Calle de Toro',
        'Calle de Zamora',
        'Rúa Mayor',
        'Calle de la Compañía',
        'Calle del Prior',
        'Calle de San Pablo',
      ],
      near: [
        ['la plaza Mayor', 'la plaça Mayor', 'the Plaza Mayor'],
        ['el mercado Central', 'el mercat Central', 'the Mercado Central'],
      ],
    },
    'Barrio del Oeste': {
      streets: [
        'Calle de Wences Moreno',
        'Calle de Gutenberg',
        'Calle de Papin',
        'Calle de León Felipe',
        'Paseo de Carmelitas',
      ],
      near: [['la plaza del Oeste', "la plaça de l'Oeste", 'Plaza del Oeste']],
    },
    Garrido: {
      streets: [
        'Avenida de Portugal',
        'Calle de Federico Anaya',
        'Calle de María Auxiliadora',
        'Calle de Alfonso de Castro',
      ],
      near: [
        ['el parque de Garrido', 'el parc de Garrido', 'Garrido park'],
        ['el mercado de San Bernardo', 'el mercat de San Bernardo', 'San Bernardo market'],
      ],
    },
    Prosperidad: {
      streets: ['Calle de Azafranal', 'Avenida de los Comuneros', 'Calle de Galileo', 'Calle de Fernando de Rojas'],
      near: [['la estación de tren', "l'estació de tren", 'the railway station']],
    },
    'El Rollo': {
      streets: ['Calle de Valencia', 'Avenida de los Cipreses', 'Calle de Nueva Guinea', 'Calle de Bilbao'],
      near: [['el parque de La Alamedilla', "el parc de l'Alamedilla", 'La Alamedilla park']],
    },
    'San José': {
      streets: ['Paseo de San José', 'Calle de Jesús Arambarri', 'Calle de Rafael Sanzio'],
      near: [['el puente Romano', 'el pont Romà', 'the Roman bridge']],
    },
    Tejares: {
      streets: ['Calle de los Molinos', 'Carretera de Ciudad Rodrigo', 'Calle del Río Tormes'],
      near: [['la ribera del Tormes', 'la riba del Tormes', 'the bank of the Tormes']],
    },
    'Santa Marta de Tormes': { near: [['la isla del Soto', "l'illa del Soto", 'the Isla del Soto nature park']] },
    'Carbajosa de la Sagrada': { near: [['el parque de la Dehesa', 'el parc de la Dehesa', 'Dehesa park']] },
    Villamayor: { near: [['la plaza de la Constitución', 'la plaça de la Constitución', 'Plaza de la Constitución']] },
    Béjar: {
      near: [
        ['la muralla árabe', 'la muralla àrab', 'the Moorish wall'],
        ['el jardín de El Bosque', "el jardí d'El Bosque", 'the garden of El Bosque'],
      ],
    },
    'Ciudad Rodrigo': {
      near: [
        ['la muralla', 'la muralla', 'the town wall'],
        ['la plaza Mayor', 'la plaça Mayor', 'the Plaza Mayor'],
      ],
    },
  },
  burgos: {
    Centro: {
      streets: [
        'Calle de la Paloma',
        'Calle de Laín Calvo',
        'Calle de San Lorenzo',
        'Calle de Vitoria',
        'Paseo del Espolón',
        'Calle de San Juan',
      ],
      near: [
        ['la catedral', 'la catedral', 'the cathedral'],
        ['el paseo del Espolón', "el passeig de l'Espolón", 'the Espolón promenade'],
      ],
    },
    Gamonal: {
      streets: [
        'Calle de Vitoria',
        'Calle de Francisco Grandmontagne',
        'Avenida de Eladio Perlado',
        'Calle de Santiago',
        'Calle de Pablo Casals',
      ],
      near: [['el mercado de Gamonal', 'el mercat de Gamonal', 'Gamonal market']],
    },
    Villímar: {
      streets: ['Calle de Severo Ochoa', 'Calle de Victoria Balfé', 'Calle de José María Codón'],
      near: [['el parque del Silo', 'el parc del Silo', 'Silo park']],
    },
    Fuentecillas: {
      streets: ['Paseo de Fuentecillas', 'Calle de Villalón', 'Calle de Francisco Salinas'],
      near: [['el paseo de la Isla', "el passeig de l'Isla", 'the Isla promenade']],
    },
    Universidad: {
      streets: ['Calle de Parralillos', 'Paseo de los Comendadores', 'Calle de Don Juan de Austria'],
      near: [['el Hospital del Rey', "l'Hospital del Rey", 'the Hospital del Rey campus']],
    },
    'San Agustín': {
      streets: ['Calle de Madrid', 'Barrio Gimeno', 'Calle de San Agustín', 'Calle del Carmen'],
      near: [['el Museo de la Evolución', "el Museu de l'Evolució", 'the Museum of Human Evolution']],
    },
    Capiscol: {
      streets: ['Calle de Lavaderos', 'Calle de Vela Zanetti', 'Calle de Esteban Sáez de Alvarado'],
      near: [['el parque lineal del Vena', 'el parc lineal del Vena', 'the park along the Vena']],
    },
    'Aranda de Duero': {
      near: [
        ['la plaza Mayor', 'la plaça Mayor', 'the Plaza Mayor'],
        ['la iglesia de Santa María', "l'església de Santa María", 'the church of Santa María'],
      ],
    },
    'Miranda de Ebro': { near: [['el parque Antonio Machado', 'el parc Antonio Machado', 'Antonio Machado park']] },
    Lerma: { near: [['el palacio Ducal', 'el palau Ducal', 'the ducal palace']] },
    Briviesca: { near: [['el paseo de la Florida', 'el passeig de la Florida', 'the Florida promenade']] },
    'Medina de Pomar': { near: [['el alcázar de los Velasco', "l'alcàsser dels Velasco", 'the Velasco castle']] },
  },
  albacete: {
    Centro: {
      streets: [
        'Calle Ancha',
        'Calle de Tesifonte Gallego',
        'Calle del Tinte',
        'Calle de la Concepción',
        'Paseo de la Libertad',
      ],
      near: [
        ['el pasaje de Lodares', 'el passatge de Lodares', 'the Lodares arcade'],
        ['el parque Abelardo Sánchez', 'el parc Abelardo Sánchez', 'Abelardo Sánchez park'],
      ],
    },
    Villacerrada: {
      streets: ['Plaza de Villacerrada', 'Calle de Martínez Villena', 'Calle de la Feria'],
      near: [
        ['la catedral', 'la catedral', 'the cathedral'],
        ['el mercado de Villacerrada', 'el mercat de Villacerrada', 'Villacerrada market'],
      ],
    },
    Carretas: {
      streets: ['Calle de las Carretas', 'Plaza de Carretas', 'Calle de Hermanos Jiménez', 'Calle de Carcelén'],
      near: [['el mercado de Carretas', 'el mercat de Carretas', 'Carretas market']],
    },
    Feria: {
      streets: ['Calle de la Feria', 'Paseo de la Feria', 'Calle del Capitán Gómez Descalzo', 'Calle de Cruz'],
      near: [
        ['el recinto ferial', 'el recinte firal', 'the fairground'],
        ['el jardín Botánico', 'el jardí Botànic', 'the botanical garden'],
      ],
    },
    Fátima: {
      streets: [
        'Calle de Santo Ángel',
        'Calle del Pintor Zuloaga',
        'Calle de Hermanos Pinzón',
        'Calle de Collado Piña',
      ],
      near: [['el mercado de Fátima', 'el mercat de Fátima', 'Fátima market']],
    },
    'Parque Sur': {
      streets: ['Calle de Francisco Belmonte', 'Avenida de España', 'Calle de Almansa'],
      near: [['el campus universitario', 'el campus universitari', 'the university campus']],
    },
    Imaginalia: {
      streets: ['Avenida de la Ilustración', 'Calle de Francisco de Goya', 'Avenida de Isabel la Católica'],
      near: [['el centro comercial Imaginalia', 'el centre comercial Imaginalia', 'the Imaginalia shopping centre']],
    },
    Hellín: { near: [['la plaza de la Iglesia', "la plaça de l'Iglesia", 'the church square']] },
    Almansa: { near: [['el castillo', 'el castell', 'the castle']] },
    Villarrobledo: { near: [['la plaza de Ramón y Cajal', 'la plaça de Ramón y Cajal', 'Plaza de Ramón y Cajal']] },
    'La Roda': { near: [['la iglesia de El Salvador', "l'església d'El Salvador", 'the church of El Salvador']] },
    Alcaraz: { near: [['la plaza Mayor', 'la plaça Mayor', 'the Renaissance Plaza Mayor']] },
  },
};
