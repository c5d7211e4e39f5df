/** Whether pages may show the picture at an address. */
export type MayShow = (url: string) => boolean;

/** A path of this host, or data. */
const isOwn = (url: string): boolean => /^(?:\/(?![/\\])|data:image\/)/.test(url);

/**
 * Whose pictures pages may show, beside the site's own. The content security policy names the same
 * (config/imageOrigins.ts).
 * @param origins as https://cdn.example.com
 * @param onOther is told of an address of another host
 */
export function picturesOf(origins: readonly string[], onOther: (url: string) => void): MayShow {
  const allowed = origins.map((origin) => `${origin}/`);
  return (url) => {
    const may = isOwn(url) || allowed.some((origin) => url.startsWith(origin));
    if (!may) onOther(url);
    return may;
  };
}
