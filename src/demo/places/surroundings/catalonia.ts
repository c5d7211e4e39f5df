import type { SurroundingsByProvince } from './surroundings.ts';

export const catalonia: SurroundingsByProvince = {
  barcelona: {
    Eixample: {
      streets: [
        'Carrer de Mallorca',
        'Carrer de Provença',
        "Carrer d'Enric Granados",
        'Carrer del Consell de Cent',
        'Carrer de Girona',
        'Carrer del Bruc',
        'Rambla de Catalunya',
        'Carrer de València',
      ],
      near: [
        ['el mercado de la Concepción', 'el mercat de la Concepció', 'the Concepció market'],
        ['el paseo de Gracia', 'el passeig de Gràcia', 'Passeig de Gràcia'],
      ],
    },
    Gràcia: {
      streets: [
        'Carrer de Verdi',
        "Carrer del Torrent de l'Olla",
        "Carrer d'Astúries",
        'Carrer de Bailèn',
        'Plaça de la Virreina',
        'Carrer de Ramón y Cajal',
        "Carrer de l'Or",
      ],
      near: [
        ['el mercado de la Libertad', 'el mercat de la Llibertat', 'the Llibertat market'],
        ['la plaza del Sol', 'la plaça del Sol', 'Plaça del Sol'],
      ],
    },
    Sarrià: {
      streets: [
        'Carrer Major de Sarrià',
        'Carrer de Bonaplata',
        'Carrer de Clos de Sant Francesc',
        'Carrer del Cardenal Sentmenat',
        'Passeig de la Bonanova',
      ],
      near: [
        ['el mercado de Sarrià', 'el mercat de Sarrià', 'Sarrià market'],
        ['la plaza de Sarrià', 'la plaça de Sarrià', 'Plaça de Sarrià'],
      ],
    },
    'Sant Gervasi': {
      streets: [
        'Carrer de Muntaner',
        "Carrer d'Aribau",
        'Carrer de Santaló',
        'Carrer de Balmes',
        'Carrer de Sant Elies',
        'Carrer de Copèrnic',
      ],
      near: [
        ['el mercado de Galvany', 'el mercat de Galvany', 'Galvany market'],
        ['el Turó Park', 'el Turó Park', 'Turó Park'],
      ],
    },
    'Les Corts': {
      streets: [
        'Carrer de Numància',
        'Carrer de Joan Güell',
        'Travessera de les Corts',
        'Carrer del Vallespir',
        'Plaça de la Concòrdia',
      ],
      near: [
        ['la plaza de la Concordia', 'la plaça de la Concòrdia', 'Plaça de la Concòrdia'],
        ['el mercado de les Corts', 'el mercat de les Corts', 'Les Corts market'],
      ],
    },
    Sants: {
      streets: ['Carrer de Sants', 'Carrer de Galileu', "Carrer d'Olzinelles", 'Carrer de Càceres', 'Plaça de Sants'],
      near: [
        ['el mercado de Sants', 'el mercat de Sants', 'Sants market'],
        ['el parque de la España Industrial', "el parc de l'Espanya Industrial", 'the Espanya Industrial park'],
      ],
    },
    'Sant Antoni': {
      streets: [
        'Carrer del Parlament',
        'Carrer de Viladomat',
        'Carrer de Tamarit',
        'Carrer del Comte Borrell',
        'Ronda de Sant Antoni',
      ],
      near: [['el mercado de Sant Antoni', 'el mercat de Sant Antoni', 'Sant Antoni market']],
    },
    'El Born': {
      streets: [
        'Carrer de la Princesa',
        'Carrer de Montcada',
        'Carrer del Rec',
        'Carrer dels Flassaders',
        'Passeig del Born',
      ],
      near: [
        ['el parque de la Ciudadela', 'el parc de la Ciutadella', 'Ciutadella park'],
        [
          'la basílica de Santa Maria del Mar',
          'la basílica de Santa Maria del Mar',
          'the basilica of Santa Maria del Mar',
        ],
      ],
    },
    'El Raval': {
      streets: [
        'Carrer del Carme',
        "Carrer de l'Hospital",
        'Carrer de Joaquín Costa',
        'Carrer de les Carretes',
        'Rambla del Raval',
      ],
      near: [
        ['el mercado de la Boqueria', 'el mercat de la Boqueria', 'the Boqueria market'],
        ['el museo MACBA', 'el museu MACBA', 'the MACBA museum'],
      ],
    },
    Poblenou: {
      streets: [
        'Rambla del Poblenou',
        'Carrer de Marià Aguiló',
        'Carrer de Pujades',
        'Carrer de Llull',
        'Carrer de Pallars',
      ],
      near: [
        ['la playa del Bogatell', 'la platja del Bogatell', 'Bogatell beach'],
        ['la rambla del Poblenou', 'la rambla del Poblenou', 'the Rambla del Poblenou'],
      ],
    },
    'Diagonal Mar': {
      streets: ['Passeig del Taulat', 'Carrer de Selva de Mar', 'Carrer de Josep Pla', 'Avinguda Diagonal'],
      near: [
        ['el parque de Diagonal Mar', 'el parc de Diagonal Mar', 'Diagonal Mar park'],
        ['la playa de Llevant', 'la platja de Llevant', 'Llevant beach'],
      ],
    },
    Horta: {
      streets: ["Carrer d'Horta", 'Carrer del Tajo', 'Carrer de Campoamor', "Plaça d'Eivissa", 'Passeig de Maragall'],
      near: [
        ['la plaza de Eivissa', "la plaça d'Eivissa", "Plaça d'Eivissa"],
        ['el parque del Laberinto', 'el parc del Laberint', 'the Labyrinth park'],
      ],
    },
    'Sant Cugat del Vallès': {
      near: [['el monasterio de Sant Cugat', 'el monestir de Sant Cugat', 'the monastery of Sant Cugat']],
    },
    'Mira-sol': { near: [['la estación de Mira-sol', "l'estació de Mira-sol", 'Mira-sol station']] },
    Valldoreix: { near: [['la estación de Valldoreix', "l'estació de Valldoreix", 'Valldoreix station']] },
    "L'Hospitalet de Llobregat": {
      near: [
        ['la plaza Europa', "la plaça d'Europa", "Plaça d'Europa"],
        ['el parque de Can Buxeres', 'el parc de Can Buxeres', 'Can Buxeres park'],
      ],
    },
    Sitges: {
      near: [
        ['la playa de la Ribera', 'la platja de la Ribera', 'Ribera beach'],
        ['la iglesia de Sant Bartomeu', "l'església de Sant Bartomeu", "Sant Bartomeu's church"],
      ],
    },
    Badalona: {
      near: [
        ['el puente del Petroli', 'el pont del Petroli', 'the Petroli pier'],
        ['la rambla de Badalona', 'la rambla de Badalona', "Badalona's seaside rambla"],
      ],
    },
    Terrassa: {
      near: [
        ['el parque de Vallparadís', 'el parc de Vallparadís', 'Vallparadís park'],
        ['el mercado de la Independencia', 'el mercat de la Independència', 'the Independència market'],
      ],
    },
    Mataró: {
      near: [
        ['la plaza de Cuba', 'la plaça de Cuba', 'Plaça de Cuba'],
        ['el paseo Marítimo', 'el passeig Marítim', 'the seafront promenade'],
      ],
    },
    Vic: {
      near: [
        ['la plaza Mayor', 'la plaça Major', 'the Plaça Major'],
        ['el templo romano', 'el temple romà', 'the Roman temple'],
      ],
    },
    Berga: { near: [['la plaza de Sant Pere', 'la plaça de Sant Pere', 'Plaça de Sant Pere']] },
  },
  girona: {
    'Barri Vell': {
      streets: [
        'Carrer de la Força',
        'Carrer dels Ciutadans',
        'Carrer de les Ballesteries',
        "Carrer de l'Argenteria",
        'Pujada de Sant Domènec',
      ],
      near: [
        ['la catedral', 'la catedral', 'the cathedral'],
        ['la rambla de la Llibertat', 'la rambla de la Llibertat', 'the Rambla de la Llibertat'],
      ],
    },
    Eixample: {
      streets: [
        'Carrer de Migdia',
        'Carrer de la Creu',
        'Carrer de Santa Eugènia',
        'Carrer de Juli Garreta',
        'Carrer de Joan Maragall',
      ],
      near: [
        ['la estación del AVE', "l'estació de l'AVE", 'the high-speed railway station'],
        ['el mercado del Lleó', 'el mercat del Lleó', 'the Lleó market'],
      ],
    },
    'La Devesa': {
      streets: ['Passeig de la Devesa', 'Carrer de Figuerola', 'Avinguda de Ramon Folch', 'Carrer del Carril'],
      near: [['el parque de la Devesa', 'el parc de la Devesa', 'Devesa park']],
    },
    Palau: {
      streets: ['Carrer de Sant Daniel', 'Carrer del Camí Vell de Fornells', 'Carrer de Manel Quer'],
      near: [['el parque del Migdia', 'el parc del Migdia', 'Migdia park']],
    },
    Montjuïc: {
      streets: ['Carrer de Josep Morató', 'Carrer de Montjuïc', 'Carrer de Vicenç Bou'],
      near: [['el castillo de Montjuïc', 'el castell de Montjuïc', 'Montjuïc castle']],
    },
    'Sant Narcís': {
      streets: ["Carrer de l'Agudes", 'Plaça de Sant Narcís', 'Carrer de la Costabona', 'Carrer del Puigsacalm'],
      near: [["la plaza de l'Assumpció", "la plaça de l'Assumpció", "Plaça de l'Assumpció"]],
    },
    Fontajau: {
      streets: ['Avinguda de Josep Tarradellas', 'Passeig de Sant Joan Bosco', 'Carrer de Taialà'],
      near: [['el pabellón de Fontajau', 'el pavelló de Fontajau', 'the Fontajau sports centre']],
    },
    Figueres: {
      near: [
        ['la rambla', 'la rambla', 'the Rambla'],
        ['el Teatro-Museo Dalí', 'el Teatre-Museu Dalí', 'the Dalí theatre-museum'],
      ],
    },
    Olot: {
      near: [
        ['el volcán Montsacopa', 'el volcà Montsacopa', 'the Montsacopa volcano'],
        ['la plaza Mayor', 'la plaça Major', 'the Plaça Major'],
      ],
    },
    Blanes: {
      near: [
        ['el paseo de Dintre', 'el passeig de Dintre', 'the Passeig de Dintre'],
        ['la playa de Blanes', 'la platja de Blanes', 'Blanes beach'],
      ],
    },
    "Platja d'Aro": { near: [['la playa Gran', 'la platja Gran', 'the Platja Gran beach']] },
    Palafrugell: {
      near: [
        ['la plaza Nova', 'la plaça Nova', 'Plaça Nova'],
        ['el mercado de la Pagesia', 'el mercat de la Pagesia', "the farmers' market"],
      ],
    },
    Roses: {
      near: [
        ['la Ciudadela', 'la Ciutadella', 'the Citadel'],
        ['la playa de la Rovina', 'la platja de la Rovina', 'Rovina beach'],
      ],
    },
  },
  tarragona: {
    'Part Alta': {
      streets: ['Carrer Major', 'Carrer de Cavallers', 'Carrer de la Nau', 'Plaça de la Font', 'Carrer de Santa Anna'],
      near: [
        ['la catedral', 'la catedral', 'the cathedral'],
        ['la plaza de la Font', 'la plaça de la Font', 'Plaça de la Font'],
      ],
    },
    Eixample: {
      streets: [
        'Rambla Nova',
        'Carrer de Fortuny',
        'Carrer de Canyelles',
        'Carrer de Sant Francesc',
        'Carrer del Governador González',
      ],
      near: [
        ['el mercado central', 'el mercat central', 'the central market'],
        ['el balcón del Mediterráneo', 'el balcó del Mediterrani', 'the Mediterranean balcony'],
      ],
    },
    'El Serrallo': {
      streets: ['Carrer de Trafalgar', 'Carrer de Sant Pere', 'Carrer de Gravina', 'Carrer del Mar'],
      near: [['la lonja', 'la llotja', 'the fish market']],
    },
    Llevant: {
      streets: ['Via Augusta', 'Carrer de Joan Fuster', 'Passeig de Rafael Casanova'],
      near: [
        ['la playa del Miracle', 'la platja del Miracle', 'Miracle beach'],
        ['la playa de la Arrabassada', "la platja de l'Arrabassada", 'Arrabassada beach'],
      ],
    },
    'Sant Pere i Sant Pau': {
      streets: ['Avinguda de Catalunya', 'Carrer de Violant', 'Carrer de Marcel·lí Domingo'],
      near: [['el campus Sescelades', 'el campus Sescelades', 'the Sescelades campus']],
    },
    Torreforta: {
      streets: ['Carrer de Gomera', 'Carrer de Tortosa', 'Carrer del Francolí', 'Carrer de Prades'],
      near: [['el mercado de Torreforta', 'el mercat de Torreforta', 'Torreforta market']],
    },
    Reus: {
      near: [
        ['la plaza del Mercadal', 'la plaça del Mercadal', 'Plaça del Mercadal'],
        ['el mercado central', 'el mercat central', 'the central market'],
      ],
    },
    'Barri Gaudí': { near: [['el parque de la Festa', 'el parc de la Festa', 'Festa park']] },
    Cambrils: {
      near: [
        ['el puerto de Cambrils', 'el port de Cambrils', 'Cambrils harbour'],
        ['el parque de la Pinaret', 'el parc del Pinaret', 'Pinaret park'],
      ],
    },
    Salou: {
      near: [
        ['la playa de Ponent', 'la platja de Ponent', 'Ponent beach'],
        ['el paseo de Jaume I', 'el passeig de Jaume I', 'the Jaume I promenade'],
      ],
    },
    'El Vendrell': {
      near: [
        ['la plaza Vella', 'la plaça Vella', 'Plaça Vella'],
        ['la casa natal de Pau Casals', 'la casa nadiua de Pau Casals', 'the house where Pau Casals was born'],
      ],
    },
    Valls: { near: [['la plaza del Blat', 'la plaça del Blat', 'Plaça del Blat']] },
    Tortosa: {
      near: [
        ['el parque Teodor Gonzàlez', 'el parc Teodor Gonzàlez', 'Teodor Gonzàlez park'],
        ['el mercado municipal', 'el mercat municipal', 'the covered market'],
      ],
    },
  },
};
