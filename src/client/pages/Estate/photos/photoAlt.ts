import type { TFunction } from 'i18next';
import type { Photo } from '#shared/views/estate/toPhotos.ts';

/** Alternative text of a photo: the agent's, else the room, where it is known, and the photo's number. */
export const photoAlt = (
  t: TFunction<'estate'>,
  { alt, room }: Photo,
  { number, total }: { number: number; total: number },
): string =>
  alt ?? (room ? t('photos.alt', { room: t(`room.${room}`), number, total }) : t('photos.number', { number, total }));
