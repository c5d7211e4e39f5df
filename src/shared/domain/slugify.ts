import { foldLetters } from './foldLetters.ts';

/** ASCII, lower case, words joined by hyphens. Names with `l·l`, apostrophes and accents included. */
export const slugify = (text: string): string =>
  foldLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const maxSlugLength = 100;

/** Source of a regular expression for what slugify makes. */
export const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';

const wholeSlug = new RegExp(`^${slugPattern}$`);

/** Whether a text has the form of a slug. */
export const isSlug = (text: string): boolean => text.length <= maxSlugLength && wholeSlug.test(text);

const small = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'i']);

/** A readable name made of a slug, for what is in no answer: `las-rozas-de-madrid` → `Las Rozas de Madrid`. */
export const nameOfSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word, index) => (index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
