import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '#config/env.ts';
import type { NetworkExport } from '#config/network/exports.ts';
import { readSecretFile } from '#config/secretFile.ts';
import { formats } from './formats.ts';

/** Characters of a secret: 160 bits. Hexadecimal, as paths are written in lower case. */
const secretLength = 40;

/** The file of DATA_DIR with what the addresses of exports follow from, where nobody else keeps it. */
export const exportSecretFile = 'export-secret';

/**
 * What the addresses of exports follow from as far as this machine knows it: `EXPORT_SECRET`, or what was made in
 * DATA_DIR. Without either the origin has it (src/origin/exports/exportKey.ts).
 */
export const knownExportKey = ({
  EXPORT_SECRET,
  DATA_DIR,
}: Pick<Env, 'EXPORT_SECRET' | 'DATA_DIR'>): string | undefined =>
  EXPORT_SECRET ?? readSecretFile(DATA_DIR, exportSecretFile) ?? undefined;

/** The secret in the address of one export, which says nothing of another's. */
export const exportSecret = (key: string, { name, secretVersion }: NetworkExport): string =>
  createHmac('sha256', key).update(`export ${name} ${secretVersion}`).digest('hex').slice(0, secretLength);

/** By which a secret is known, and not found. */
export const verifierOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** @param verifiers of secrets that are right */
export function isRightSecret(given: string, verifiers: readonly string[]): boolean {
  const own = Buffer.from(verifierOf(given));
  return verifiers.some((verifier) => verifier.length === own.length && timingSafeEqual(own, Buffer.from(verifier)));
}

/** As `kyero.xml`. */
export const exportFileName = ({ name, portal }: NetworkExport): string => `${name}.${formats[portal].extension}`;

/** The path under which an export is served, as `/exports/6c0f…/kyero.xml`. */
export const exportPath = (key: string, one: NetworkExport): string =>
  `/exports/${exportSecret(key, one)}/${exportFileName(one)}`;
