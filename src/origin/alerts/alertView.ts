import type * as z from 'zod/mini';
import type { AlertDto, alertSearchSchema } from '#shared/contract/alert.ts';
import { operationTypes } from '#shared/domain/estate.ts';
import { toLive, type LiveAlert } from '../db/personal/alerts.ts';
import type { AlertRow } from '../db/tables.ts';
import type { MailedSearch } from '../db/outbox/mail.ts';
import { shownAddress } from '../mail/shownAddress.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import { optionalField } from '../optionalField.ts';
import { placeName } from './alertCriteria.ts';

type SearchDto = z.output<typeof alertSearchSchema>;

/** What an alert searches for, with the names of its places. */
export const searchView = (places: PlaceDirectory, { content, type, frequency }: LiveAlert): SearchDto => ({
  type: operationTypes[type]!,
  frequency,
  where: content.where.map((place) => ({ place, name: placeName(places, place) })),
  filters: content.filters,
  ...content.listing,
});

/** The same, as a mail names it. */
export const mailedSearch = (
  places: PlaceDirectory,
  { content, type, frequency }: Pick<LiveAlert, 'content' | 'type' | 'frequency'>,
): MailedSearch => ({
  type: operationTypes[type]!,
  places: content.where.map((place) => {
    const name = placeName(places, place);
    const level = place.split('/').length;
    return level === 1 ? { province: name } : level === 2 ? name : { zone: name };
  }),
  filters: content.filters,
  ...optionalField('reference', content.listing?.reference),
  frequency,
});

/** An alert as the holder of its link sees it: once it has ended, that it has. */
export function alertView(places: PlaceDirectory, row: AlertRow): AlertDto {
  const alert = toLive(row);
  if (!alert) return { state: row.state };
  const { name = '', surnames = '', email, phone, comments } = alert.content;
  const { language } = row;
  return {
    state: row.state,
    alert: {
      ...searchView(places, alert),
      ...{ name, surnames, email: shownAddress(email), comments, language },
      ...optionalField('phone', phone),
    },
  };
}
