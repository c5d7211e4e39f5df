import { createHmac } from 'node:crypto';
import type { Env } from '#config/env.ts';
import type { NetworkExport } from '#config/network/exports.ts';
import { secretFile } from '#config/secretFile.ts';
import { formats } from './formats.ts';

/** Characters of a secret: 160 bits. Hexadecimal, as paths are written in lower case. */
const secretLength = 40;

/**
 * The secret of a site's exports: `EXPORT_SECRET`, or one made in DATA_DIR.
 * @throws where it can neither be read nor made
 */
export const exportKeyOf = ({ EXPORT_SECRET, DATA_DIR }: Pick<Env, 'EXPORT_SECRET' | 'DATA_DIR'>): string =>
  EXPORT_SECRET ?? secretFile(DATA_DIR, 'export-secret');

/** The secret in the address of one export, which says nothing of another's. */
export const exportSecret = (key: string, { name, secretVersion }: NetworkExport): string =>
  createHmac('sha256', key).update(`export ${name} ${secretVersion}`).digest('hex').slice(0, secretLength);

/** As `kyero.xml`. */
export const exportFileName = ({ name, portal }: NetworkExport): string => `${name}.${formats[portal].extension}`;

/** The path under which an export is served, as `/exports/6c0f…/kyero.xml`. */
export const exportPath = (key: string, one: NetworkExport): string =>
  `/exports/${exportSecret(key, one)}/${exportFileName(one)}`;
