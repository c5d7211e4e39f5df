/** Nothing was said yet: the origin stores pictures of any host. */
let allowed: readonly string[] | undefined;
let onOtherHost: ((url: string) => void) | undefined;

/**
 * Says whose pictures pages may show, beside the site's own. The content security policy names the same
 * (config/imageOrigins.ts): a picture of any other host counts as missing, so that its place shows what stands for it
 * and no browser complains.
 * @param origins as https://cdn.example.com
 * @param onOther is told of an address of another host
 */
export function showPicturesOf(origins: readonly string[], onOther?: (url: string) => void): void {
  allowed = origins.map((origin) => `${origin}/`);
  onOtherHost = onOther;
}

/** Whether pages may show the picture at this address. */
export function mayShow(url: string): boolean {
  if (!allowed || /^(?:\/(?![/\\])|data:image\/)/.test(url)) return true;
  if (allowed.some((origin) => url.startsWith(origin))) return true;
  onOtherHost?.(url);
  return false;
}
