import {
  addressVisibilities,
  conservations,
  energyRatings,
  estateStatuses,
  estateTypes,
  featureIds,
  featuresByEstateType,
  mediaCategories,
  operationTypes,
} from '#shared/domain/estate.ts';
import type { AgencySeed, AgentSeed, EstateSeed, ProvinceSeed, World } from '#origin/world.ts';

/** A network small enough to be checked by hand: every status, type, sub-type, visibility and certificate, ties in every sort. */
const text = (words: string) => ({ 'es-ES': `${words} (es)`, 'ca-ES': `${words} (ca)`, 'en-US': `${words} (en)` });

export const smallProvinces: ProvinceSeed[] = [
  {
    slug: 'barcelona',
    name: 'Barcelona',
    towns: [
      {
        slug: 'barcelona',
        name: 'Barcelona',
        zones: [
          { slug: 'gracia', name: 'Gràcia' },
          { slug: 'centro', name: 'Centro' },
        ],
      },
      { slug: 'sitges', name: 'Sitges', zones: [] },
    ],
  },
  {
    slug: 'santa-cruz-de-tenerife',
    name: 'Santa Cruz de Tenerife',
    towns: [{ slug: 'la-laguna', name: 'La Laguna', zones: [{ slug: 'centro', name: 'Centro' }] }],
  },
  { slug: 'avila', name: 'Ávila', towns: [{ slug: 'arevalo', name: 'Arévalo', zones: [] }] },
  { slug: 'soria', name: 'Soria', towns: [{ slug: 'soria', name: 'Soria', zones: [] }] },
];

const lines = (words: string) => ({
  'es-ES': [`${words} (es)`],
  'ca-ES': [`${words} (ca)`],
  'en-US': [`${words} (en)`],
});

const agency = (
  n: number,
  slug: string,
  facts: Pick<AgencySeed, 'commercialBrand' | 'independent' | 'provinceSlug' | 'web'>,
): AgencySeed => ({
  id: `agency-${n}`,
  slug,
  ...facts,
  city: text('Ciudad'),
  address: {
    streetType: 'Calle',
    streetName: 'Mayor',
    streetNumber: String(n),
    postalCode: '08001',
    town: 'Barcelona',
  },
  email: `hola@${slug}.example`,
  phone: `+3460000100${n}`,
  hasLogo: !facts.independent,
  founded: facts.independent ? null : 1990,
  about: text('Somos'),
  consultancyAreas: lines('Venta'),
  memberships: lines('Colegio'),
});

/** A firm; somebody who works alone under a brand, and somebody who does so under none. */
export const smallAgencies: AgencySeed[] = [
  agency(1, 'casa-clara', {
    commercialBrand: 'Casa Clara',
    independent: false,
    provinceSlug: 'barcelona',
    web: 'https://casa-clara.example',
  }),
  agency(2, 'teide-hogar', {
    commercialBrand: 'Teide Hogar',
    independent: true,
    provinceSlug: 'santa-cruz-de-tenerife',
    web: null,
  }),
  agency(3, 'didac-roig-agente', { commercialBrand: null, independent: true, provinceSlug: 'barcelona', web: null }),
];

const agencyOfAgent = [0, 0, 1, 2] as const;

export const smallAgents: AgentSeed[] = ['Ana Mas', 'Beni Coll', 'Carla Hdez', 'Dídac Roig'].map(
  (fullName, position) => ({
    id: `agent-${position + 1}`,
    slug: ['ana-mas', 'beni-coll', 'carla-hdez', 'didac-roig'][position]!,
    fullName,
    gender: position % 2 === 0 ? 'female' : 'male',
    agencyId: smallAgencies[agencyOfAgent[position]!]!.id,
    commercialBrand: smallAgencies[agencyOfAgent[position]!]!.commercialBrand,
    web: position === 2 ? 'https://teide-hogar.example' : null,
    email: `agent${position + 1}@vencejo.example`,
    phone: `+3460000000${position}`,
    provinceSlug: position === 2 ? 'santa-cruz-de-tenerife' : 'barcelona',
    city: text('Ciudad'),
    zones: ['Gràcia', ...(position === 1 ? ['Sitges'] : [])],
    languages: ['Español', 'Català'],
    social: { instagram: 'https://instagram.com/vencejo' },
    hasPortrait: position !== 1,
    portraitAge: 45,
    about: text(`Soy ${fullName}`),
    training: lines('Curso'),
    experience: lines('Desde 2015'),
    consultancyAreas: lines('Venta'),
    sales: 10 * (position + 1),
    rents: position,
    // Those of two colleagues alternate in time.
    reviews: Array.from({ length: position < 2 ? 8 : 0 }, (_, n) => ({
      author: `Pepa ${position}.`,
      rating: 5 - (n % 3),
      text: text(`Bien ${n}`),
      language: 'ca-ES',
      source: 'Google',
      url: n === 0 ? null : `https://google.example/${n}`,
      publishedAt: Date.UTC(2026, 0, 20 - 2 * n - position),
    })),
    certifications: lines('AICAT 1'),
    memberships: lines('Colegio'),
    video: position === 0 ? 'https://video.example/1' : null,
  }),
);

