import type { TFunction } from 'i18next';
import type { Photo } from './toPhotos.ts';

/**
 * What a picture is called where it is not seen: the agent's words for it, else its room and its place among the
 * others.
 */
export const photoAlt = (
  t: TFunction<'estate'>,
  { alt, room }: Photo,
  { number, total }: { number: number; total: number },
): string => alt ?? t('photos.alt', { room: t(`room.${room}`), number, total });
