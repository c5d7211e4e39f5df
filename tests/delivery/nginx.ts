import path from 'node:path';
import { startNginx } from '#tests/fakes/startProxy.ts';

/**
 * Runs nginx with docs/nginx.conf, whose certificate and addresses alone are others.
 * @param sites addresses of the two sites, which listen on 3000
 * @param check gets the address of its server
 */
export async function withNginx(
  { dir, sites }: { dir: string; sites: readonly string[] },
  check: (url: string) => Promise<void>,
): Promise<void> {
  const nginx = await startNginx({
    dir: path.join(dir, 'nginx'),
    sites: [`${sites[0]!}:3000`, `${sites[1]!}:3000`],
    port: 443,
  });
  try {
    await check(nginx.url);
  } finally {
    await nginx.stop();
  }
}
