import { domainToUnicode } from 'node:url';

/** An address as a person writes it: with the domain `españa.es`, which is stored as `xn--espaa-rta.es`. */
export function shownAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return email.slice(0, at) + (domainToUnicode(domain) || domain);
}
