import { energyRatings } from '#shared/domain/estate.ts';
import { mediaCategories, type MediaCategory } from '#shared/domain/mediaCategories.ts';
import type { LocalisedText } from '#shared/i18n/languages.ts';
import { catalanAlt } from './catalanAlt.ts';
import { englishAlt } from './englishAlt.ts';
import type { EstatePicture } from '../estatePictures.ts';
import { buildingStyles } from '../scene/home.ts';
import { seenPicture, type SeenPicture } from './seenPicture.ts';
import { spanishAlt } from './spanishAlt.ts';
import { namedOnPlan, writeAlt } from './writeAlt.ts';

const writeInEachLanguage = (picture: SeenPicture): LocalisedText => ({
  'es-ES': writeAlt(spanishAlt, picture),
  'ca-ES': writeAlt(catalanAlt, picture),
  'en-US': writeAlt(englishAlt, picture),
});

/** A picture's alternative texts, and the same in JSON. */
export interface EstateAlt {
  texts: LocalisedText;
  json: string;
}

/** Numbers for words, from 1; 0 for none. */
const numbered = <Word extends string>(words: readonly Word[]): ((word: Word | undefined) => number) => {
  const numbers = new Map<Word | undefined, number>(words.map((word, index) => [word, index + 1]));
  return (word) => numbers.get(word) ?? 0;
};

const namesOf = <Name extends string>(words: Record<Name, unknown>) => Object.keys(words) as Name[];
const categoryNumber = numbered(mediaCategories);
const thingNumber = numbered(namesOf(spanishAlt.things));
const timeNumber = numbered(namesOf(spanishAlt.times));
const buildingNumber = numbered(buildingStyles);
const ratingNumber = numbered<string>(energyRatings);
const shots = namesOf(spanishAlt.shots);
const shotNumber = numbered(shots);
const shotCount = shots.length;

/**
 * One number for all that a text says: 6 bits for the category, 4 for its place among those of its category, 6 for each
 * of two things, 2 for the time, 7 for building and shot together. Below 2^31, which keys of a map must be to be found
 * fast.
 */
function keyOf({ category, nth, things, time, building, shot }: SeenPicture): number {
  let key = categoryNumber(category) * 16 + nth;
  key = (key * 64 + thingNumber(things[0])) * 64 + thingNumber(things[1]);
  return (key * 4 + timeNumber(time)) * 128 + buildingNumber(building) * (shotCount + 1) + shotNumber(shot);
}

const planRoomBits = { living: 1, kitchen: 2, terrace: 4, garden: 8 } as const;

/** The same of a plan or a certificate, which says facts of the home and nothing else: no home has 64 rooms. */
function keyOfFacts({ category, facts }: SeenPicture): number {
  const { area = 0, rooms = 0, bathrooms = 0, rating } = facts;
  const named = namedOnPlan(facts).reduce((bits, room) => bits + planRoomBits[room], 0);
  const counted = (area * 64 + rooms) * 64 + bathrooms;
  return (counted * 16 + named) * 512 + categoryNumber(category) * 8 + ratingNumber(rating);
}

/** Some thousand texts, and a load asks for them ten times an estate. */
const written = new Map<number, EstateAlt>();

const writtenOfFacts = new Map<number, EstateAlt>();

/** Plans and certificates say facts of the home. */
const saysFacts: ReadonlySet<MediaCategory> = new Set(['plan', 'appraisalplan', 'energycertificate']);

function write(picture: SeenPicture): EstateAlt {
  const texts = writeInEachLanguage(picture);
  return { texts, json: JSON.stringify(texts) };
}

function inEachLanguage(picture: SeenPicture): EstateAlt {
  const ofFacts = saysFacts.has(picture.category);
  if (picture.nth > (ofFacts ? 1 : 15)) return write(picture);
  const [known, key] = ofFacts ? [writtenOfFacts, keyOfFacts(picture)] : [written, keyOf(picture)];
  let found = known.get(key);
  if (!found) {
    found = write(picture);
    known.set(key, found);
  }
  return found;
}

/** The alternative texts of an estate's pictures, in their order, the cover first; no two of an estate are the same. */
export function estateAlts(pictures: readonly EstatePicture[]): EstateAlt[] {
  const seen = new Map<MediaCategory, number>();
  return pictures.map((picture) => {
    const nth = (seen.get(picture.category) ?? 0) + 1;
    seen.set(picture.category, nth);
    return inEachLanguage(seenPicture(picture, nth));
  });
}
