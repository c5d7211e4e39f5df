import type { RouteQuery } from '#shared/routes/query.ts';
import type { ThanksReason } from '#shared/routes/queries/thanksQuery.ts';

/** `?from=` picks the text (PD-12). */
export const thanksKey = ({ from }: RouteQuery<'Thanks'>): 'thanks' | `thanks.${ThanksReason}` =>
  from === undefined ? 'thanks' : `thanks.${from}`;

/** Whether it is about an alert that goes on, whose search or listing the visitor comes from. */
export const isOfAlert = ({ from }: RouteQuery<'Thanks'>): boolean =>
  from === 'alert' || from === 'alertKept' || from === 'alertConfirmed' || from === 'alertUpdated';
