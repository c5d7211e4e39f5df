import { zoneLine } from '#shared/domain/address.ts';
import { centreOf, metresBetween, type AreaPoint } from '#shared/domain/drawnArea.ts';
import { operationTypes } from '#shared/domain/estate.ts';
import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { areasOf } from '#shared/filters/areasOf.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { alertSearchTarget } from '#shared/routes/alertSearchTarget.ts';
import { buildUrl } from '#shared/routes/build.ts';
import type { LiveAlert } from '../db/personal/alerts.ts';
import type { EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import type { AlertMatchRow } from '../db/tables.ts';
import { mailedListing } from '../leads/listing.ts';
import type { DigestListing } from '../db/outbox/mail.ts';
import type { EstateRecord } from '../records/readEstates.ts';
import { optionalField } from '../optionalField.ts';

/** A zone's name says little without its town, once an alert has more than one place. */
function placeOf({ address }: EstateSummaryDocument, language: Language): string {
  return [...new Set([zoneLine(address, language), placeNameIn(address.town, language)])].join(', ');
}

/** A listing as the mails of a language show it: for all alerts that found it for the same reason. */
export function digestListing(
  record: EstateRecord,
  { reason, previous_price: previousPrice }: Pick<AlertMatchRow, 'reason' | 'previous_price'>,
  language: Language,
): DigestListing {
  const summary = JSON.parse(record.summary) as EstateSummaryDocument;
  return {
    ...mailedListing(record, language),
    place: placeOf(summary, language),
    reason,
    ...optionalField('previousPrice', previousPrice),
    area: summary.area_constructed,
    ...optionalField('rooms', summary.rooms),
    ...optionalField('bathrooms', summary.bathrooms),
  };
}

/** The middle of the area of an alert: of the circle, else of what was drawn. */
export function centreOfAlert({ content }: LiveAlert): AreaPoint | undefined {
  const [area] = areasOf(parseAlertFilters(content.filters) ?? {});
  return area && centreOf(area);
}

/** How far a listing is from the middle of an area. */
export const withDistance = (
  listing: DigestListing,
  { lat, lng }: Pick<EstateRecord, 'lat' | 'lng'>,
  centre: AreaPoint | undefined,
): DigestListing =>
  centre && lat !== null && lng !== null
    ? { ...listing, metres: Math.round(metresBetween(centre, { lat, lng })) }
    : listing;

/** The list with everything that an alert looks for; undefined for that of one listing. */
export function seeAllPath({ content, type }: LiveAlert, language: Language): string | undefined {
  if (content.listing !== undefined) return undefined;
  const filters = parseAlertFilters(content.filters) ?? {};
  return buildUrl(alertSearchTarget({ type: operationTypes[type]!, where: content.where, filters }), language);
}
