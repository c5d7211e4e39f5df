import {
  addressVisibilities,
  conservations,
  energyRatings,
  estateStatuses,
  estateTypes,
  featureIds,
  hidesPrice,
  operationTypes,
} from '#shared/domain/estate.ts';
import { featuresByEstateType } from '#shared/domain/featuresOfKinds.ts';
import { mediaCategories } from '#shared/domain/mediaCategories.ts';
import { imageWidths } from '#shared/domain/images.ts';
import type { MediaDto } from '#shared/contract/estate.ts';
import type {
  AgencyInput,
  AgentInput,
  EstateInput,
  NetworkInput,
  ProvinceInput,
} from '#origin/db/input/networkInput.ts';
import { smallMagazine } from './smallMagazine.ts';

/**
 * A network small enough to be checked by hand: every status, type, sub-type, visibility and certificate, ties in every
 * sort.
 */
const text = (words: string) => ({ 'es-ES': `${words} (es)`, 'ca-ES': `${words} (ca)`, 'en-US': `${words} (en)` });

export const smallProvinces: ProvinceInput[] = [
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

const image = (path: string) => ({
  url: `/media/${path}-1400.jpg`,
  dimensions: Object.fromEntries(
    Object.entries(imageWidths).map(([size, width]) => [size, `/media/${path}-${width}.webp`]),
  ),
});

const provinceFields = (slug: string) => ({
  province: smallProvinces.find((province) => province.slug === slug)!.name,
  province_slug: slug,
});

const agency = (
  n: number,
  slug: string,
  { provinceSlug, ...facts }: Pick<AgencyInput, 'commercial_brand' | 'independent' | 'web'> & { provinceSlug: string },
): AgencyInput => ({
  id: `agency-${n}`,
  slug,
  kind: 'agency',
  ...facts,
  ...provinceFields(provinceSlug),
  city: text('Ciudad'),
  address: {
    street_type: 'Calle',
    street_name: 'Mayor',
    street_number: String(n),
    postal_code: '08001',
    town: 'Barcelona',
  },
  email: `hola@${slug}.example`,
  phone: `+3460000100${n}`,
  ...(facts.independent
    ? {}
    : {
        logo: { ...image(`home/logos/${n}-${slug}`), alt: text(`Logotipo de ${slug}`) },
        image: { ...image(`home/offices/${n}-${slug}`), alt: text(`Fachada de ${slug}`) },
        location: { lat: 41.3825, lng: 2.1769 },
        opening_hours: { mon: ['09:30-14:00', '16:00-19:00'], fri: ['09:30-14:00'] },
        founded: 1990,
      }),
  about: text('Somos'),
  consultancy_areas: lines('Venta'),
  memberships: lines('Colegio'),
});

/** A firm; an agent who works alone under a brand, and one who does so under none. */
export const smallAgencies: AgencyInput[] = [
  agency(1, 'casa-clara', {
    commercial_brand: 'Casa Clara',
    independent: false,
    provinceSlug: 'barcelona',
    web: 'https://casa-clara.example',
  }),
  agency(2, 'teide-hogar', {
    commercial_brand: 'Teide Hogar',
    independent: true,
    provinceSlug: 'santa-cruz-de-tenerife',
  }),
  agency(3, 'didac-roig-agente', { independent: true, provinceSlug: 'barcelona' }),
];

const agencyOfAgent = [0, 0, 1, 2] as const;

const slugs = ['ana-mas', 'beni-coll', 'carla-hdez', 'didac-roig'] as const;

function smallAgent(fullName: string, position: number): AgentInput {
  const { slug: agencySlug, commercial_brand, independent } = smallAgencies[agencyOfAgent[position]!]!;
  const brand = commercial_brand === undefined ? {} : { commercial_brand };
  const slug = slugs[position]!;
  const gender = position % 2 === 0 ? 'female' : 'male';
  return {
    id: `agent-${position + 1}`,
    slug,
    kind: 'agent',
    full_name: fullName,
    gender,
    agency: { slug: agencySlug, ...brand, independent },
    ...brand,
    ...(position === 2 ? { web: 'https://teide-hogar.example' } : {}),
    email: `agent${position + 1}@vencejo.example`,
    phone: `+3460000000${position}`,
    ...(position === 0 ? { register_number: '00000-01', register: { name: 'AICAT' } } : {}),
    ...provinceFields(position === 2 ? 'santa-cruz-de-tenerife' : 'barcelona'),
    city: text('Ciudad'),
    zones: ['Gràcia', ...(position === 1 ? ['Sitges'] : [])],
    languages: ['Español', 'Català'],
    social: { instagram: 'https://instagram.com/vencejo' },
    ...(position === 1
      ? {}
      : { image: { ...image(`agents/${slug}/portrait-${gender}-45`), alt: text(`Retrato de ${fullName}`) } }),
    about: text(`Soy ${fullName}`),
    training: lines('Curso'),
    experience: lines('Desde 2015'),
    consultancy_areas: lines('Venta'),
    sales: 10 * (position + 1),
    rents: position,
    // Those of two colleagues alternate in time.
    reviews: Array.from({ length: position < 2 ? 8 : 0 }, (_, n) => ({
      author: `Pepa ${position}.`,
      rating: 5 - (n % 3),
      text: text(`Bien ${n}`),
      language: 'ca-ES' as const,
      source: 'Google',
      ...(n === 0 ? {} : { url: `https://google.example/${n}` }),
      date: new Date(Date.UTC(2026, 0, 20 - 2 * n - position)).toISOString(),
    })),
    certifications: lines('AICAT 1'),
    memberships: lines('Colegio'),
    ...(position === 0 ? { video: 'https://video.example/1' } : {}),
    ...(position === 1 ? { calendar_url: 'https://calendar.example/beni' } : {}),
  };
}

export const smallAgents: AgentInput[] = ['Ana Mas', 'Beni Coll', 'Carla Hdez', 'Dídac Roig'].map(smallAgent);

const agentBrief = ({ id, slug, full_name, image: portrait, phone, email, languages, agency: brief }: AgentInput) => ({
  id,
  slug,
  full_name,
  ...(portrait ? { avatar: { url: portrait.url, dimensions: portrait.dimensions } } : {}),
  phone,
  email,
  languages,
  agency: brief,
});

const places = [
  ['barcelona', 'barcelona', 'gracia'],
  ['barcelona', 'barcelona', 'centro'],
  ['barcelona', 'sitges', null],
  ['barcelona', 'barcelona', 'gracia'],
  ['santa-cruz-de-tenerife', 'la-laguna', 'centro'],
  ['avila', 'arevalo', null],
] as const;

const middles: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  ...{ barcelona: [41.38, 2.17], 'santa-cruz-de-tenerife': [28.48, -16.31] },
  ...{ avila: [40.65, -4.7], soria: [41.76, -2.46] },
};

