import type { LocalisedText } from '#shared/i18n/languages.ts';
import type { LocalisedList } from '#shared/api/wire.ts';
import type { EstateSeed } from '#origin/world.ts';
import type { DemoProvince } from '../places/createPlaces.ts';
import { streets } from '../places/streets.ts';
import { Random } from '../random.ts';
import { writers } from '../words/writers.ts';
import { chooseDates } from './chooseDates.ts';
import { chooseEnergy } from './chooseEnergy.ts';
import { chooseMedia } from './chooseMedia.ts';
import { draftHome } from './draftHome.ts';
import type { HomeFacts } from './homeFacts.ts';
import { priceHome } from './priceHome.ts';
import { referenceAt } from './referenceAt.ts';
import { rentalRules } from './rentalRules.ts';

const metresPerDegree = 111_320;

/** A point in the place's circle, spread evenly over its area. */
function pointIn({ lat, lng, radius }: HomeFacts['place'], random: Random): { lat: number; lng: number } {
  const distance = Math.sqrt(random.next()) * radius;
  const angle = random.next() * 2 * Math.PI;
  const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
  return {
    lat: round(lat + (Math.cos(angle) * distance) / metresPerDegree),
    lng: round(lng + (Math.sin(angle) * distance) / (metresPerDegree * Math.cos((lat * Math.PI) / 180))),
  };
}

type Texts = Pick<EstateSeed, 'description' | 'text' | 'urlSlug' | 'highlights' | 'special' | 'rentalConditions'>;

/** Some homes lack a translation, as in a real network; Spanish is always there. */
function writeTexts(home: HomeFacts, reference: string, random: Random): Texts {
  const { es, ca, en } = writers;
  const dice = random.next();
  const hasCatalan = dice >= 0.05;
  const hasEnglish = dice < 0.02 || dice >= 0.08;
  const tail = `-${home.place.slug}-${reference.toLowerCase()}`;
  const inEach = <T>(write: (writer: typeof es) => T): { 'es-ES': T; 'ca-ES'?: T; 'en-US'?: T } => {
    const texts: { 'es-ES': T; 'ca-ES'?: T; 'en-US'?: T } = { 'es-ES': write(es) };
    if (hasCatalan) texts['ca-ES'] = write(ca);
    if (hasEnglish) texts['en-US'] = write(en);
    return texts;
  };
  const description: LocalisedText = inEach((writer) => writer.headline(home, random));
  const highlights: LocalisedList = inEach((writer) => writer.highlights(home, random));
  return {
    description,
    text: inEach((writer) => writer.text(home, random)),
    urlSlug: inEach((writer) => writer.slugStart[home.kind] + tail),
    highlights,
    special: inEach((writer) => writer.special(home, random)),
    rentalConditions: home.operation === 'rent' ? inEach((writer) => writer.rentalConditions(home, random)) : null,
  };
}

const tourShare = 0.16;
const videoShare = 0.12;

/** The index-th estate of the world, from a stream of its own. */
export function createEstate(
  { index, ordinal, provinceIndex, seed, now }: { index: number; ordinal: number; provinceIndex: number; seed: number; now: number },
  province: DemoProvince,
  agents: readonly { id: string; initials: string }[],
): EstateSeed {
  const random = new Random(seed, index);
  const home = draftHome(index, province, provinceIndex, ordinal, random);
  const agent = random.pick(agents);
  const reference = referenceAt(index, seed, agent.initials);
  const price = priceHome(home, random);
  const [streetType, streetName] = random.pick(streets[province.source.streets]);
  return {
    id: String(index + 1),
    reference,
    type: home.operation,
    status: home.status,
    estateType: home.estateType,
    subtype: home.subtype,
    price,
    areaConstructed: home.area,
    rooms: home.rooms,
    bathrooms: home.bathrooms,
    ...writeTexts(home, reference, random),
    provinceSlug: province.seed.slug,
    townSlug: home.place.townSlug,
    zoneSlug: home.place.zoneSlug,
    streetType,
    streetName,
    streetNumber: String(random.between(1, 148)),
    visibility: home.visibility,
    ...pointIn(home.place, random),
    furnished: home.furnished,
    conditionedAir: home.conditionedAir,
    orientationNorth: home.isDwelling && home.north,
    orientationSouth: home.isDwelling && home.south,
    orientationEast: home.isDwelling && home.east,
    orientationWest: home.isDwelling && home.west,
    conservation: home.conservation,
    cee: chooseEnergy(home, random),
    features: home.features,
    media: chooseMedia(home, random),
    virtualTour: home.isDwelling && random.chance(tourShare) ? `https://tour.vencejo.example/${reference}` : null,
    video: random.chance(videoShare) ? `https://video.vencejo.example/${reference}` : null,
    agentId: agent.id,
    ...chooseDates(home, now, random),
    ...rentalRules(home, price, random),
  };
}
