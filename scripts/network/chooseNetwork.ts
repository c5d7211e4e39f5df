import path from 'node:path';
import process from 'node:process';
import { childEnv } from '#config/env.ts';
import { loadEnvFile } from '#config/envFile.mjs';
import { folderOf } from './folderOf.ts';

/** As `npm start -- --network`: a folder, and for one of networks/ data of its own. */
export function chooseNetwork(given: string): void {
  loadEnvFile('.env');
  const isNamed = !/[\\/]/.test(given);
  const { DATA_DIR } = childEnv({});
  const data = isNamed && !DATA_DIR ? { DATA_DIR: path.join('data', given) } : {};
  Object.assign(process.env, childEnv({ NETWORK_DIR: folderOf(given), ...data }));
}
