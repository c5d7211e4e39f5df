/** The most used first; the menu copies the address after the first of them. */
export const shareNetworks = ['whatsapp', 'mail', 'telegram', 'x', 'facebook', 'pinterest'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

export interface Shared {
  /** Absolute. */
  url: string;
  title: string;
  /** Absolute; networks of pictures pin it. */
  picture?: string | undefined;
}

export interface ShareMenuProps {
  shared: Shared;
  /** Of the control that opens the menu. */
  className: string;
}

/** A query in which a space is %20: mail programs show a `+` as it is. */
const query = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/**
 * Where a page is passed on (docs/product.md#estate-page): the networks' own addresses, so that none of their scripts
 * is needed.
 */
const addresses: Record<ShareNetwork, (shared: Shared) => string> = {
  whatsapp: ({ url, title }) => `https://wa.me/?${query({ text: `${title}\n${url}` })}`,
  telegram: ({ url, title }) => `https://t.me/share/url?${query({ url, text: title })}`,
  x: ({ url, title }) => `https://x.com/intent/post?${query({ text: title, url })}`,
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  pinterest: ({ url, title, picture }) =>
    `https://www.pinterest.com/pin/create/button/?${query({ url, description: title, ...(picture ? { media: picture } : {}) })}`,
  mail: ({ url, title }) => `mailto:?${query({ subject: title, body: `${title}\n${url}` })}`,
};

export const shareLink = (network: ShareNetwork, shared: Shared): string => addresses[network](shared);

/** Attributes of a link to a network: another site opens in a tab of its own, a mail program does not. */
export const externalAttributes = (network: ShareNetwork) =>
  network === 'mail' ? {} : { target: '_blank', rel: 'noopener external' };
