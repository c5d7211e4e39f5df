import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { loadEnvFile } from '../config/envFile.mjs';
import { inRoot } from './setup.mjs';

/**
 * The operators' token of a demo on this machine, made at its first start and kept in DATA_DIR, readable by its user
 * only. An installation (with a PUBLIC_ORIGIN, an API of its own or without the demo) has the ADMIN_TOKEN that its
 * operator sets, and none otherwise.
 * @param env the environment; a file `.env` adds to that of the process
 * @returns null where there is none to make
 */
export function operatorsToken(env = readEnvironment()) {
  if (env.ADMIN_TOKEN || env.ADMIN_TOKEN_FILE || env.PUBLIC_ORIGIN || env.API_HOST || env.DEMO === 'off') return null;
  const dir = path.resolve(inRoot(), env.DATA_DIR || 'data');
  const file = path.join(dir, 'operators-token');
  try {
    if (!existsSync(file)) {
      mkdirSync(dir, { recursive: true });
      writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    }
    const value = readFileSync(file, 'utf8').trim();
    const shown = path.relative(inRoot(), file);
    return value.length < 16 ? null : { value, file: shown.startsWith('..') ? file : shown };
  } catch {
    return null;
  }
}

function readEnvironment() {
  loadEnvFile(inRoot('.env'));
  return process.env;
}
