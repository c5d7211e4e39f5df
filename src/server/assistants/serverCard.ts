import type { Env } from '#config/env.ts';
import { serverVersion } from './createServer.ts';

type Site = Pick<Env, 'BRAND_NAME' | 'PUBLIC_ORIGIN'>;

/** Where the server answers. */
export const serverPath = '/mcp';

const cardPath = `${serverPath}/server-card`;

/** Characters that the registry takes of a description. */
const maxDescription = 100;

/** The site's name from its root down: `com.example` of www.example.com. */
const reversed = ({ PUBLIC_ORIGIN }: Site): string =>
  new URL(PUBLIC_ORIGIN).hostname
    .replace(/^www\./, '')
    .split('.')
    .reverse()
    .join('.');

/** What the server is and where: the same for the card and the registry. */
function serverFacts(site: Site) {
  const { BRAND_NAME: title, PUBLIC_ORIGIN } = site;
  return {
    name: `${reversed(site)}/homes`,
    title: title.slice(0, maxDescription),
    description: `Homes for sale and to let in Spain: ${title}. Read-only.`.slice(0, maxDescription),
    version: serverVersion,
    websiteUrl: PUBLIC_ORIGIN,
    remotes: [{ type: 'streamable-http', url: new URL(serverPath, PUBLIC_ORIGIN).href }],
  };
}

/**
 * Documents by which programs find the server before they connect: its card and the site's catalogue of such cards
 * (github.com/modelcontextprotocol/experimental-ext-server-card, docs/discovery.md, 24 July 2026), and the file that
 * the network sends to the registry (modelcontextprotocol.io/registry/remote-servers).
 */
export function discoveryDocuments(site: Site): { path: string; type: string; document: object }[] {
  const { hostname } = new URL(site.PUBLIC_ORIGIN);
  const schemas = 'https://static.modelcontextprotocol.io/schemas';
  return [
    {
      path: cardPath,
      type: 'application/mcp-server-card+json',
      document: { $schema: `${schemas}/v1/server-card.schema.json`, ...serverFacts(site) },
    },
    {
      path: '/.well-known/ai-catalog.json',
      type: 'application/ai-catalog+json',
      document: {
        specVersion: '1.0',
        entries: [
          {
            identifier: `urn:air:${hostname}:mcp:homes`,
            type: 'application/mcp-server-card+json',
            url: new URL(cardPath, site.PUBLIC_ORIGIN).href,
          },
        ],
      },
    },
    {
      path: `${serverPath}/server.json`,
      type: 'application/json',
      document: { $schema: `${schemas}/2025-12-11/server.schema.json`, ...serverFacts(site) },
    },
  ];
}
