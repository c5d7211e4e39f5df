import * as z from 'zod/mini';
import { alertFrequencies, type AlertFrequency } from '../domain/alert.ts';
import { operationTypes } from '../domain/estate.ts';
import { isPlacePath } from '../domain/placePaths.ts';
import { formatAlertFilters, parseAlertFilters } from '../filters/alertFilters.ts';
import { languages } from '../i18n/languages.ts';
import {
  consentVersion,
  email,
  emptyAsAbsent,
  estateKey,
  message,
  pagePath,
  personName,
  phone,
  ticked,
} from './fields.ts';

/** Other words for them, that are read too (PD-45). */
const otherFrequencies: Readonly<Record<string, AlertFrequency>> = { day: 'daily', week: 'weekly' };

/** Places of one alert. */
export const maxAlertPlaces = 20;

const maxFiltersLength = 2_000;

/** A province, a town or a zone by its path (placePaths.ts). */
const alertPlace = z.string().check(z.refine(isPlacePath));

const frequency = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && Object.hasOwn(otherFrequencies, value) ? otherFrequencies[value] : value,
  ),
  z.enum(alertFrequencies),
);

const filters = z.string().check(
  z.maxLength(maxFiltersLength),
  z.refine((text) => parseAlertFilters(text) !== null),
  z.overwrite((text) => {
    const parsed = parseAlertFilters(text);
    return parsed ? formatAlertFilters(parsed) : text;
  }),
);

/** What both a new alert and a changed one have. Only the address is needed, so a name is never asked for by force. */
const alertShape = {
  name: emptyAsAbsent(personName),
  surnames: emptyAsAbsent(personName),
  phone: emptyAsAbsent(phone),
  type: z.enum(operationTypes),
  frequency,
  /** In any of them; none: the whole country. */
  where: z._default(z.array(alertPlace).check(z.maxLength(maxAlertPlaces)), []),
  /** The query of a search in normal form, without places (filters/alertFilters.ts). */
  filters: z._default(filters, ''),
  /** The key of one home: its price alert. Places and filters then have no meaning. */
  reference: emptyAsAbsent(estateKey),
  comments: z._default(message, ''),
  language: z.enum(languages),
};

/** A new alert (docs/product.md#alert): the body of `POST /web/rgpd/alert`. */
export const alertSchema = z.object({
  ...alertShape,
  email,
  /** Of the privacy policy. The alert itself is accepted later, by the mailed link. */
  acceptPrivacy: ticked,
  consentVersion,
  pageUrl: z.optional(pagePath),
});

export type AlertRequest = z.output<typeof alertSchema>;

/** A changed alert: the body of `PUT /web/rgpd/alert/{token}`. Its address stays. */
export const alertUpdateSchema = z.object(alertShape);

export type AlertUpdate = z.output<typeof alertUpdateSchema>;
