/** How often an alert is mailed. */
export const alertFrequencies = ['immediate', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Why an alert mails a listing. */
export type MatchReason = 'new' | 'price_dropped' | 'back_on_market';