/** One line of places from the middle of each province. */
function locationIn(provinceSlug: string, n: number): { lat: number; lng: number } {
  const [lat, lng] = middles[provinceSlug]!;
  // Beyond that an island ends.
  const step = provinceSlug === 'barcelona' ? n : n % 50;
  return { lat: lat + step / 1_000, lng: lng + step / 1_000 };
}

/** The part of an address that names the place. */
export function placeFields(provinceSlug: string, townSlug: string, zoneSlug: string | null) {
  const town = smallProvinces.find(({ slug }) => slug === provinceSlug)!.towns.find(({ slug }) => slug === townSlug)!;
  const zone = town.zones.find(({ slug }) => slug === zoneSlug);
  return {
    ...provinceFields(provinceSlug),
    town: town.name,
    town_slug: town.slug,
    ...(zone ? { zone: zone.name, zone_slug: zone.slug } : {}),
  };
}

export const start = Date.UTC(2026, 0, 1);

function smallMedia(n: number, reference: string): MediaDto[] {
  return mediaCategories.slice(0, 2 + (n % 9)).map((category, position) => {
    const path = `estates/${reference.toLowerCase()}/${position + 1}-${category}`;
    const isCover = position === 1;
    return {
      type: category === 'plan' ? 'plan' : 'image',
      web_cover: isCover,
      ...image(path),
      alt: text(`Foto ${position + 1}`),
      placeholder: '#aabbcc',
      ...(isCover ? { preview: `/media/${path}-1200.jpg` } : {}),
      description_category: category,
    };
  });
}

/** Every rating, and now and then none. */
const ratingAt = (n: number) => {
  const rating = energyRatings[n % 8];
  return rating ? { rating } : {};
};

/** Now and then a price that changed: mostly it dropped. */
function historyAt(n: number, price: number): Pick<EstateInput, 'price_history'> {
  if (n % 6 !== 1) return {};
  const before = n % 4 === 1 ? price + 5_000 : Math.max(1, price - 100);
  const at = (days: number) => new Date(start + days * 86_400_000).toISOString();
  return {
    price_history: [
      { date: at(Math.floor(n / 4)), price: before },
      { date: at(n), price },
    ],
  };
}

/** A few that can be had are on request. */
const isOnRequest = (n: number, status: string): boolean => n % 19 === 7 && !hidesPrice(status);

