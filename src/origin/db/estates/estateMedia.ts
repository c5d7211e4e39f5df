import { isPlan } from '#shared/domain/mediaCategories.ts';
import type { EstateInput } from '../input/networkInput.ts';
import { isSource } from '../pictures/pictureSource.ts';
import { packMedia, unpackMedia, type StoredMedia } from './imageSizes.ts';

/** An estate's pictures in JSON, as its documents hold them: lists of StoredMedia. */
export interface MediaDocuments {
  /** What a list of estates shows: the cover. */
  summary: string;
  /** All of them, the cover first. */
  detail: string;
  /** How many there are, plans left out. */
  pictures: number;
  plans: number;
}

/**
 * An estate whose pictures may be in the store's form already: a load would only take apart what was put together just
 * before.
 */
export interface StorableEstate extends Omit<EstateInput, 'media'> {
  media: EstateInput['media'] | MediaDocuments;
}

/**
 * Pictures in the answer of a summary: the cover. The contract allows five more, but no card shows them, and their URLs
 * would be two thirds of a list.
 */
export const summaryMedia = 1;

/** Pictures in a stored summary whose cover is brought from elsewhere: the next stands in for one that never comes. */
const summaryCandidates = 3;

/** The cover goes first, so that the few pictures of a summary always hold it. */
function coverFirst(media: readonly StoredMedia[]): readonly StoredMedia[] {
  const cover = media.findIndex((item) => item.web_cover);
  return cover <= 0 ? media : [media[cover]!, ...media.slice(0, cover), ...media.slice(cover + 1)];
}

/** A link preview belongs to the estate's own page. */
const withoutPreview = (item: StoredMedia): StoredMedia => ({ ...item, preview: undefined });

/** Where an estate's pictures are brought from. */
export const mediaSources = (media: StorableEstate['media']): string[] =>
  isStored(media) ? [] : coverFirst(media.map(packMedia)).map(({ url }) => url);

const isStored = (media: StorableEstate['media']): media is MediaDocuments => 'detail' in media;

/** An estate's pictures as they are stored. */
export function mediaDocuments(given: StorableEstate['media']): MediaDocuments {
  if (isStored(given)) return given;
  const media = coverFirst(given.map(packMedia));
  const plans = media.filter(({ type, description_category: room }) => isPlan(type, room)).length;
  const inSummary = media[0] && isSource(media[0].url) ? summaryCandidates : summaryMedia;
  return {
    summary: JSON.stringify(media.slice(0, inSummary).map(withoutPreview)),
    detail: JSON.stringify(media),
    pictures: media.length - plans,
    plans,
  };
}

/** An estate as the contract has it. */
export const withUnpackedMedia = (estate: StorableEstate): EstateInput => ({
  ...estate,
  media: isStored(estate.media) ? (JSON.parse(estate.media.detail) as StoredMedia[]).map(unpackMedia) : estate.media,
});
