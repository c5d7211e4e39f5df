import { withoutInvisible } from './typedText.ts';

const atom = String.raw`[a-z\d!#$%&'*+/=?^_\`{|}~-]+`;
const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;

/**
 * An address in normal form: the local part as RFC 5321 has it without quotes, the domain in ASCII with a top-level
 * domain, as the Internet's mail needs it.
 */
export const emailPattern = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${atom}(?:\.${atom})*@(?:${label}\.)+(?!\d+$)${label}$`,
);

/** Letters, digits and what joins them: nothing that a URL would read as the end of its host. */
const unicodeDomain = /^[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u;

/** A domain as mail servers know it: that of `españa.es` is `xn--espaa-rta.es` (UTS 46). */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return unicodeDomain.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
}

/** A typed address in normal form, for `emailPattern` to check: in lower case, its domain in ASCII. */
export function normaliseEmail(typed: string): string {
  const address = withoutInvisible(typed).trim().toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}