/** The n-th estate, from 0. Everything follows from n by remainders with different periods, so that properties mix. */
export function smallEstate(n: number): EstateInput {
  const [provinceSlug, townSlug, zoneSlug] = places[n % places.length]!;
  const type = operationTypes[n % 5 === 0 ? 1 : 0];
  const estateType = estateTypes[n % 4 === 0 ? 0 : n % estateTypes.length]!;
  const reference = `AB${String(1000 + n)}-${String(5000 - n)}`;
  const allowed = [...featuresByEstateType[estateType].own, ...featuresByEstateType[estateType].surroundings];
  const dwelling = estateTypes.indexOf(estateType) < 3;
  const subtype =
    estateType === 'flat' ? ([null, 'studio', 'penthouse', 'duplex'] as const)[n % 4 === 0 ? (n / 4) % 4 : 0]! : null;
  const status = n % 3 === 0 ? estateStatuses[(n / 3) % 4]! : 'new';
  const price = type === 'rent' ? 500 + (n % 7) * 100 : 100_000 + (n % 11) * 25_000;
  const catalanRental = type === 'rent' && provinceSlug === 'barcelona';
  return {
    id: String(n + 1),
    reference,
    type,
    // Most are available; the others come round often enough to fill pages.
    status,
    estate_type: estateType,
    ...(subtype === null ? {} : { subtype }),
    ...(isOnRequest(n, status) ? {} : { price }),
    area_constructed: 30 + (n % 13) * 10,
    ...(dwelling ? { rooms: n % 6, bathrooms: 1 + (n % 5) } : {}),
    description: text(`Casa ${n}`),
    text: text(`Texto largo ${n}`),
    url_slug: {
      'es-ES': `casa-${n}-${reference.toLowerCase()}`,
      'ca-ES': `llar-${n}-${reference.toLowerCase()}`,
      'en-US': `home-${n}-${reference.toLowerCase()}`,
    },
    address: {
      ...placeFields(provinceSlug, townSlug, zoneSlug),
      street_type: 'Calle',
      street_name: `Mayor ${n}`,
      street_number: String(n),
      visibility: addressVisibilities[n % 3]!,
    },
    location: locationIn(provinceSlug, n),
    furnished: n % 3 === 1,
    conditioned_air: n % 2 === 0,
    orientation_north: n % 2 === 0,
    orientation_south: n % 3 === 0,
    orientation_east: n % 5 === 0,
    orientation_west: n % 7 === 0,
    ...(n % 6 === 5 ? {} : { conservation: conservations[n % conservations.length]! }),
    cee:
      n % 3 === 0
        ? { state: 'completed', consumption: 100 + n, emissions: 20 + n, ...ratingAt(n / 3) }
        : { state: n % 3 === 1 ? 'in_process' : 'exempt' },
    features: featureIds.filter((id, position) => allowed.includes(id) && (n + position) % 3 !== 0),
    media: smallMedia(n, reference),
    ...(n % 4 === 0 ? { virtual_tour: 'https://tours.example/1' } : {}),
    ...(n % 7 === 0 ? { video: 'https://videos.example/1' } : {}),
    ...(dwelling && n % 5 !== 4 ? { floor: n % 5, exterior: n % 2 === 0 } : {}),
    ...(dwelling && n % 3 === 0 ? { floors: 1 + (n % 5) + (n % 2) } : {}),
    ...(isOnRequest(n, status) ? {} : historyAt(n, price)),
    ...(n % 9 === 4 ? { area_terrace: 12.5, licence: `VT-${n}-B` } : {}),
    ...(n % 9 === 5 ? { works_licence: { number: `${n}/2025`, expires_on: '2027-06-30T00:00:00.000Z' } } : {}),
    highlights: { 'es-ES': ['Luz'] },
    special: { 'es-ES': [] },
    ...(n % 4 === 1 ? { confirmed_at: new Date(start + (n + 20) * 86_400_000).toISOString() } : {}),
    ...(type === 'rent' ? { rental_conditions: { 'es-ES': ['Fianza de un mes'] } } : {}),
    agent: agentBrief(smallAgents[n % 3]!),
    // Several a day: a list by date has ties.
    created_at: new Date(start + Math.floor(n / 4) * 86_400_000).toISOString(),
    updated_at: new Date(start + n * 86_400_000).toISOString(),
    ...(catalanRental
      ? { reference_index: 480, rent_increase_reason: 'renovation' as const, large_holder: false }
      : {}),
  };
}

export const smallEstates: EstateInput[] = Array.from({ length: 150 }, (_, n) => smallEstate(n));

export const smallNetwork = (estates: readonly EstateInput[] = smallEstates): NetworkInput => ({
  provinces: smallProvinces,
  agencies: smallAgencies,
  agents: smallAgents,
  homeData: { carrousel: [], citas_google: [], logos_footer: [], porque_vencejo_: {}, posts_magazine: [] },
  magazine: smallMagazine,
  estates: () => estates,
});

export const agentOf = ({ agent }: EstateInput): string => smallAgents.find(({ id }) => id === agent.id)!.slug;
