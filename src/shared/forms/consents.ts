/**
 * The texts that a visitor agrees to, form by form. What was agreed to must be provable: whoever changes one of these
 * texts in any language gives it a new version, and a test compares the two.
 */
export const consents = {
  newsletter: { version: '2026-11-29.2', namespace: 'newsletter', texts: ['conditions', 'commercials', 'info'] },
  opportunity: { version: '2026-11-29.2', namespace: 'enquiry', texts: ['privacy', 'commercials', 'info'] },
  /** Of the same form where it writes to the network itself. */
  networkEnquiry: { version: '2026-11-29.2', namespace: 'enquiry', texts: ['privacy', 'commercials', 'networkInfo'] },
  ownerRequest: {
    version: '2026-11-29.2',
    namespace: 'ownerRequest',
    texts: ['terms', 'commercials', 'newsletter', 'info'],
  },
  /** Of a visitor who reports an advert and leaves an address; without one nothing is agreed to. */
  advertReport: { version: '2026-11-30', namespace: 'advertReport', texts: ['privacy', 'info'] },
  /** Of the form that asks for an alert. */
  alert: { version: '2026-11-29.2', namespace: 'alerts', texts: ['privacy', 'info'] },
  /** Of the page that a mailed link leads to, which starts the alert. */
  alertAcceptance: { version: '2026-11-29.2', namespace: 'alerts', texts: ['policy', 'newsletter', 'acceptInfo'] },
} as const;

export type ConsentForm = keyof typeof consents;
