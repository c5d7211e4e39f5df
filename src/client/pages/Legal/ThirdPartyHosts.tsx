import { frameOrigins } from '#shared/domain/embeds.ts';
import { resolveMapTiles } from '#shared/domain/mapTiles.ts';
import { useSite } from '../../app/session/SiteContext.ts';

/** Hosts of other companies that this installation may load content from, always on a click. */
export function ThirdPartyHosts() {
  const { embedOrigins = [], mapTiles: named } = useSite();
  const mapTiles = resolveMapTiles(named);
  const hosts = [...frameOrigins(embedOrigins), ...(mapTiles ? [mapTiles.url] : [])].map(
    (url) => new URL(url).hostname,
  );
  return (
    <ul>
      {hosts.map((host) => (
        <li key={host} translate="no">
          {host}
        </li>
      ))}
    </ul>
  );
}
