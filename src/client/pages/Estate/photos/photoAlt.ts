import type { TFunction } from 'i18next';
import type { Photo } from '#shared/views/estate/toPhotos.ts';

type Words = TFunction<['estate', 'common']>;

/** What stands on a photo: the room, where it is known, and how it was made, where no camera alone did. */
export const photoLabel = (t: Words, { room, made }: Photo): string =>
  [room && t(`room.${room}`), made && t(`common:card.made.${made}`)].filter(Boolean).join(' · ');

/** Alternative text of a photo: the agent's, else the room and the photo's number; and how it was made. */
export function photoAlt(
  t: Words,
  { alt, room, made }: Photo,
  { number, total }: { number: number; total: number },
): string {
  const shows =
    alt ?? (room ? t('photos.alt', { room: t(`room.${room}`), number, total }) : t('photos.number', { number, total }));
  return made ? `${shows} (${t(`common:card.made.${made}`)})` : shows;
}
