import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** What the name of a kept request's file says; nothing of it is about a person. */
export interface LeadFile {
  name: string;
  /** `refused`: the API answered with `status`, or the file cannot be read (status 0). */
  state: 'waiting' | 'refused';
  status?: number;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Of src/server/forms/writtenForms.ts. */
  form: string;
  id: string;
  bytes: number;
}

export interface LeadFiles {
  /** Oldest first. */
  list: () => Promise<LeadFile[]>;
  /**
   * Resolves when the request would outlive a power failure. After an error nothing of it is left.
   * @throws the file system's error, as ENOSPC
   */
  write: (lead: Pick<LeadFile, 'receivedAt' | 'form' | 'id'>, seal: (name: string) => Buffer) => Promise<void>;
  /** @returns null when it is gone: another process delivered or erased it */
  read: (file: LeadFile) => Promise<Buffer | null>;
  remove: (file: LeadFile) => Promise<void>;
  /** Puts a request aside, for the operator. @param status of the API's answer, or 0 */
  refuse: (file: LeadFile, status: number) => Promise<void>;
  /** Puts it back. */
  retry: (file: LeadFile) => Promise<void>;
  /** Removes drafts that a crash left. @param before milliseconds since 1970 */
  clean: (before: number) => Promise<void>;
  sync: () => Promise<void>;
}

/** The folder inside DATA_DIR. */
export const leadsDir = (dataDir: string): string => path.join(dataDir, 'pending-leads');

const filePattern = /^((\d{15})-([a-zA-Z]+)-([0-9a-f]{32}))-(\d+)\.(?:lead|(\d{1,3})\.refused)$/;
const draftSuffix = '.draft';

/** The part of a name that stays when the state changes. */
export const sealedName = ({ receivedAt, form, id }: Pick<LeadFile, 'receivedAt' | 'form' | 'id'>): string =>
  `${String(receivedAt).padStart(15, '0')}-${form}-${id}`;

function parseName(name: string): LeadFile[] {
  const [, , receivedAt, form, id, bytes, status] = filePattern.exec(name) ?? [];
  if (id === undefined) return [];
  const facts = { name, receivedAt: Number(receivedAt), form: form!, id, bytes: Number(bytes) };
  return [
    status === undefined ? { ...facts, state: 'waiting' } : { ...facts, state: 'refused', status: Number(status) },
  ];
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The files of kept requests, one for each. @param openFile for tests that let it fail */
export function createLeadFiles(dir: string, openFile: typeof open = open): LeadFiles {
  const at = (name: string): string => path.join(dir, name);

  async function sync(): Promise<void> {
    const folder = await openFile(dir, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  async function writeDraft(draft: string, content: Buffer): Promise<void> {
    const handle = await openFile(draft, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  const move = async (from: LeadFile, end: string): Promise<void> => {
    await rename(at(from.name), at(`${sealedName(from)}-${from.bytes}.${end}`));
    await sync();
  };

  return {
    list: async () => {
      const names = await readdir(dir);
      return names.flatMap(parseName).sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    write: async (lead, seal) => {
      await mkdir(dir, { recursive: true });
      const sealed = seal(sealedName(lead));
      const draft = at(`${randomUUID()}${draftSuffix}`);
      const file = at(`${sealedName(lead)}-${sealed.length}.lead`);
      try {
        await writeDraft(draft, sealed);
        await rename(draft, file);
        await sync();
      } catch (error) {
        await Promise.allSettled([rm(draft, { force: true }), rm(file, { force: true })]);
        throw error;
      }
    },
    read: ({ name }) =>
      readFile(at(name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    remove: ({ name }) => rm(at(name), { force: true }),
    refuse: (file, status) => move(file, `${status}.refused`),
    retry: (file) => move(file, 'lead'),
    clean: async (before) => {
      for (const name of await readdir(dir)) {
        if (!name.endsWith(draftSuffix)) continue;
        const found = await stat(at(name)).catch(() => null);
        if (found && found.mtimeMs < before) await rm(at(name), { force: true });
      }
    },
    sync,
  };
}
