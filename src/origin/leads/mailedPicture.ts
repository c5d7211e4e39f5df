import { imageWidths, type Image } from '#shared/domain/images.ts';

/** As JPEG, which every program that reads mail shows; its width is fixed, since few of them choose from several. */
const endingOfSite = new RegExp(`-${imageWidths.xl}\\.jpg$`);

/**
 * The path below `/media` of a picture as mails show it; undefined for one that is elsewhere, where a mail must not
 * fetch anything.
 */
export function mailedPicture({ url, dimensions }: Pick<Image, 'url' | 'dimensions'>): string | undefined {
  if (!url.startsWith('/media/')) return undefined;
  if (endingOfSite.test(url)) return url.replace(endingOfSite, `-${imageWidths.md}.jpg`);
  return dimensions.md ?? url;
}
