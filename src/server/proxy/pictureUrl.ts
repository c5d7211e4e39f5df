import type { Request } from 'express';
import { imageWidths } from '#shared/domain/images.ts';

/** What a browser says of its line; pictures vary by it (origin/media/createPictureRouter.ts), pages do not. */
type LineHeaders = Pick<Request, 'originalUrl' | 'headers'>;

const widths = Object.values(imageWidths);

/** Of the origin's pictures (origin/media/pictureName.ts); others have no widths in their names. */
const sized = /^(\/media\/pictures\/[0-9a-f]{32}-)(\d+)(\.webp)$/;

/** Lines of which a large picture is half a minute (https://wicg.github.io/netinfo/#effective-connection-types). */
const slowLines: readonly unknown[] = ['slow-2g', '2g', '3g'];

const savesData = ({ headers }: LineHeaders): boolean =>
  headers['save-data'] === 'on' || slowLines.includes(headers['ect']);

/**
 * The picture that answers a request: with `Save-Data`, or on a slow line, of the next smaller width, down to that of
 * a card on a phone.
 */
export function pictureUrl(req: LineHeaders): string {
  const { originalUrl } = req;
  const [, before, width, ending] = sized.exec(originalUrl) ?? [];
  if (before === undefined || !savesData(req)) return originalUrl;
  const smaller = widths.findLast((each) => each < Number(width) && each >= imageWidths.sm);
  return smaller === undefined ? originalUrl : `${before}${smaller}${ending}`;
}
