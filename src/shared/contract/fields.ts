import { inTags, isLanguage, languageFacts } from '#shared/i18n/languages.ts';
import * as z from 'zod/mini';
import { imageSizes, type ImageDimensions } from '#shared/domain/images.ts';
import { isWrongTime } from '#shared/domain/plausible.ts';
import { isKey } from '#shared/domain/estateKey.ts';
import { slugPattern } from '#shared/domain/slugify.ts';

/** Longest values in characters: beyond them a value is broken, so that one record cannot fill a page. */
const maxLength = { word: 200, url: 2_048, line: 1_000, text: 20_000 } as const;
const maxItems = 500;

/**
 * A value that is checked as a whole, by one function: a list of 24 estates has some 5,000 of them.
 * @param problem what an error says of a value that is not valid: `must be …`. Later checks of its record do not run.
 */
const leaf = <T>(
  isType: (value: unknown) => value is T,
  problem: string,
  isValid: (value: T) => boolean = () => true,
) => z.custom<T, T>((value) => isType(value) && isValid(value), { error: problem, abort: true });

/** A schema behind a step that gives fields and values their own spelling (PD-35). */
export const respelled = <T extends z.ZodMiniType>(respell: (value: unknown) => unknown, schema: T) =>
  z.pipe(z.transform(respell), schema);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Counts characters, as zod does. `length` counts an emoji twice, so a text is only counted where that matters. */
const isAtMost = (max: number, value: string): boolean =>
  value.length <= max || (value.length <= 2 * max && Array.from(value).length <= max);

/**
 * @param max in characters
 * @param kind what it is, in an error
 */
export const textUpTo = (max: number, kind = 'text', isValid: (value: string) => boolean = () => true) =>
  leaf(isText, `must be ${kind}, at most ${max} characters`, (value) => isAtMost(max, value) && isValid(value));

const isFilled = (value: string): boolean => value !== '';

/** One line of plain text. */
export const line = textUpTo(maxLength.line);
export const filledLine = textUpTo(maxLength.line, 'text that is not empty', isFilled);

/** A short value: an id, a name of a kind, a time. */
export const word = textUpTo(maxLength.word, 'text that is not empty', isFilled);

/** Paragraphs with an empty line between. */
export const text = textUpTo(maxLength.text);
export const filledText = textUpTo(maxLength.text, 'text that is not empty', isFilled);

const wholeSlug = new RegExp(`^${slugPattern}$`, 'i');

/** What identifies a thing in a URL. Case is mended where the URL is built. */
export const slug = textUpTo(maxLength.word, 'letters, digits and single hyphens', (value) => wholeSlug.test(value));

/** What an estate's agency calls it: any printable characters (domain/estateKey.ts). */
export const reference = textUpTo(
  maxLength.word,
  'printable text that is not empty',
  (value) => value.trim() !== '' && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value),
);

/** What stands for an estate in URLs. */
export const estateKey = textUpTo(maxLength.word, 'letters, digits, hyphens and underscores', isKey);

const webAddress = /^https?:\/\/\S+$/i;

/** An absolute http or https address; anything else (`javascript:`, `https://[`) leads nowhere. */
export const webUrl = textUpTo(
  maxLength.url,
  'an http(s) URL',
  (value) => webAddress.test(value) && URL.canParse(value),
);

const isPictureUrl = (value: unknown): value is string =>
  isText(value) && isFilled(value) && value.length <= maxLength.url;

/** An address of a picture: absolute, or a path of the same host. Others than pages may show are taken out before. */
export const pictureUrl = leaf(isPictureUrl, `must be the address of a picture, at most ${maxLength.url} characters`);

const isTime = (value: string): boolean => !Number.isNaN(Date.parse(value));

/** ISO 8601, UTC. */
export const time = textUpTo(40, 'a time (2026-01-31T09:00:00Z)', isTime);

/** When something happened: neither before 1990 nor to come. */
export const pastTime = textUpTo(
  40,
  'a time (2026-01-31T09:00:00Z) from 1990 to now',
  (value) => isTime(value) && !isWrongTime(value),
);

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const numberFrom = (min: number, max: number) =>
  leaf(isNumber, `must be a number from ${min} to ${max}`, (value) => value >= min && value <= max);

/** A number from 0. */
export const amount = leaf(isNumber, 'must be a number from 0', (value) => value >= 0);
export const latitude = numberFrom(-90, 90);
export const longitude = numberFrom(-180, 180);

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
export const integer = leaf(isInteger, 'must be a whole number');
export const count = leaf(isInteger, 'must be a whole number from 0', (value) => value >= 0);

