import type { AddressDto } from '#shared/contract/estate.ts';
import type { StorableEstate } from '#origin/import/networkInput.ts';
import { estateMedia } from '../media/estateMedia.ts';
import type { EstateAgent } from '../people/createPeople.ts';
import type { DemoProvince, Locality } from '../places/createPlaces.ts';
import type { Street } from '../places/streets.ts';
import { Random } from '../random.ts';
import { writeTexts } from '../words/writeTexts.ts';
import { chooseEnergy } from './chooseEnergy.ts';
import { chooseFacts } from './chooseFacts.ts';
import { chooseHistory } from './chooseHistory.ts';
import { chooseLook } from './chooseLook.ts';
import { chooseMedia } from './chooseMedia.ts';
import { chooseSurroundings } from './chooseSurroundings.ts';
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

function addressOf(
  { place, visibility }: HomeFacts,
  { slug, name }: DemoProvince['input'],
  [street_type, street_name]: Street,
  street_number: string,
): AddressDto {
  const address: AddressDto = {
    province: name,
    province_slug: slug,
    town: place.townName,
    town_slug: place.townSlug,
    street_type,
    street_name,
    street_number,
    visibility,
  };
  if (place.zoneSlug !== null && place.zoneName !== null) {
    address.zone = place.zoneName;
    address.zone_slug = place.zoneSlug;
  }
  return address;
}

/** The index-th estate of the network, from a random stream of its own; its pictures are packed for the store. */
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
): StorableEstate {
  const random = new Random(seed, index);
  const home = draftHome(index, province, provinceIndex, ordinal, now, random);
  const cee = chooseEnergy(home, random);
  // Put in afterwards: a copy of forty fields, a million times, takes its time.
  home.rating = cee.rating ?? null;
  const { brief, initials } = random.pick(agentsAt(home.place));
  const reference = referenceAt(index, seed, initials);
  const price = priceHome(home, random);
  const street = random.pick(home.place.streets);
  const location = pointIn(home.place, random);
  const texts = writeTexts(home, reference, random);
  const rules = rentalRules(home, price, random);
  const address = addressOf(home, province.input, street, String(random.between(1, 148)));
  const drafts = chooseMedia(home, random);
  const look = chooseLook(home, random);
  const { estateType, subtype, rooms, bathrooms, conservation, isDwelling } = home;
  const pictured = {
    reference,
    provinceSlug: province.input.slug,
    estateType,
    subtype,
    areaConstructed: home.area,
    rooms,
    bathrooms,
    terraceArea: home.terraceArea,
    gardenArea: home.gardenArea,
    conservation,
    rating: home.rating,
    look,
  };
  // Two draws that an earlier network had, whose tours and videos led nowhere: the rest of each home stays as it was.
  if (isDwelling) random.next();
  random.next();
  const told = { text: texts.text?.['es-ES'] ?? '', conditions: texts.rental_conditions?.['es-ES'] ?? [] };
  const facts = chooseFacts(home, price, now, told, random);
  const price_history = chooseHistory(home, price, random);
  const surroundings = chooseSurroundings(home, random);
  // Field by field, as in draftHome.
  return {
    id: String(index + 1),
    reference,
    type: home.operation,
    status: home.status,
    estate_type: estateType,
    subtype: subtype ?? undefined,
    price,
    area_constructed: home.area,
    rooms: rooms ?? undefined,
    bathrooms: bathrooms ?? undefined,
    description: texts.description,
    text: texts.text,
    url_slug: texts.url_slug,
    address,
    location,
    furnished: home.furnished,
    conditioned_air: home.conditionedAir,
    orientation_north: isDwelling && home.north,
    orientation_south: isDwelling && home.south,
    orientation_east: isDwelling && home.east,
    orientation_west: isDwelling && home.west,
    conservation: conservation ?? undefined,
    cee,
    features: home.features,
    media: estateMedia(pictured, drafts),
    agent: brief,
    created_at: new Date(home.createdAt).toISOString(),
    updated_at: new Date(home.updatedAt).toISOString(),
    highlights: texts.highlights,
    special: texts.special,
    rental_conditions: texts.rental_conditions,
    floor: facts.floor,
    floors: facts.floors,
    exterior: facts.exterior,
    area_useful: facts.area_useful,
    area_plot: facts.area_plot,
    year: facts.year,
    heating: facts.heating,
    community_fee: facts.community_fee,
    ibi: facts.ibi,
    deposit: facts.deposit,
    available_from: facts.available_from,
    pets: facts.pets,
    price_history,
    surroundings,
    reference_index: rules.reference_index,
    last_rent: rules.last_rent,
    rent_increase_reason: rules.rent_increase_reason,
    large_holder: rules.large_holder,
    registration_number: rules.registration_number,
  };
}
