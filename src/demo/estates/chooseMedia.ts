import { mediaCategories, type MediaCategory } from '#shared/domain/mediaCategories.ts';
import type { PictureDraft } from '../media/estateMedia.ts';
import type { Random } from '../random.ts';
import type { HomeFacts } from './homeFacts.ts';

const draftsOf = (type: PictureDraft['type'], webCover: boolean): Record<MediaCategory, PictureDraft> =>
  Object.fromEntries(
    mediaCategories.map((category) => [category, Object.freeze({ type, category, webCover })]),
  ) as Record<MediaCategory, PictureDraft>;

/** Shared, because a million homes have some nine million pictures. */
const pictures = draftsOf('image', false);
const covers = draftsOf('image', true);
const plans = draftsOf('plan', false);

function dwellingRooms(
  { kind, estateType, area, rooms, bathrooms, features, outlook, old, kitchen, rating }: HomeFacts,
  random: Random,
): MediaCategory[] {
  const shown: MediaCategory[] = kind === 'studio' ? ['studio', 'kitchen'] : ['living', 'kitchen'];
  const add = (category: MediaCategory, share: number): void => void (random.chance(share) && shown.push(category));
  if (kind === 'studio') add('loft', 0.2);
  if (area > 80 && kitchen !== 'dining') add('dining_room', 0.6);
  if (kind !== 'studio') for (let n = Math.min(rooms ?? 1, 3); n > 0; n--) shown.push('bedroom');
  for (let n = Math.min(bathrooms ?? 1, 2); n > 0; n--) shown.push('bathroom');
  if (features.includes('wardrobe') && (rooms ?? 0) >= 3) add('29', 0.35);
  if (features.includes('terrace')) shown.push('terrace');
  if (kind === 'penthouse') add('penthouse', 0.3);
  if (features.includes('balcony')) shown.push('balcony');
  if (features.includes('garden')) shown.push('garden');
  if (features.includes('swimming_pool') || features.includes('swimming')) shown.push('pool');
  if (outlook === 'sea') shown.push('views');
  else if (outlook === 'hills' || outlook === 'roofs') add('views', 0.75);
  if (estateType !== 'flat') {
    add('porch', 0.35);
    add('staircase', 0.3);
    add('garage', 0.25);
    add('basement', 0.08);
  }
  if (kind === 'duplex') add('staircase', 0.6);
  if (kind === 'rural_house') {
    add('cellar', 0.3);
    add('land', features.includes('garden') ? 0.4 : 0);
    add('patio', 0.4);
  }
  if (features.includes('parking')) add('garage', 0.3);
  if (features.includes('community_zone')) add('communalareas', 0.6);
  if (features.includes('elevator')) add('lifts', 0.05);
  if (features.includes('boxrom')) add('storage_space', 0.15);
  if (old) add('details', 0.5);
  add('hall', 0.25);
  add('corridor', 0.12);
  add('patio', estateType === 'flat' ? 0.06 : 0.2);
  add('surroundings', 0.25);
  add('atmosphere', 0.08);
  add('energycertificate', rating ? 0.12 : 0);
  add('unknown', 0.03);
  return shown;
}

const otherRooms: Partial<Record<HomeFacts['kind'], readonly MediaCategory[]>> = {
  office: ['office', 'open_plan', 'waitingroom', 'hall', 'office', 'bathroom', 'details', 'lifts', 'surroundings'],
  premises: ['open_plan', 'storage', 'bathroom', 'details', 'surroundings', 'open_plan'],
  building: ['staircase', 'patio', 'communalareas', 'living', 'corridor', 'basement', 'surroundings', 'details'],
  storage: ['storage', 'storage_space', 'corridor'],
  garage: ['garage', 'garage', 'surroundings'],
  land: ['land', 'views', 'surroundings', 'land'],
};

const otherCover: Partial<Record<HomeFacts['kind'], MediaCategory>> = {
  storage: 'storage_space',
  garage: 'garage',
  land: 'land',
};

function coverOf({ kind, isDwelling, estateType, features, outlook }: HomeFacts, random: Random): MediaCategory {
  if (!isDwelling) return otherCover[kind] ?? 'facade';
  const choice = random.next();
  if (choice < 0.1 && features.includes('terrace')) return 'terrace';
  if (choice < 0.15 && outlook === 'sea') return 'views';
  if (choice < 0.2 && features.includes('swimming_pool')) return 'pool';
  // A page of cards is livelier when not every flat shows its living room.
  const turn = random.next();
  if (turn < (estateType === 'flat' ? 0.42 : 0.7)) return 'facade';
  if (turn < 0.72 && features.includes('garden')) return 'garden';
  if (turn > 0.92) return 'kitchen';
  if (turn > 0.87 && kind !== 'studio') return 'bedroom';
  if (turn > 0.82 && features.includes('balcony')) return 'balcony';
  return kind === 'studio' ? 'studio' : 'living';
}

/** Share of plans that are a surveyor's. */
const appraisalShare = 0.05;

/** Pictures that fit the home, the cover first and a plan last; a few homes have one picture, or none. */
export function chooseMedia(home: HomeFacts, random: Random): PictureDraft[] {
  const choice = random.next();
  if (!home.hasPlan && choice < 0.027) return [];
  const cover = coverOf(home, random);
  // Without a marked cover the first picture serves (docs/product.md#constants).
  const first = choice > 0.97 ? pictures[cover] : covers[cover];
  if (!home.hasPlan && choice < 0.054) return [first];
  const rest = home.isDwelling ? dwellingRooms(home, random) : otherRooms[home.kind]!.slice(0, random.between(4, 9));
  const at = rest.indexOf(cover);
  if (at >= 0) rest.splice(at, 1);
  if (cover !== 'facade' && home.isDwelling) rest.push('facade');
  const media = [first];
  for (const category of rest) if (media.length < 13) media.push(pictures[category]);
  if (home.hasPlan) media.push(plans[random.chance(appraisalShare) ? 'appraisalplan' : 'plan']);
  return media;
}
