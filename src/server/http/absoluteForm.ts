import type { IncomingMessage } from 'node:http';

/**
 * Takes a URL in absolute form (`GET http://host/path`), as a proxy gets it and every server has to accept, apart: its
 * host counts in place of the Host field (RFC 9112 §3.2.2). To be called before Express, whose routers cut such URLs at
 * other places than paths.
 */
export function takeAbsoluteForm(req: IncomingMessage): void {
  if (req.url!.startsWith('/')) return;
  const [, host, rest] = /^https?:\/\/([^/?#@]+)(.*)$/i.exec(req.url!) ?? [];
  if (host === undefined || rest === undefined) return;
  req.headers.host = host;
  req.url = rest.startsWith('/') ? rest : `/${rest}`;
}
