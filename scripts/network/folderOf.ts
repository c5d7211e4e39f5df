import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The folder that a command names: a path, or the name of one in networks/. */
export const folderOf = (given: string): string =>
  /[\\/]/.test(given) ? path.resolve(given) : path.join(root, 'networks', given);
