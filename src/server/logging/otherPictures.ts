import type { Logger } from './logger.ts';

/** Hosts that are named; a network's pictures come from few. */
const maxNamed = 20;

/** Says once of each host that its pictures are not shown, although an upstream names them. */
export function tellOfOtherHosts(logger: Logger | undefined): (url: string) => void {
  const told = new Set<string>();
  return (url) => {
    const origin = URL.parse(url)?.origin ?? 'null';
    if (told.has(origin) || told.size >= maxNamed) return;
    told.add(origin);
    logger?.error({ origin, url }, 'pictures of this host are not shown: IMAGE_ORIGINS does not name it');
  };
}
