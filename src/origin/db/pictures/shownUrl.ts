/** An address as logs and pages may show it: user, password and query are secrets of whoever gave it. */
export function shownUrl(address: string): string {
  const url = URL.parse(address);
  return url && url.protocol.startsWith('http') ? `${url.origin}${url.pathname}` : address;
}
