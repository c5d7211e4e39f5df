import { isFields } from '#shared/contract/fields.ts';
import { pictureMakings } from '#shared/domain/pictureMaking.ts';
import { isSource } from '../../db/pictures/pictureSource.ts';
import { shownUrl } from '../../db/pictures/shownUrl.ts';
import { oneLine } from './plainText.ts';
import { RecordReader } from './RecordReader.ts';
import { withSecondPass } from './withSecondPass.ts';

const maxPictures = 100;

const isPicture = (url: unknown): boolean =>
  typeof url === 'string' && (isSource(url) || /^\/media\/[\w/.-]+$/.test(url));

/** How a picture was made, in the contract's words. @param reader of its listing, which is warned */
function readMaking(picture: RecordReader, reader: RecordReader): void {
  if (!picture.has('made_as')) return;
  const { made_as: given } = picture.fields;
  if (pictureMakings.some((making) => making === given)) return;
  reader.warn('media', `made_as “${String(given).slice(0, 40)}” is not known: left out`);
  delete picture.fields.made_as;
}

/** Pictures and plans with a usable address, the first hundred of them. */
export function readMedia(reader: RecordReader): void {
  const given = Array.isArray(reader.fields.media) ? (reader.fields.media as unknown[]) : [];
  const items = given.map((item) => (typeof item === 'string' ? { url: item } : item)).filter(isFields);
  const usable = items.filter(({ url }) => isPicture(url));
  const unusable = items.map(({ url }) => url).find((url) => typeof url === 'string' && !isPicture(url));
  const first = typeof unusable === 'string' ? `, as “${shownUrl(unusable).slice(0, 80)}”` : '';
  if (usable.length < given.length)
    reader.warn('media', `${given.length - usable.length} without a usable address${first}`);
  if (usable.length > maxPictures) reader.warn('media', `has ${usable.length} pictures: the first ${maxPictures} kept`);
  reader.fields.media = usable.slice(0, maxPictures).map((item) => {
    const picture = new RecordReader({ ...item }, [], 'media.');
    picture.texts('alt', withSecondPass(oneLine));
    readMaking(picture, reader);
    return picture.fields;
  });
}
