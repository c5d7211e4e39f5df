import { createHash } from 'node:crypto';
import { EnvError } from '#config/settingsError.ts';
import type { Logger } from '../../logging/logger.ts';
import { createRedisClient } from './connectRedis.ts';
import { within } from './within.ts';

/** A secret that the instances of a site must have in common. */
export interface SharedSecret {
  /** Its variable. */
  name: string;
  value: string;
  /** By its variable; else it was made in DATA_DIR. */
  isSet: boolean;
  /** The file of DATA_DIR that it was made in. */
  file: string;
}

/** Milliseconds that a start waits for Redis. */
const waitMs = 2_000;

/** Enough to tell two apart, and too little to find one by. */
const markOf = (value: string): string => createHash('sha256').update(value).digest('hex').slice(0, 8);

const refusal = (names: readonly string[], secrets: readonly SharedSecret[]): EnvError =>
  new EnvError(
    [
      'Another site with this REDIS_URL and PUBLIC_ORIGIN has another secret than the one that was made here:',
      ...secrets
        .filter(({ name }) => names.includes(name))
        .map(
          ({ name, file }) =>
            `  ${name}: set it, the same for all sites; what one of them made is in its DATA_DIR/${file}`,
        ),
    ].join('\n'),
  );

/**
 * Compares the secrets that were made in DATA_DIR with those of the site's other instances, by marks in Redis. Where
 * Redis does not answer, an instance starts all the same.
 * @param options.site whose instances they are
 * @throws EnvError where one differs: portals and forms would meet a site that refuses them every other time
 */
export async function compareSecrets(
  secrets: readonly SharedSecret[],
  { url, site, logger }: { url: string; site: string; logger: Logger },
): Promise<void> {
  const client = createRedisClient(url, 'vencejo-start').on('error', () => {});
  const key = `vencejo:${site}:secrets`;
  const marks = async (): Promise<SharedSecret[]> => {
    await client.connect();
    const different: SharedSecret[] = [];
    for (const secret of secrets) {
      const mark = markOf(secret.value);
      if (secret.isSet) await client.hSet(key, secret.name, mark);
      else if ((await client.hSetNX(key, secret.name, mark)) === 0 && (await client.hGet(key, secret.name)) !== mark)
        different.push(secret);
    }
    return different;
  };
  const different = await within(marks(), waitMs).catch((error: unknown) => {
    logger.warn({ err: error }, 'redis does not answer: secrets made in DATA_DIR are not compared');
    return [];
  });
  client.destroy();
  if (different.length > 0)
    throw refusal(
      different.map(({ name }) => name),
      secrets,
    );
}
