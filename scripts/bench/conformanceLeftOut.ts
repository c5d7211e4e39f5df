/** Why tests of the suite are not passed, by the beginnings of their names. */
const reasons: readonly (readonly [because: string, names: RegExp])[] = [
  ['the site’s error page takes its place', /^(?:heuristic|status)-5\d\d-/],
  ['no header of a visitor reaches an upstream', /^(?:vary-|conditional-etag-vary-headers|other-authorization)/],
  [
    'not sent on to visitors',
    /^(?:headers-store-(?:Content-MD5|Content-Security-Policy|Clear-Site-Data|Public-Key-Pins|Set-Cookie2?|X-Frame-Options|X-XSS-Protection)|other-set-cookie)$/,
  ],
  ['writes are refused below /magazine', /^(?:invalidate-|method-POST$)/],
  ['the whole is fetched, or the part passed on', /^partial-store-partial-/],
  ['a failure: an unknown coding, a wrong length', /^headers-store-Content-(?:Encoding|Length)$/],
  ['102 is not passed on, nor of 103 all but own links', /^interim-/],
  ['an unknown name of a query is no part of the key', /^query-args-different$/],
  ['RFC 9110 §13.1.3: no 304 to a date before the answer’s', /^conditional-lm-fresh-no-lm$/],
];

/** Why a test of the suite is not passed. @returns undefined where nobody has said */
export const leftOut = (id: string): string | undefined => reasons.find(([, names]) => names.test(id))?.[0];
