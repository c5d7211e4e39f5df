import type { EstateSeed } from '#origin/world.ts';
import type { EstateAgent } from '../people/createPeople.ts';
import type { DemoProvince, Locality } from '../places/createPlaces.ts';
import { Random } from '../random.ts';
import { writeTexts } from '../words/writeTexts.ts';
import { chooseEnergy } from './chooseEnergy.ts';
import { chooseLook } from './chooseLook.ts';
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

const tourShare = 0.16;
const videoShare = 0.12;

/** The index-th estate of the world, from a stream of its own. */
export function createEstate(
  {
    index,
    ordinal,
    provinceIndex,
    seed,
    now,
  }: { index: number; ordinal: number; provinceIndex: number; seed: number; now: number },
  province: DemoProvince,
  agentsAt: (place: Locality) => readonly EstateAgent[],
): EstateSeed {
  const random = new Random(seed, index);
  const home = draftHome(index, province, provinceIndex, ordinal, now, random);
  const cee = chooseEnergy(home, random);
  // Put in afterwards: a copy of forty fields, a million times, takes its time.
  home.rating = cee.rating;
  const agent = random.pick(agentsAt(home.place));
  const reference = referenceAt(index, seed, agent.initials);
  const price = priceHome(home, random);
  const [streetType, streetName] = random.pick(home.place.streets);
  const { lat, lng } = pointIn(home.place, random);
  const { description, text, urlSlug, highlights, special, rentalConditions } = writeTexts(home, reference, random);
  const { referenceIndex, lastRent, largeHolder, registrationNumber } = rentalRules(home, price, random);
  // Field by field, as in draftHome.
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
    description,
    text,
    urlSlug,
    provinceSlug: province.seed.slug,
    townSlug: home.place.townSlug,
    zoneSlug: home.place.zoneSlug,
    streetType,
    streetName,
    streetNumber: String(random.between(1, 148)),
    visibility: home.visibility,
    lat,
    lng,
    furnished: home.furnished,
    conditionedAir: home.conditionedAir,
    orientationNorth: home.isDwelling && home.north,
    orientationSouth: home.isDwelling && home.south,
    orientationEast: home.isDwelling && home.east,
    orientationWest: home.isDwelling && home.west,
    conservation: home.conservation,
    cee,
    features: home.features,
    media: chooseMedia(home, random),
    look: chooseLook(home, random),
    virtualTour: home.isDwelling && random.chance(tourShare) ? `https://tour.vencejo.example/${reference}` : null,
    video: random.chance(videoShare) ? `https://video.vencejo.example/${reference}` : null,
    agentId: agent.id,
    createdAt: home.createdAt,
    updatedAt: home.updatedAt,
    highlights,
    special,
    rentalConditions,
    referenceIndex,
    lastRent,
    largeHolder,
    registrationNumber,
  };
}
