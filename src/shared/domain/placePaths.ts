import { slugPattern } from './slugify.ts';

const placePath = new RegExp(`^${slugPattern}(?:/${slugPattern}){0,2}$`);

const maxLength = 300;

/** Whether a text is the path of a province, a town or a zone by slugs: `madrid`, `madrid/getafe`, `a/b/c`. */
export const isPlacePath = (text: string): boolean => text.length <= maxLength && placePath.test(text);

const liesIn = (path: string, outer: string): boolean => path.startsWith(`${outer}/`);

/** Places without those that lie in others of them, sorted. */
export const withoutNested = (paths: readonly string[]): string[] =>
  [...new Set(paths)].filter((path) => !paths.some((outer) => liesIn(path, outer))).sort();

/** Places and one more, in place of what it lies in and of what lies in it. */
export const withPlace = (paths: readonly string[], added: string): string[] =>
  [...new Set([...paths.filter((path) => !liesIn(path, added) && !liesIn(added, path)), added])].sort();
