import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that a system hands out (Linux: from 32,768), any of which another suite's server may be given. */
const range = [12_000, 32_000] as const;

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await once(server.close(), 'close');
  return isListening;
};

/** @returns a port of 127.0.0.1 on which nothing listens, and that nobody who asks for any port is given */
export async function freePort(): Promise<number> {
  const port = randomInt(...range);
  return (await isFree(port)) ? port : freePort();
}
