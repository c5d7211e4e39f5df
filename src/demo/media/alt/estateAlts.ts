import type { MediaCategory } from '#shared/domain/estate.ts';
import type { LocalisedText } from '#shared/i18n/languages.ts';
import { catalanAlt } from './catalanAlt.ts';
import { englishAlt } from './englishAlt.ts';
import type { EstatePicture } from '../estatePictures.ts';
import { seenPicture, type SeenPicture } from './seenPicture.ts';
import { spanishAlt } from './spanishAlt.ts';
import { writeAlt } from './writeAlt.ts';

const inEveryLanguage = (picture: SeenPicture): LocalisedText => ({
  'es-ES': writeAlt(spanishAlt, picture),
  'ca-ES': writeAlt(catalanAlt, picture),
  'en-US': writeAlt(englishAlt, picture),
});

/** The alternative texts of an estate's pictures, in their order, the cover first; no two of an estate are the same. */
export function estateAlts(pictures: readonly EstatePicture[]): LocalisedText[] {
  const seen = new Map<MediaCategory, number>();
  return pictures.map((picture) => {
    const nth = (seen.get(picture.category) ?? 0) + 1;
    seen.set(picture.category, nth);
    return inEveryLanguage(seenPicture(picture, nth));
  });
}
