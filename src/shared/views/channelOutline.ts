import type whistleblower from '#shared/i18n/languages/es/whistleblower.json';

export type ChannelKey = keyof typeof whistleblower;

/** What happens to a report, in order. */
export const steps = ['report', 'receipt', 'inquiry', 'answer'] as const;

export const questions = ['evidence', 'wrong', 'reader', 'anonymous', 'agent', 'mistake', 'first'] as const;

/** The public authorities that take reports (Ley 2/2023 arts. 16 and 24; in Catalonia, Llei 3/2023). */
export const authorities = {
  state: 'https://www.proteccioninformante.gob.es',
  catalonia: 'https://www.antifrau.cat',
} as const;
