import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/**
 * Connections that the system may have established before the process accepts them, as many as Linux allows by default.
 * With Node's 511, some of a thousand that come at once while a page is rendered are reset.
 */
const backlog = 4_096;

/** @returns the port that it listens on @throws as net.Server does when the port cannot be used */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host, backlog);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
