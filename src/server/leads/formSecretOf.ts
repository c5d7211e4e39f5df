import { randomBytes } from 'node:crypto';
import type { Env } from '#config/env.ts';
import { secretFile } from '#config/secretFile.ts';
import type { Logger } from '../logging/logger.ts';

/**
 * The secret of the tokens in forms: `FORM_SECRET`, or one made in DATA_DIR. Where that cannot be written to, one of
 * this process: forms of a page that another process made are then sent twice.
 */
export function formSecretOf({ FORM_SECRET, DATA_DIR }: Pick<Env, 'FORM_SECRET' | 'DATA_DIR'>, logger: Logger): string {
  if (FORM_SECRET !== undefined) return FORM_SECRET;
  try {
    return secretFile(DATA_DIR, 'form-secret');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    logger.warn(
      { cause: code ?? message },
      'FORM_SECRET is not set, and cannot be made in DATA_DIR: pages of other processes will not be known',
    );
    return randomBytes(32).toString('base64url');
  }
}
