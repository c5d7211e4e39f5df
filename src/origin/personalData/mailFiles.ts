import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PersonalDataStore } from './PersonalDataStore.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The address itself, and not as the end or the beginning of another one. */
const addressPattern = (email: string): RegExp => new RegExp(`(?<![\\w.+-])${escaped(email)}(?![\\w-]|\\.\\w)`, 'i');

/** Quoted-printable, in which a mail may be written, breaks lines anywhere. */
const unfolded = (content: string): string => content.replaceAll(/=\r?\n/g, '');

async function filesOf(dir: string, email: string): Promise<{ name: string; content: string }[]> {
  const names = await readdir(dir).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  const pattern = addressPattern(email);
  const found: { name: string; content: string }[] = [];
  for (const name of names.filter((one) => one.endsWith('.eml')).sort()) {
    const content = await readFile(path.join(dir, name), 'utf8').catch(() => '');
    if (pattern.test(unfolded(content))) found.push({ name, content });
  }
  return found;
}

/** Mails written to files, where there is no mail server: those to a person, and those that name the address. */
export const mailFiles = (dir: string): PersonalDataStore => ({
  name: 'mailFiles',
  export: (email) => filesOf(dir, email),
  erase: async (email) => {
    const files = await filesOf(dir, email);
    for (const { name } of files) await rm(path.join(dir, name), { force: true });
    return { files: files.length };
  },
});
