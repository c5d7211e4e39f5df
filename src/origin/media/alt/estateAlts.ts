import type { MediaCategory } from '#shared/domain/estate.ts';
import type { LocalisedText } from '#shared/i18n/languages.ts';
import { catalanAlt } from './catalanAlt.ts';
import { englishAlt } from './englishAlt.ts';
import { seenPicture, type SeenPicture } from './seenPicture.ts';
import { spanishAlt } from './spanishAlt.ts';
import { writeAlt } from './writeAlt.ts';

const inEveryLanguage = (picture: SeenPicture): LocalisedText => ({
  'es-ES': writeAlt(spanishAlt, picture),
  'ca-ES': writeAlt(catalanAlt, picture),
  'en-US': writeAlt(englishAlt, picture),
});

/**
 * The alternative texts of a home's pictures, in their order; no two of a home are the same.
 * @param id the home's, as its URLs have it
 * @param scenes of its pictures, the cover first (estateScenes.ts)
 */
export function estateAlts(
  id: string,
  media: readonly { category: MediaCategory }[],
  scenes: readonly string[],
): LocalisedText[] {
  const seen = new Map<MediaCategory, number>();
  return media.map(({ category }, position) => {
    const nth = (seen.get(category) ?? 0) + 1;
    seen.set(category, nth);
    return inEveryLanguage(seenPicture(id, scenes[position]!, nth));
  });
}
