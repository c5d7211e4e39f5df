/** An address as logs and pages may show it: user, password and query are secrets of whoever gave it. */
export function shownUrl(address: string): string {
  const url = URL.parse(address);
  if (url?.protocol.startsWith('http')) return `${url.origin}${url.pathname}`;
  // No address of a picture, with secrets all the same.
  return address.includes('//') ? address.replace(/[?#].*/s, '').replace(/\/\/[^/]*@/, '//') : address;
}
