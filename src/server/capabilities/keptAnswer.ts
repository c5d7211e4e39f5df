import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Env } from '#config/env.ts';
import { capabilitiesSchema, type CapabilitiesDto } from '#shared/contract/capabilities.ts';

const keptSchema = z.object({ api: z.string(), capabilities: capabilitiesSchema });

/** What an API has said last, in a file of DATA_DIR: its answer says nothing of another API. */
export function createKeptAnswer({ DATA_DIR: dir, API_HOST: api = 'bundled' }: Pick<Env, 'DATA_DIR' | 'API_HOST'>) {
  const file = path.join(dir, 'capabilities.json');
  return {
    /** @returns null where there is none that can be read: the API is asked for it */
    read: (): CapabilitiesDto | null => {
      try {
        const kept = keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
        return kept.api === api ? kept.capabilities : null;
      } catch {
        return null;
      }
    },
    /** @throws the file system's error */
    write: (capabilities: CapabilitiesDto): void => {
      mkdirSync(dir, { recursive: true });
      // Sites may share the folder.
      const draft = `${file}.${randomUUID()}`;
      writeFileSync(draft, `${JSON.stringify({ api, capabilities } satisfies z.input<typeof keptSchema>)}\n`);
      renameSync(draft, file);
    },
  };
}
