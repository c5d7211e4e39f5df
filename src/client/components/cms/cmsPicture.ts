import { imageWidths, type ImageSize } from '#shared/domain/images.ts';

/**
 * Editors type the CMS's links: a path of the site or a web address is one, anything else (`javascript:`) leads
 * nowhere.
 */
export const isCmsLink = (link: string): boolean => /^(\/(?!\/)|https?:\/\/)/.test(link);

/**
 * A picture of the CMS comes with one URL. Those of our own media carry their width in their name (`…-1920.webp`) and
 * exist at each of docs/product.md#constants, as do uploads of a WordPress (sharing/createCmsPictures.ts of the
 * server); a picture from elsewhere stays as it is.
 */
export function cmsSrcSet(url: string, sizes: readonly ImageSize[]): string | undefined {
  const [, upload] = /^\/wp-content\/uploads\/(.+\.(?:jpe?g|png|webp|avif))$/i.exec(url) ?? [];
  if (upload) return sizes.map((size) => `/media/cms/${imageWidths[size]}/${upload} ${imageWidths[size]}w`).join(', ');
  const [, stem, extension] = /^(\/media\/.+)-\d+(\.\w+)$/.exec(url) ?? [];
  if (!stem) return undefined;
  return sizes.map((size) => `${stem}-${imageWidths[size]}${extension} ${imageWidths[size]}w`).join(', ');
}
