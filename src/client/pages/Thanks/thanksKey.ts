import type { RouteQuery, ThanksReason } from '#shared/routes/query.ts';

/** `?from=` picks the text (PD-12). */
export const thanksKey = ({ from }: RouteQuery<'Thanks'>): 'thanks' | `thanks.${ThanksReason}` =>
  from === undefined ? 'thanks' : `thanks.${from}`;
