import parsePhoneNumber from 'libphonenumber-js/min';

const foreignPhone = /^\+(?!34)\d{8,15}$/;

/**
 * Writes a foreign number as its country does: "+33612345678" becomes "+33 6 12 34 56 78". Anything else stays as it
 * is; Spanish ones are grouped where they are shown (formatPhone).
 * @param phone E.164
 */
export const formatForeignPhone = (phone: string): string =>
  foreignPhone.test(phone) ? (parsePhoneNumber(phone)?.formatInternational() ?? phone) : phone;
