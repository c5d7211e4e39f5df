import type { ImageDto } from '#shared/contract/fields.ts';
import { shuffleRank } from '#origin/db/shuffleRank.ts';
import { logoAlt, portraitAlt } from './alt/peopleAlts.ts';
import { mediaImage, portraitScene } from './mediaUrls.ts';

/** An agent's portrait. @param age in years; painted in steps of ten, 25 to 65 */
export function agentPortrait(slug: string, name: string, gender: 'female' | 'male' | 'other', age: number): ImageDto {
  const shownAge = Math.min(65, Math.round((age - 5) / 10) * 10 + 5);
  return { ...mediaImage('agents', slug, portraitScene(gender, shownAge)), alt: portraitAlt(name, gender) };
}

/** How many marks logos are painted with, times their inks. */
const logoMarks = 24;

/** An agency's logo, one of the painted ones. */
export const agencyLogo = (slug: string, brand: string): ImageDto => ({
  ...mediaImage('home', 'logos', `${1 + (shuffleRank(slug) % logoMarks)}-${slug}`),
  alt: logoAlt(brand),
});
