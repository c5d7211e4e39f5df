import type { Env } from '#config/env.ts';
import type { Logger } from '../logging/logger.ts';
import { refusesSecret, type CmsAddress, type IgnoredFields } from './cmsAnswer.ts';
import type { UpstreamHeaders } from './UpstreamAnswer.ts';

/** What is particular to the calls of a CMS. */
export interface CmsCalls {
  /** On every call: where visitors are, and that it is the site who asks. */
  headers: Readonly<Record<string, string>>;
  address: () => CmsAddress;
  /** Called with the fields of an answer that count for nothing. */
  onIgnored: (fields: IgnoredFields) => void;
  /** Called with the headers of each answer. */
  onAnswer: (headers: UpstreamHeaders) => void;
}

interface CmsDeps {
  /** Where the site reaches it. */
  host: () => string;
  env: Partial<Pick<Env, 'PUBLIC_ORIGIN' | 'CMS_SECRET'>>;
  logger: Pick<Logger, 'warn' | 'error'> | undefined;
  /** Called for each call whose secret the CMS did not accept. */
  onSecretRefused: () => void;
  /** Milliseconds. */
  now: () => number;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/**
 * @returns what each call to the CMS is made and read with; ignored fields are logged once a day, refused secrets once
 * an hour
 */
export function createCmsCalls({ host, env, logger, onSecretRefused, now }: CmsDeps): CmsCalls {
  const { PUBLIC_ORIGIN: publicOrigin = 'http://localhost', CMS_SECRET: secret } = env;
  const { host: publicHost, protocol } = new URL(publicOrigin);
  let warnedAt = -Infinity;
  let refusedAt = -Infinity;
  return {
    headers: {
      'x-forwarded-host': publicHost,
      'x-forwarded-proto': protocol.slice(0, -1),
      ...(secret === undefined ? {} : { 'x-vencejo-secret': secret }),
    },
    address: () => ({ host: host(), publicOrigin }),
    onIgnored: (fields) => {
      if (now() - warnedAt < dayMs) return;
      warnedAt = now();
      logger?.warn({ fields }, 'the CMS sends cookies or no-cache, which are ignored: the site sends it no cookies');
    },
    onAnswer: (headers) => {
      if (!refusesSecret(headers)) return;
      onSecretRefused();
      if (now() - refusedAt < hourMs) return;
      refusedAt = now();
      logger?.error('the CMS refuses CMS_SECRET: its pages have its own addresses, and are shown so');
    },
  };
}
