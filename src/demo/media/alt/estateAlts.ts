import type { MediaCategory } from '#shared/domain/estate.ts';
import type { LocalisedText } from '#shared/i18n/languages.ts';
import { catalanAlt } from './catalanAlt.ts';
import { englishAlt } from './englishAlt.ts';
import type { EstatePicture } from '../estatePictures.ts';
import { seenPicture, type SeenPicture } from './seenPicture.ts';
import { spanishAlt } from './spanishAlt.ts';
import { writeAlt } from './writeAlt.ts';

const writeInEachLanguage = (picture: SeenPicture): LocalisedText => ({
  'es-ES': writeAlt(spanishAlt, picture),
  'ca-ES': writeAlt(catalanAlt, picture),
  'en-US': writeAlt(englishAlt, picture),
});

/** Texts by what they say, word by word: finding them by one joined key would cost as much as writing them. */
interface Written {
  texts?: LocalisedText;
  next: Map<string | number | undefined, Written>;
}

/** Some thousand texts, and a load asks for them ten times an estate. */
const written: Written = { next: new Map() };

function following({ next }: Written, word: string | number | undefined): Written {
  let found = next.get(word);
  if (!found) {
    found = { next: new Map() };
    next.set(word, found);
  }
  return found;
}

/** Plans and certificates say facts of the home. */
const saysFacts: ReadonlySet<MediaCategory> = new Set(['plan', 'appraisalplan', 'energycertificate']);

function inEachLanguage(picture: SeenPicture): LocalisedText {
  const { category, nth, things, time, building, shot, facts } = picture;
  let place = following(following(written, category), nth);
  for (const thing of things) place = following(place, thing);
  place = following(following(following(place, time), building), shot);
  if (saysFacts.has(category))
    for (const fact of [facts.area, facts.rooms, facts.bathrooms, facts.rating]) place = following(place, fact);
  place.texts ??= writeInEachLanguage(picture);
  return place.texts;
}

/** The alternative texts of an estate's pictures, in their order, the cover first; no two of an estate are the same. */
export function estateAlts(pictures: readonly EstatePicture[]): LocalisedText[] {
  const seen = new Map<MediaCategory, number>();
  return pictures.map((picture) => {
    const nth = (seen.get(picture.category) ?? 0) + 1;
    seen.set(picture.category, nth);
    return inEachLanguage(seenPicture(picture, nth));
  });
}
