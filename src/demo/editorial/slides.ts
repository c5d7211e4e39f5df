import type { OperationType } from '#shared/domain/estate.ts';

interface Words {
  es: string;
  ca: string;
  en: string;
}

export interface Slide {
  city: string;
  operation: OperationType;
  /** What the city's picture shows. */
  alt: Words;
  /** `offset`, `full` or another place of the box (docs/product.md#home-data). */
  position: string;
  boxColour: 'dark' | 'light' | 'lighter' | 'white';
  textColour: 'black' | 'white';
  buttonColour: string;
  title: Words;
  subtitle: Words;
  button: Words;
}

/** The hero's slides: each colour of the caption box and each of its places once. */
export const slides: readonly Slide[] = [
  {
    city: 'barcelona',
    operation: 'buy',
    position: 'offset',
    boxColour: 'white',
    textColour: 'black',
    buttonColour: 'secondary',
    alt: {
      es: 'Barcelona desde lo alto: el banco de mosaico, los tejados, las torres de la Sagrada Família y el mar',
      ca: 'Barcelona des de dalt: el banc de mosaic, les teulades, les torres de la Sagrada Família i el mar',
      en: 'Barcelona from above: the mosaic bench, the rooftops, the towers of the Sagrada Família and the sea',
    },
    title: {
      es: 'Volver a casa, aunque sea nueva',
      ca: 'Tornar a casa, encara que sigui nova',
      en: 'Coming home, even to a new one',
    },
    subtitle: {
      es: 'Pisos con luz, con historia y con vecinos que se saludan, en Barcelona y a su alrededor.',
      ca: 'Pisos amb llum, amb història i amb veïns que se saluden, a Barcelona i a la rodalia.',
      en: 'Flats with light, a past and neighbours who say hello, in and around Barcelona.',
    },
    button: { es: 'Comprar en Barcelona', ca: 'Comprar a Barcelona', en: 'Buy in Barcelona' },
  },
  {
    city: 'madrid',
    operation: 'rent',
    position: 'full',
    boxColour: 'dark',
    textColour: 'white',
    buttonColour: 'info',
    alt: {
      es: 'Los tejados de Madrid con luz de tarde, entre el palacio y una cúpula de pizarra, con la sierra al fondo',
      ca: 'Les teulades de Madrid amb llum de tarda, entre el palau i una cúpula de pissarra, amb la serra al fons',
      en: 'The rooftops of Madrid in late afternoon light, between the palace and a slate dome, with the hills behind',
    },
    title: {
      es: 'Alquilar sin letra pequeña',
      ca: 'Llogar sense lletra petita',
      en: 'Renting without the small print',
    },
    subtitle: {
      es: 'Las condiciones, claras y por escrito antes de la visita.',
      ca: 'Les condicions, clares i per escrit abans de la visita.',
      en: 'The terms, clear and in writing before you come to see the place.',
    },
    button: { es: 'Alquilar en Madrid', ca: 'Llogar a Madrid', en: 'Rent in Madrid' },
  },
  {
    city: 'valencia',
    operation: 'buy',
    position: 'left',
    boxColour: 'light',
    textColour: 'black',
    buttonColour: 'secondary',
    alt: {
      es: 'Los edificios blancos de la Ciudad de las Artes de Valencia junto al agua, bajo un puente de mástil inclinado',
      ca: "Els edificis blancs de la Ciutat de les Arts de València vora l'aigua, sota un pont de màstil inclinat",
      en: 'The white buildings of Valencia’s City of Arts beside the water, under a bridge with a leaning mast',
    },
    title: {
      es: 'Una ciudad que se vive en la calle',
      ca: 'Una ciutat que es viu al carrer',
      en: 'A city that lives outdoors',
    },
    subtitle: {
      es: 'Balcones sobre el mercado, áticos frente al mar y casas de pueblo a un cuarto de hora.',
      ca: "Balcons sobre el mercat, àtics davant del mar i cases de poble a un quart d'hora.",
      en: 'Balconies above the market, penthouses facing the sea and village houses a quarter of an hour away.',
    },
    button: { es: 'Ver viviendas en Valencia', ca: 'Veure habitatges a València', en: 'See homes in Valencia' },
  },
  {
    city: 'las-palmas',
    operation: 'buy',
    position: 'right',
    boxColour: 'lighter',
    textColour: 'black',
    buttonColour: 'primary',
    alt: {
      es: 'La playa de Las Palmas, con barcas y sombrillas, bajo las casas de colores de la ladera',
      ca: 'La platja de Las Palmas, amb barques i para-sols, sota les cases de colors del vessant',
      en: 'The beach of Las Palmas, with boats and parasols, below the colourful houses on the hillside',
    },
    title: {
      es: 'El mar, a la vuelta de la esquina',
      ca: 'El mar, a tocar de casa',
      en: 'The sea, just around the corner',
    },
    subtitle: {
      es: 'Quien enseña la casa vive en la isla y conoce cada barrio.',
      ca: "Qui ensenya la casa viu a l'illa i en coneix cada barri.",
      en: 'Whoever shows you the house lives on the island and knows every neighbourhood.',
    },
    button: { es: 'Comprar en Las Palmas', ca: 'Comprar a Las Palmas', en: 'Buy in Las Palmas' },
  },
];
