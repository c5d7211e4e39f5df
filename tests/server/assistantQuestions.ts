import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { smallEstates } from '../origin/smallNetwork.ts';

/** What is asked of an assistant, what it asks the site for, and what of the answer follows from the network. */
export type Question = [
  asked: string,
  tool: string,
  given: Record<string, unknown>,
  expected: Record<string, unknown>,
  /** Of a search: which homes match. */
  matches?: (estate: EstateInput) => boolean,
];

const first = (meets: (estate: EstateInput) => boolean): EstateInput => smallEstates.find(meets)!;

const isNew = ({ status }: EstateInput): boolean => status === 'new';
const homes = {
  flat: first((home) => isNew(home) && home.type === 'buy' && home.estate_type === 'flat' && home.price !== undefined),
  rental: first((home) => isNew(home) && home.type === 'rent' && home.price !== undefined),
  sold: first(({ status, type }) => status === 'sold' && type === 'buy'),
  rented: first(({ status }) => status === 'rented'),
  reserved: first(({ status }) => status === 'reserved'),
  onRequest: first((home) => isNew(home) && home.price === undefined),
  unrated: first(({ cee }) => cee.state === 'completed' && cee.rating === undefined),
  hidden: first((home) => isNew(home) && home.address.visibility === 'hidden'),
  street: first((home) => isNew(home) && home.address.visibility === 'street'),
  full: first((home) => isNew(home) && home.address.visibility === 'full'),
};

/** The address of a home's page. */
const pageOf = ({ reference, type, address, url_slug: slugs }: EstateInput): string =>
  `https://www.example.com/viviendas-${address.province_slug}-${type === 'buy' ? 'compra' : 'alquiler'}/${slugs['es-ES']}/${reference.toLowerCase()}`;

const inTown =
  (slug: string, type: 'buy' | 'rent' = 'buy') =>
  (home: EstateInput): boolean =>
    home.address.town_slug === slug && home.type === type;

const ofKind =
  (kind: string, within: (home: EstateInput) => boolean) =>
  (home: EstateInput): boolean =>
    within(home) && home.estate_type === kind;

const sitges = { operation: 'buy', province: 'barcelona', town: 'sitges' };
const found = (filters: Record<string, unknown>) => ({ filters });
const shown = (home: Record<string, unknown>) => ({ state: 'listed', home });

const sentences: Question[] = [
  [
    'Pisos en Sitges',
    'search_homes',
    { sentence: 'piso en Sitges', language: 'es' },
    found({ ...sitges, estate_type: ['flat'] }),
    ofKind('flat', inTown('sitges')),
  ],
  [
    'Pisos amb terrassa a Sitges',
    'search_homes',
    { sentence: 'pis amb terrassa a Sitges', language: 'ca' },
    found({ ...sitges, estate_type: ['flat'], features: ['terrace'] }),
    (home) => ofKind('flat', inTown('sitges'))(home) && home.features.includes('terrace'),
  ],
  [
    'Flats to rent in La Laguna',
    'search_homes',
    { sentence: 'flat to rent in La Laguna', language: 'en' },
    found({ operation: 'rent', town: 'la-laguna', estate_type: ['flat'] }),
    ofKind('flat', inTown('la-laguna', 'rent')),
  ],
  [
    'Eine Mietwohnung in Sitges',
    'search_homes',
    { sentence: 'Wohnung zur Miete in Sitges', language: 'de' },
    found({ ...sitges, operation: 'rent', estate_type: ['flat'] }),
    ofKind('flat', inTown('sitges', 'rent')),
  ],
  [
    'Een appartement in Sitges',
    'search_homes',
    { sentence: 'appartement te koop in Sitges', language: 'nl' },
    found({ ...sitges, estate_type: ['flat'] }),
    ofKind('flat', inTown('sitges')),
  ],
  [
    'Une maison à Sitges',
    'search_homes',
    { sentence: 'maison à vendre à Sitges', language: 'fr' },
    found({ ...sitges, estate_type: ['house'] }),
    ofKind('house', inTown('sitges')),
  ],
  [
    'Alquileres de 3 habitaciones en Ávila',
    'search_homes',
    { sentence: 'alquilo 3 hab en avila', language: 'es' },
    found({ operation: 'rent', province: 'avila', rooms: [3] }),
  ],
  [
    'Houses in La Laguna under 300k',
    'search_homes',
    { sentence: 'house in La Laguna under 300k', language: 'en' },
    found({ operation: 'buy', town: 'la-laguna', estate_type: ['house'], price: { max: 300_000 } }),
  ],
  [
    'Chalets baratos',
    'search_homes',
    { sentence: 'chalets baratos en Sitges hasta 200k', language: 'es' },
    found({ ...sitges, estate_type: ['house'], price: { max: 200_000 } }),
    (home) => ofKind('house', inTown('sitges'))(home) && home.price !== undefined && home.price <= 200_000,
  ],
  [
    'Pisos con vistas al mar en Sitges, que no se pueden filtrar',
    'search_homes',
    { sentence: 'piso con vistas al mar en Sitges', language: 'es' },
    {
      ...found({ ...sitges, estate_type: ['flat'] }),
      not_understood: [expect.stringContaining('mar') as unknown as string],
    },
  ],
  [
    'Un appartement avec ascenseur à Sitges, en français',
    'search_homes',
    { sentence: 'appartement avec ascenseur à Sitges', language: 'fr' },
    found({ ...sitges, estate_type: ['flat'], features: ['elevator'] }),
  ],
  [
    'What an English sentence finds in a Catalan answer',
    'search_homes',
    { sentence: 'house for rent in Sitges', language: 'ca' },
    found({ ...sitges, operation: 'rent', estate_type: ['house'] }),
  ],
];

