import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Whether a program is on this machine. */
export const hasProgram = (name: string): boolean =>
  [...process.env.PATH!.split(':'), '/usr/sbin', '/sbin'].some((folder) => existsSync(path.join(folder, name)));
