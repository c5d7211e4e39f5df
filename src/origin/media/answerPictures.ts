import { makingOfCode, type PictureMaking } from '#shared/domain/pictureMaking.ts';
import { imageWidths } from '#shared/domain/images.ts';
import { readShownPictures, type ShownPicture } from '../db/pictures/pictures.ts';
import type { Store } from '../db/store.ts';
import { imageOf, pictureAt } from './pictureName.ts';
import { isSource } from '../db/pictures/pictureSource.ts';

/** A picture as the contract has it, whose address may still be where it comes from. */
interface Picture {
  url: string;
  dimensions: object;
}

/** A picture and where in the answer it stands. */
interface Place {
  picture: Picture;
  holder: object;
  key: string;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPicture = (value: object): value is Picture =>
  'url' in value && typeof value.url === 'string' && 'dimensions' in value;

function collect(holder: object, found: Place[]): void {
  for (const [key, value] of Object.entries(holder)) {
    if (!isObject(value)) continue;
    if (!isPicture(value)) collect(value, found);
    else if (isSource(value.url)) found.push({ picture: value, holder, key });
  }
}

interface MediaItem extends Picture {
  placeholder?: string;
  made_as?: PictureMaking;
}

/**
 * An item of `media` has a colour, and how it was made: as its source says, else its file. A portrait and a logo have
 * neither.
 */
function factsOf(picture: MediaItem, { placeholder, source_type }: ShownPicture): object {
  if (!('description_category' in picture)) return {};
  const making = picture.made_as ?? makingOfCode(source_type);
  return {
    ...(placeholder === null ? {} : { placeholder: picture.placeholder ?? placeholder }),
    ...(making ? { made_as: making } : {}),
  };
}

/** Leaves a picture out that cannot be shown. @param places from the last to the first, for lists get shorter */
function leaveOut({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

/**
 * Names the pictures of an answer, which its documents name by where they come from, by their paths below `/media`. One
 * that is not there (yet) is left out, so that nothing waits for it. Changes the answer in place.
 */
export async function answerPictures<T extends object>(store: Store, answer: T): Promise<T> {
  const found: Place[] = [];
  collect(answer, found);
  const shown = await readShownPictures(
    store,
    found.map(({ picture }) => picture.url),
  );
  for (const place of found.reverse()) {
    const { picture } = place;
    const there = shown.get(picture.url);
    if (!there) {
      leaveOut(place);
      continue;
    }
    Object.assign(picture, imageOf(there), factsOf(picture, there));
  }
  return answer;
}

/** Widths of the CMS's pictures, which have one address, by the field that holds it (docs/product.md#home-data). */
const cmsWidths: Readonly<Record<string, number>> = {
  imagen: imageWidths.xxl,
  image: imageWidths.lg,
  logo: imageWidths.sm,
};

interface CmsPlace {
  holder: Record<string, unknown>;
  key: string;
  url: string;
}

function collectCms(holder: object, found: CmsPlace[]): CmsPlace[] {
  for (const [key, value] of Object.entries(holder)) {
    if (isObject(value)) collectCms(value, found);
    else if (typeof value === 'string' && Object.hasOwn(cmsWidths, key) && isSource(value))
      found.push({ holder: holder as Record<string, unknown>, key, url: value });
  }
  return found;
}

/** Where the pictures of the CMS's blocks come from. @param meta of home-data */
export const cmsSources = (meta: object): string[] => collectCms(meta, []).map(({ url }) => url);

/** Names the pictures of the CMS's blocks by their paths; one that is not there has an empty address. */
export async function answerCmsPictures<T extends object>(store: Store, meta: T): Promise<T> {
  const found = collectCms(meta, []);
  const shown = await readShownPictures(
    store,
    found.map(({ url }) => url),
  );
  for (const { holder, key, url } of found) {
    const picture = shown.get(url);
    holder[key] = picture ? pictureAt(picture.digest, cmsWidths[key]!, 'webp') : '';
  }
  return meta;
}
