import type { ReactNode } from 'react';
import { frameOrigins } from '#shared/domain/embeds.ts';
import { useSite } from '../../app/session/SiteContext.ts';

/** Hosts of other companies that this installation may load content from, always on a click. */
export function ThirdPartyHosts() {
  const { embedOrigins = [] } = useSite();
  return <Hosts urls={frameOrigins(embedOrigins)} />;
}

/** Hosts whose pictures come with every page, after the words that say so; nothing where there are none. */
export function PictureHosts({ children }: { children: ReactNode }) {
  const { imageOrigins = [] } = useSite();
  if (imageOrigins.length === 0) return null;
  return (
    <>
      <p>{children}</p>
      <Hosts urls={imageOrigins} />
    </>
  );
}

function Hosts({ urls }: { urls: readonly string[] }) {
  const hosts = urls.map((url) => new URL(url).hostname);
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