const places = [
  ['barcelona', 'barcelona', 'gracia'],
  ['barcelona', 'barcelona', 'centro'],
  ['barcelona', 'sitges', null],
  ['barcelona', 'barcelona', 'gracia'],
  ['santa-cruz-de-tenerife', 'la-laguna', 'centro'],
  ['avila', 'arevalo', null],
] as const;

export const start = Date.UTC(2026, 0, 1);

/** The n-th home, from 0. Everything follows from n by remainders with different periods, so that properties mix. */
export function smallEstate(n: number): EstateSeed {
  const [provinceSlug, townSlug, zoneSlug] = places[n % places.length]!;
  const type = operationTypes[n % 5 === 0 ? 1 : 0];
  const estateType = estateTypes[n % 4 === 0 ? 0 : n % estateTypes.length]!;
  const reference = `AB${String(1000 + n)}-${String(5000 - n)}`;
  const allowed = [...featuresByEstateType[estateType].own, ...featuresByEstateType[estateType].surroundings];
  const dwelling = estateTypes.indexOf(estateType) < 3;
  return {
    id: String(n + 1),
    reference,
    type: type,
    // Most are to be had; the others come round often enough to fill pages.
    status: n % 3 === 0 ? estateStatuses[(n / 3) % 4]! : 'new',
    estateType,
    subtype:
      estateType === 'flat' ? ([null, 'studio', 'penthouse', 'duplex'] as const)[n % 4 === 0 ? (n / 4) % 4 : 0]! : null,
    price: type === 'rent' ? 500 + (n % 7) * 100 : 100_000 + (n % 11) * 25_000,
    areaConstructed: 30 + (n % 13) * 10,
    rooms: dwelling ? n % 6 : null,
    bathrooms: dwelling ? 1 + (n % 5) : null,
    description: text(`Casa ${n}`),
    text: text(`Texto largo ${n}`),
    urlSlug: {
      'es-ES': `casa-${n}-${reference.toLowerCase()}`,
      'ca-ES': `llar-${n}-${reference.toLowerCase()}`,
      'en-US': `home-${n}-${reference.toLowerCase()}`,
    },
    provinceSlug,
    townSlug,
    zoneSlug,
    streetType: 'Calle',
    streetName: `Mayor ${n}`,
    streetNumber: String(n),
    visibility: addressVisibilities[n % 3]!,
    lat: 41.38 + n / 1_000,
    lng: 2.17 + n / 1_000,
    furnished: n % 3 === 1,
    conditionedAir: n % 2 === 0,
    orientationNorth: n % 2 === 0,
    orientationSouth: n % 3 === 0,
    orientationEast: n % 5 === 0,
    orientationWest: n % 7 === 0,
    conservation: n % 6 === 5 ? null : conservations[n % conservations.length]!,
    cee:
      n % 3 === 0
        ? { state: 'completed', consumption: 100 + n, emissions: 20 + n, rating: energyRatings[(n / 3) % 8] ?? null }
        : { state: n % 3 === 1 ? 'in_process' : 'exempt', consumption: null, emissions: null, rating: null },
    features: featureIds.filter((id, position) => allowed.includes(id) && (n + position) % 3 !== 0),
    media: mediaCategories.slice(0, 2 + (n % 9)).map((category, position) => ({
      type: category === 'plan' ? 'plan' : 'image',
      category,
      webCover: position === 1,
    })),
    look: n % 2 === 0 ? null : { view: 'sea', flooring: 'wood', kitchen: 'open', season: 'summer' },
    virtualTour: n % 4 === 0 ? 'https://tours.example/1' : null,
    video: null,
    highlights: { 'es-ES': ['Luz'] },
    special: { 'es-ES': [] },
    rentalConditions: type === 'rent' ? { 'es-ES': ['Fianza de un mes'] } : null,
    agentId: smallAgents[n % 3]!.id,
    // Several a day: a list by date has ties.
    createdAt: start + Math.floor(n / 4) * 86_400_000,
    updatedAt: start + n * 86_400_000,
    referenceIndex: type === 'rent' && provinceSlug === 'barcelona' ? 12.5 : null,
    lastRent: null,
    largeHolder: type === 'rent' && provinceSlug === 'barcelona' ? false : null,
    registrationNumber: null,
  };
}

export const smallEstates: EstateSeed[] = Array.from({ length: 150 }, (_, n) => smallEstate(n));

export const smallWorld = (estates: readonly EstateSeed[] = smallEstates): World => ({
  provinces: smallProvinces,
  agencies: smallAgencies,
  agents: smallAgents,
  homeData: { carrousel: [], citas_google: [], logos_footer: [], porque_vencejo_: {}, posts_magazine: [] },
  estates: () => estates,
});

export const agencyOf = (estate: EstateSeed): string =>
  smallAgencies.find(({ id }) => id === smallAgents.find((agent) => agent.id === estate.agentId)!.agencyId)!.slug;
export const agentOf = (estate: EstateSeed): string => smallAgents.find(({ id }) => id === estate.agentId)!.slug;
