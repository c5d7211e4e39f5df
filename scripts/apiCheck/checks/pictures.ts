import sharp from 'sharp';
import { isFields } from '#shared/contract/fields.ts';
import { imageWidths, type ImageSize } from '#shared/domain/images.ts';
import type { Answer } from '../client.ts';
import { summaryOf } from '../checkAnswer.ts';
import type { CheckContext } from '../context.ts';

interface FoundPicture {
  url: string;
  /** Pixels that its place in `dimensions` promises. */
  width?: number;
}

/** Addresses of the pictures in an answer, wherever they stand. @param isMedia it is a picture or a list of some */
function picturesIn(value: unknown, isMedia = false): FoundPicture[] {
  if (Array.isArray(value)) return value.flatMap((item) => picturesIn(item, isMedia));
  if (isMedia && typeof value === 'string') return [{ url: value }];
  if (!isFields(value)) return [];
  const own = typeof value.url === 'string' && (isMedia || 'dimensions' in value) ? [{ url: value.url }] : [];
  const sizes = isFields(value.dimensions)
    ? Object.entries(value.dimensions).flatMap(([size, url]) =>
        typeof url === 'string' && size in imageWidths ? [{ url, width: imageWidths[size as ImageSize] }] : [],
      )
    : [];
  const nested = Object.entries(value).filter(([name]) => name !== 'dimensions');
  return [...own, ...sizes, ...nested.flatMap(([name, item]) => picturesIn(item, name === 'media'))];
}

const call = { endpoint: 'media', section: 'estate' } as const;

async function checkPicture({ send, find }: CheckContext, { url, width }: FoundPicture): Promise<void> {
  const answer = await send(url, { endpoint: 'media' });
  if (answer.status !== 200)
    return find(call, answer, { rule: 'picture', came: summaryOf(answer), contract: 'a URL of a picture leads to it' });
  const metadata = await sharp(answer.bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata || !/^image\//.test(answer.headers.get('content-type') ?? ''))
    return find(call, answer, {
      rule: 'picture',
      came: `${summaryOf(answer)}, ${metadata ? `a ${metadata.format}` : 'whose bytes are no picture'}`,
      contract: 'pictures are told by Content-Type, and are some',
      section: 'conventions',
    });
  // A small original is not made larger.
  if (width !== undefined && metadata.width > width * 1.1)
    find(call, answer, {
      rule: 'picture-width',
      severity: 'warning',
      came: `${metadata.width} px`,
      contract: `dimensions maps sizes to URLs: this one is of ${width} px`,
    });
}

/** Some pictures of estates: there, and as wide as they say. @param pages answers that show them */
export async function checkPictures(context: CheckContext, pages: readonly Answer[]): Promise<void> {
  const found = pages.flatMap(({ json }) => picturesIn(json).slice(0, context.limits.samples + 2));
  const isAbsolute = ({ url }: FoundPicture): boolean => /^https?:\/\/\S+$/i.test(url) && URL.canParse(url);
  const hosts = new Set(found.filter(isAbsolute).map(({ url }) => new URL(url).origin));
  const unusable = found.filter((picture) => !isAbsolute(picture) && !picture.url.startsWith('/media/'));
  const [page] = pages;
  if (page && unusable.length > 0)
    context.find(call, page, {
      rule: 'picture-address',
      came: `${unusable[0]!.url.slice(0, 80)}${unusable.length > 1 ? `, and ${unusable.length - 1} more` : ''}`,
      contract: 'a URL of a picture is absolute or below /media/: the site shows none of any other',
    });
  if (page && hosts.size > 0)
    context.find(call, page, {
      rule: 'picture-hosts',
      severity: 'note',
      came: [...hosts].slice(0, 5).join(', '),
      contract: 'other hosts than those of IMAGE_ORIGINS count as missing: name these there',
    });
  const reachable = found.filter((picture) => !unusable.includes(picture));
  for (const picture of reachable.slice(0, 4 * context.limits.samples)) await checkPicture(context, picture);
}
