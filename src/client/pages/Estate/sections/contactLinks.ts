/** A mail to the agent about a home; the subject names the home and nobody (no personal data in a URL). */
export const mailLink = (address: string, subject: string): string => `mailto:${address}?subject=${encodeURIComponent(subject)}`;

export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
