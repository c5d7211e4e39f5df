import type { Env } from './env.ts';
import { mailDeliveryOf } from './mailDelivery.ts';
import { isMadeUp, isPublicName } from './publicName.ts';

const legalNames = ['LEGAL_NAME', 'LEGAL_TAX_ID', 'LEGAL_ADDRESS', 'LEGAL_REGISTER'] as const;

/**
 * What a new network's network.env still says in brackets, as `(NIF)`.
 * @returns a line for each
 */
export const legalPlaceholders = (env: Pick<Env, (typeof legalNames)[number]>): string[] =>
  legalNames
    .filter((name) => /^\(.*\)$/.test(env[name].trim()))
    .map((name) => `${name} is still ${env[name]}: the legal texts show it`);

/**
 * What is set and has no effect, or must not go online so; nothing of it stops a start.
 * @returns a line for each, with the variable's name
 */
export function settingWarnings(env: Env, now = Date.now()): string[] {
  const isOver = env.SECURITY_EXPIRES !== undefined && Date.parse(env.SECURITY_EXPIRES) <= now;
  const usesServer = env.DATABASE_URL?.startsWith('postgres') ?? false;
  return [
    ...legalPlaceholders(env),
    ...(isOver ? [`SECURITY_EXPIRES is past (${env.SECURITY_EXPIRES}): there is no security.txt, set it anew`] : []),
    ...(env.REDIS_PASSWORD && !env.REDIS_URL ? ['REDIS_PASSWORD is not used: REDIS_URL is not set'] : []),
    ...(env.DATABASE_PASSWORD && !usesServer
      ? ['DATABASE_PASSWORD is not used: DATABASE_URL names no PostgreSQL']
      : []),
  ];
}

/**
 * What must not be so under a name that everybody can open: visitors would be misled, or write to nobody.
 * @returns a line for each, with the variable's name
 */
export function publicWarnings(env: Env): string[] {
  if (!isPublicName(env.PUBLIC_ORIGIN)) return [];
  const where = `${env.PUBLIC_ORIGIN} is a public address`;
  const robots = env.ROBOTS === 'noindex' ? 'search engines are kept out' : 'ROBOTS lets search engines in';
  return [
    ...(isMadeUp(env)
      ? [
          `${where}, and the network is made up (BRAND_EMAIL ${env.BRAND_EMAIL}): set NETWORK_DIR to your own (${robots})`,
        ]
      : []),
    ...(env.API_HOST === undefined && mailDeliveryOf(env).kind !== 'smtp'
      ? [`${where}, and SMTP_URL is not set: no agent receives an enquiry, and no visitor a mail`]
      : []),
  ];
}
