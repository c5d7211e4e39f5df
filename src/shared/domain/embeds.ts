/**
 * Virtual tours and videos that a page may show in a frame (docs/product.md#estate-page). One list: the players'
 * addresses and the policy's
 * `frame-src` come from it. Whatever else an agent gives stays a link.
 */
interface Player {
  /** Where the frame's document comes from. */
  origin: string;
  /** Hosts of the addresses that agents copy. */
  hosts: readonly string[];
  /** The address of the player for such an address; null when it names nothing to be played. */
  playerOf: (url: URL) => string | null;
}

const idOf = (pattern: RegExp, path: string): string | undefined => pattern.exec(path)?.[1];

/** Of a film that is not listed: without it the player refuses to show one. */
const isVimeoHash = (text: string | null | undefined): text is string => /^[\da-f]+$/i.test(text ?? '');

const players: readonly Player[] = [
  {
    origin: 'https://www.youtube-nocookie.com',
    hosts: [
      ...['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
      'www.youtube-nocookie.com',
    ],
    playerOf: ({ hostname, pathname, searchParams }) => {
      const id =
        hostname === 'youtu.be'
          ? idOf(/^\/([\w-]+)\/?$/, pathname)
          : (searchParams.get('v') ?? idOf(/^\/(?:embed|shorts|live|v)\/([\w-]+)\/?$/, pathname));
      return id && /^[\w-]+$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
    },
  },
  {
    origin: 'https://player.vimeo.com',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    playerOf: ({ pathname, searchParams }) => {
      const [, id, inPath] = /^\/(?:video\/|channels\/[\w-]+\/)?(\d+)(?:\/([\da-f]+))?\/?$/i.exec(pathname) ?? [];
      const hash = [inPath, searchParams.get('h')].find(isVimeoHash);
      return id ? `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1` : null;
    },
  },
  {
    origin: 'https://my.matterport.com',
    hosts: ['my.matterport.com'],
    playerOf: ({ searchParams }) => {
      const model = searchParams.get('m');
      return model && /^\w+$/.test(model) ? `https://my.matterport.com/show/?m=${model}` : null;
    },
  },
];

/** The origins whose documents a frame may show. @param own those that the operator names (EMBED_ORIGINS) */
export const frameOrigins = (own: readonly string[]): string[] => [...players.map(({ origin }) => origin), ...own];

export interface Embed {
  /** The document of the frame. */
  src: string;
  /** Who is asked for it, as visitors are told. */
  host: string;
}

/**
 * What a frame shows for a tour's or video's address.
 * @param own origins that the operator names: their documents are shown as they are
 * @returns null for addresses that only a link may lead to
 */
export function embedOf(address: string, own: readonly string[]): Embed | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const src = own.includes(url.origin)
    ? url.href
    : (players.find(({ hosts }) => hosts.includes(url.hostname))?.playerOf(url) ?? null);
  return src === null ? null : { src, host: new URL(src).hostname };
}
