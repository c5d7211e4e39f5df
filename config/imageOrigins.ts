import type { Env } from './env.ts';

/** A page over https shows no picture over http: such an upstream is inside the network's own. */
const canBeShown = (host: string | undefined, publicOrigin: string): host is string =>
  host !== undefined && (host.startsWith('https:') || !publicOrigin.startsWith('https:'));

/**
 * Hosts whose pictures pages show, as origins: those of IMAGE_ORIGINS, else of the network's API and its CMS. Without
 * either, all pictures are the site's own.
 */
export const imageOriginsOf = ({
  IMAGE_ORIGINS,
  API_HOST,
  CMS_HOST,
  PUBLIC_ORIGIN,
}: Pick<Env, 'PUBLIC_ORIGIN'> & Partial<Pick<Env, 'IMAGE_ORIGINS' | 'API_HOST' | 'CMS_HOST'>>): readonly string[] =>
  IMAGE_ORIGINS ?? [...new Set([API_HOST, CMS_HOST].filter((host) => canBeShown(host, PUBLIC_ORIGIN)))];
