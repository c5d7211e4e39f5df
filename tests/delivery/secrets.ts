import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The files of docs/operations.md ("Deploying"), and those that kubernetes.yaml takes besides. */
const names = ['admin-token', 'database-password', 'redis-password', 'form-secret', 'leads-key', 'export-secret'];

/** Files with one secret each, which every user may read. */
export interface Secrets {
  dir: string;
  read: (name: string) => string;
  write: (name: string, value: string) => void;
}

export const newSecret = (): string => randomBytes(32).toString('hex');

export function createSecrets(dir: string): Secrets {
  const fileOf = (name: string) => path.join(dir, name);
  const write = (name: string, value: string): void => {
    writeFileSync(fileOf(name), `${value}\n`);
    chmodSync(fileOf(name), 0o444);
  };
  mkdirSync(dir);
  for (const name of names) write(name, newSecret());
  return { dir, write, read: (name) => readFileSync(fileOf(name), 'utf8').trim() };
}
