/** What a visitor finds wrong with an advert: its data, that it is gone, that it looks like fraud. */
export const advertReportReasons = ['wrong', 'gone', 'fraud', 'other'] as const;
export type AdvertReportReason = (typeof advertReportReasons)[number];

/** What came of a report: the advert was mended, was right, or was taken off the site. */
export const advertReportOutcomes = ['mended', 'right', 'takenOff'] as const;
export type AdvertReportOutcome = (typeof advertReportOutcomes)[number];