/** A field that may be absent. A broken value counts as absent. */
export const optional = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** A field that has a value even where it is absent, which is no error to describe, or broken. */
export const withFallback = <T extends z.ZodMiniType>(schema: T, value: Exclude<z.output<T>, undefined>) =>
  z.catch(
    z._default(schema, () => value),
    () => value,
  );

const isShortList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length <= maxItems;

/** A list without the elements that break their schema. The pipe names that schema, for who describes the contract. */
export const listOf = <T extends z.ZodMiniType>(element: T) =>
  Object.assign(
    z.pipe(
      leaf(isShortList, `must be a list of at most ${maxItems}`),
      z.transform((items: unknown[]) =>
        items.flatMap((item) => {
          const { success, data } = z.safeParse(element, item);
          return success ? [data] : [];
        }),
      ),
    ),
    { element },
  );

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The step for field names: each alias's value goes under the contract's name, unless that has one.
 * @param aliases alias to the contract's name
 */
export const renameFields =
  (aliases: Readonly<Record<string, string>>) =>
  (value: unknown): unknown => {
    if (!isFields(value)) return value;
    const renamed = { ...value };
    for (const [alias, name] of Object.entries(aliases)) renamed[name] ??= renamed[alias];
    return renamed;
  };

/** The step for values that are written in more than one way. */
export const renameValue =
  (aliases: Readonly<Record<string, string>>) =>
  (value: unknown): unknown =>
    typeof value === 'string' && Object.hasOwn(aliases, value) ? aliases[value] : value;

export const lowerCase = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value);
export const upperCase = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toUpperCase() : value);

/** An id; some networks number their things. */
export const id = respelled((value) => (typeof value === 'number' ? String(value) : value), word);

const ownTags = inTags(() => true);

/**
 * The step for names of languages: any tag of a language of the software (`fr`, `fr-CA`) is that language's own
 * (`fr-FR`), which counts before the others; of several others the first.
 */
export function respellTags(value: unknown): unknown {
  if (!isFields(value)) return value;
  let named = value;
  for (const tag in value) {
    if (tag in ownTags) continue;
    const code = tag.split(/[-_]/)[0]!.toLowerCase();
    if (isLanguage(code)) named = { [languageFacts[code].tag]: value[tag], ...named };
  }
  return named;
}

const byLocale = <T extends z.ZodMiniType>(value: T) =>
  z.object({ ...inTags(() => optional(value)), 'es-ES': value, language: optional(word) });

export const lineByTag = byLocale(line);
export const textByTag = byLocale(text);

/**
 * A line or a text by locale tag; es-ES is always there. `language` says what that really is in (`en`, `de`), where a
 * network has no Spanish.
 */
export const localisedLine = respelled(respellTags, lineByTag);
export const localisedText = respelled(respellTags, textByTag);
/** Short sentences by locale tag. */
export const localisedList = respelled(respellTags, byLocale(listOf(line)));

/** Slugs by locale tag; es-ES is always there. */
export const localisedSlug = respelled(respellTags, z.object({ ...inTags(() => optional(slug)), 'es-ES': slug }));

/**
 * URL by size; an upstream may leave sizes out. One function and not six fields: a list of 24 estates has 864 of them.
 */
export const dimensions = z.pipe(
  leaf(isFields, 'must be URLs by size'),
  z.transform((sizes: Fields): ImageDimensions => {
    const known: ImageDimensions = {};
    for (const size of imageSizes) {
      const url = sizes[size];
      if (isPictureUrl(url)) known[size] = url;
    }
    return known;
  }),
);

export const imageShape = {
  url: pictureUrl,
  dimensions: withFallback(dimensions, {}),
  /** What it shows, in words. */
  alt: optional(localisedLine),
};

/** A picture may come as its address alone, or with sizes and no address: the largest is then its own. */
export function respellImage(value: unknown): unknown {
  if (typeof value === 'string') return { url: value };
  if (!isFields(value) || value.url !== undefined || !isFields(value.dimensions)) return value;
  const sizes = value.dimensions;
  return { ...value, url: sizes[imageSizes.findLast((size) => sizes[size]) ?? ''] };
}

export const imageSchema = respelled(respellImage, z.object(imageShape));
export type ImageDto = z.output<typeof imageSchema>;
