import { alertSurveyQuery, type AlertSurveyQuery } from './alertSurveyQuery.ts';
import type { QueryCodec } from './QueryCodec.ts';

/** What the visitor is thanked for (PD-12). */
export const thanksReasons = [
  'newsletter',
  'confirmed',
  'enquiry',
  // A time of a visit that is held, and that is taken.
  'visit',
  'visitConfirmed',
  'owner',
  'advertReport',
  'alert',
  'alertConfirmed',
  'alertUpdated',
  'link',
  // Of forms that the site keeps while the API is down.
  'newsletterKept',
  'enquiryKept',
  'alertKept',
  'advertKept',
  'cancelled1',
  'cancelled2',
  'cancelled3',
] as const;

export type ThanksReason = (typeof thanksReasons)[number];

export const thanksQuery: QueryCodec<{
  from?: ThanksReason;
  /** A search that an alert is offered for; of an alert its operation, and its listing or other kinds than homes. */
  offer?: AlertSurveyQuery;
}> = {
  names: ['from', ...alertSurveyQuery.names],
  parse: (query) => {
    const from = thanksReasons.find((reason) => reason === query.get('from'));
    const offer = query.has('type') ? alertSurveyQuery.parse(query) : null;
    return from ? { from, ...(offer ? { offer } : {}) } : {};
  },
  format: ({ from, offer = {} }) => (from === undefined ? [] : [['from', from], ...alertSurveyQuery.format(offer)]),
};
