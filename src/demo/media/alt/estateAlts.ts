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

/** Texts by what they say. There are a few thousand, and a load asks for them ten times an estate. */
const written = new Map<string, LocalisedText>();

/** Plans and certificates say numbers of their own. */
const saysNumbers: ReadonlySet<MediaCategory> = new Set(['plan', 'appraisalplan', 'energycertificate']);

function inEachLanguage(picture: SeenPicture): LocalisedText {
  const { category, nth, things, time = '', building = '', shot = '' } = picture;
  if (saysNumbers.has(category)) return writeInEachLanguage(picture);
  const key = `${category} ${nth} ${things.join()} ${time} ${building} ${shot}`;
  let texts = written.get(key);
  if (!texts) {
    texts = writeInEachLanguage(picture);
    written.set(key, texts);
  }
  return texts;
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
