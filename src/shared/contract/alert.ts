import * as z from 'zod/mini';
import { alertFrequencies } from '#shared/domain/alert.ts';
import { operationTypes } from '#shared/domain/estate.ts';
import { languages } from '#shared/i18n/languages.ts';
import { count, estateKey, line, listOf, optional, reference, text, withFallback, word } from './fields.ts';

/** Places by their slugs (`madrid/getafe`) and by name, the larger one last: `Getafe, Madrid`. */
const places = withFallback(listOf(z.object({ place: line, name: line })), []);

const searchShape = {
  type: z.enum(operationTypes),
  frequency: z.enum(alertFrequencies),
  where: places,
  /** The query of a search in normal form, without places. */
  filters: withFallback(text, ''),
  /** Of one home: its price alert. */
  reference: optional(reference),
  /** Of that home; absent where it follows from the reference. */
  key: optional(estateKey),
};

/** What an alert searches for, to name it. */
export const alertSearchSchema = z.object(searchShape);

/**
 * The answer of `GET` and `PUT /web/rgpd/alert/{token}`: its state, and what the form begins with while it is not over.
 */
export const alertSchema = z.object({
  /** `pending`, `active`, `paused`, `cancelled`, `expired`. */
  state: word,
  alert: optional(
    z.object({
      ...searchShape,
      name: withFallback(line, ''),
      surnames: withFallback(line, ''),
      email: line,
      phone: optional(line),
      comments: withFallback(text, ''),
      language: z.enum(languages),
    }),
  ),
});
export type AlertDto = z.output<typeof alertSchema>;

/** The answer of `GET /web/rgpd/alerts/{token}`: the alerts of an address that are not over. */
export const alertListSchema = z.object({
  name: withFallback(line, ''),
  email: withFallback(line, ''),
  alerts: listOf(z.object({ ...searchShape, id: word, state: word })),
});
export type AlertListDto = z.output<typeof alertListSchema>;

/** The answer of `POST /web/rgpd/alerts/{token}`. */
export const alertActionAnswerSchema = z.object({
  /** For `open`: of the link to the alert. */
  token: optional(word),
});
export type AlertActionAnswerDto = z.output<typeof alertActionAnswerSchema>;

/** The answer of `GET /web/rgpd/cancel/{crossingId}`. */
export const cancellationStateSchema = z.object({
  /** `alerts` for the link of an alert, `communications` for one that was asked for by address. */
  purpose: word,
  /** `active`, or `processed` when there is nothing left to cancel by it. */
  state: word,
  name: withFallback(line, ''),
  alert: optional(alertSearchSchema),
  /** Active alerts of the address. */
  alerts: withFallback(count, 0),
});
export type CancellationStateDto = z.output<typeof cancellationStateSchema>;

/** The answer of `POST /web/rgpd/cancel`. */
export const cancellationAnswerSchema = z.object({ reason: z.literal([1, 2, 3]) });
export type CancellationAnswerDto = z.output<typeof cancellationAnswerSchema>;