const filters: Question[] = [
  [
    'Homes in Sitges up to 150,000, cheapest first',
    'search_homes',
    { ...sitges, estate_type: ['flat'], price: { max: 150_000 }, sort: 'priceAscendent', language: 'en' },
    { page: 1 },
    (home) => ofKind('flat', inTown('sitges'))(home) && home.price !== undefined && home.price <= 150_000,
  ],
  [
    'Pisos de 2 o 3 habitaciones en Gràcia',
    'search_homes',
    {
      ...{ operation: 'buy', province: 'barcelona', town: 'barcelona', zone: ['gracia'] },
      ...{ rooms: [2, 3], estate_type: ['flat'], language: 'es' },
    },
    { understood: expect.arrayContaining(['Gràcia', '2 habitaciones', '3 habitaciones']) as unknown },
    (home) =>
      home.address.zone_slug === 'gracia' && ofKind('flat', inTown('barcelona'))(home) && [2, 3].includes(home.rooms!),
  ],
  [
    'Certificat A o B a Arévalo',
    'search_homes',
    { operation: 'buy', province: 'avila', town: 'arevalo', energy: ['A', 'B'], language: 'ca' },
    { filters: { energy: ['A', 'B'] } },
  ],
  [
    'Mit Aufzug und Terrasse in Arévalo',
    'search_homes',
    { operation: 'buy', province: 'avila', features: ['elevator', 'terrace'], language: 'de' },
    { filters: { features: ['elevator', 'terrace'] } },
  ],
  [
    'Rents up to 700 a month in Sitges',
    'search_homes',
    { ...sitges, operation: 'rent', estate_type: ['flat'], price: { max: 700 }, language: 'en' },
    {},
    (home) => ofKind('flat', inTown('sitges', 'rent'))(home) && home.price !== undefined && home.price <= 700,
  ],
  [
    'Gemeubileerd huren op Tenerife',
    'search_homes',
    { operation: 'rent', province: 'santa-cruz-de-tenerife', furnished: true, language: 'nl' },
    { filters: { furnished: true } },
  ],
  [
    'La segunda página de las casas de Barcelona',
    'search_homes',
    { operation: 'buy', province: 'barcelona', estate_type: ['flat'], page: 2, language: 'es' },
    { page: 2 },
    (home) => ofKind('flat', ({ address, type }) => address.province_slug === 'barcelona' && type === 'buy')(home),
  ],
  [
    'Nothing where nothing matches',
    'search_homes',
    { ...sitges, price: { max: 1_000 }, language: 'en' },
    { total: 0, homes: [] },
  ],
];

