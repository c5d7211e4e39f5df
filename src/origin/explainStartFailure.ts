import { EnvError } from '#config/env.ts';
import { explainListen } from '#config/explainListen.ts';
import { damageMessage, isDamage } from './db/engine/checkSqlite.ts';
import { isAway } from './db/engine/databaseAway.ts';

/** Of the file system, of SQLite, and of PostgreSQL's connection: what is wrong lies in the installation. */
const ofInstallation = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'ENOENT',
  'EISDIR',
  'EINVAL',
  'ENOSPC',
  'ERR_SQLITE_ERROR',
  'ECONNREFUSED',
  'ENOTFOUND',
  '28P01',
  '28000',
  '3D000',
  '57P03',
]);

/**
 * Why the origin did not start, for whoever has to put it right. A defect is shown with its stack.
 * Addresses with passwords are in no message.
 */
export function explainStartFailure(error: unknown): unknown {
  if (error instanceof EnvError) return error.message;
  const ofListening = explainListen(error);
  if (ofListening !== undefined) return ofListening;
  const { code, message } = error as { code?: string; message?: string };
  if (isDamage(error)) return damageMessage('of the origin', message ?? '');
  return isAway(error) || (code !== undefined && ofInstallation.has(code))
    ? `The origin's data cannot be used (${message || code}). DATABASE_URL says where the database is; DATA_DIR must be a folder that this user can write to.`
    : error;
}
