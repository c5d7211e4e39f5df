/** ASCII, lower case, words joined by hyphens. Names with `l·l`, apostrophes and accents included. */
export const slugify = (text: string): string =>
  text.normalize('NFD').replace(/[\u0300-\u036f·]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