const one: Question[] = [
  ['Un piso', 'get_home', { home: homes.flat.reference, language: 'es' }, shown({ price: homes.flat.price })],
  [
    'A home by its address, whose certificate has figures without a letter',
    'get_home',
    { home: pageOf(homes.unrated), language: 'en' },
    shown({ reference: homes.unrated.reference, energy: { consumption: homes.unrated.cee.consumption } }),
  ],
  [
    'Un lloguer, escrit com sigui',
    'get_home',
    { home: `Ref. ${homes.rental.reference.toLowerCase()}`, language: 'ca' },
    shown({ operation: 'rent' }),
  ],
  ['A home that was sold', 'get_home', { home: homes.sold.reference, language: 'en' }, shown({ availability: 'sold' })],
  [
    'Eine vermietete Wohnung',
    'get_home',
    { home: homes.rented.reference, language: 'de' },
    shown({ availability: 'rented' }),
  ],
  [
    'Un logement réservé',
    'get_home',
    { home: homes.reserved.reference, language: 'fr' },
    shown({ availability: 'reserved' }),
  ],
  [
    'Een huis met de prijs op aanvraag',
    'get_home',
    { home: homes.onRequest.reference, language: 'nl' },
    shown({ price_text: 'Prijs op aanvraag' }),
  ],
  ['A home without its street', 'get_home', { home: homes.hidden.reference, language: 'en' }, shown({})],
  ['Una casa con su calle', 'get_home', { home: homes.street.reference, language: 'es' }, shown({})],
  ['Una casa amb el número', 'get_home', { home: homes.full.reference, language: 'ca' }, shown({})],
];

const sideBySide: Question[] = [
  [
    'Two homes side by side',
    'compare_homes',
    { homes: [homes.flat.reference, homes.full.reference], language: 'en' },
    { withdrawn: [] },
  ],
  [
    'Drei Wohnungen, eine davon verkauft',
    'compare_homes',
    { homes: [homes.street, homes.sold, homes.hidden].map(({ reference }) => reference), language: 'de' },
    { withdrawn: [] },
  ],
];

const others: Question[] = [
  [
    'Dónde está Sitges',
    'find_places',
    { text: 'Sitges', language: 'es' },
    {
      places: [
        expect.objectContaining({ kind: 'town', filters: { province: 'barcelona', town: 'sitges' } }) as unknown,
      ],
    },
  ],
  [
    'Which places are called Centro',
    'find_places',
    { text: 'centro', operation: 'rent', language: 'en' },
    { places: expect.arrayContaining([expect.objectContaining({ kind: 'zone', name: 'Centro' })]) as unknown },
  ],
  [
    'Agents de Barcelona',
    'find_agents',
    { province: 'Barcelona', language: 'ca' },
    { total: 3, agents: expect.arrayContaining([expect.objectContaining({ slug: 'ana-mas' })]) as unknown },
  ],
  [
    'A Catalan-speaking agent in Tenerife',
    'find_agents',
    { province: 'santa-cruz-de-tenerife', spoken_language: 'Català', language: 'en' },
    { agents: [expect.objectContaining({ slug: 'carla-hdez', brand: 'Teide Hogar' }) as unknown] },
  ],
  [
    'Was in Barcelona verlangt wird',
    'price_guide',
    { operation: 'buy', province: 'barcelona', language: 'de' },
    { has_enough: expect.any(Boolean) as unknown },
  ],
  [
    'Cuánto cuesta comprar este piso',
    'costs_of_buying',
    { home: homes.flat.reference, language: 'es' },
    { price: homes.flat.price },
  ],
  [
    'Ce que coûte un achat à 250 000 €',
    'costs_of_buying',
    { price: 250_000, province: 'barcelona', language: 'fr' },
    { price: 250_000, taxes: [{ kind: 'itp', amount: 25_000, percent: 10 }] },
  ],
  [
    'Wat intrekken kost bij 900 euro huur',
    'costs_of_renting',
    { rent: 900, language: 'nl' },
    { rent: 900, first_month: 900 },
  ],
];

/** Forty, in the site's languages. */
export const questions: readonly Question[] = [...sentences, ...filters, ...one, ...sideBySide, ...others];
