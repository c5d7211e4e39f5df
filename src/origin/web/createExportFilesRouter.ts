import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { NetworkExport } from '#config/network/exports.ts';
import { exportSecret, verifierOf } from '#shared/exports/exportAddress.ts';
import type { ExportFileDto } from '#shared/contract/exportFiles.ts';
import { findExportFile, readExportFiles } from '../db/exports/exportFiles.ts';
import { readContents } from '../db/exports/exportParts.ts';
import type { Store } from '../db/store.ts';
import type { ExportFileRow } from '../db/tables.ts';
import { answerWrongMethod } from './answerError.ts';
import { unknownThing } from './apiError.ts';
import { notStored } from './notStored.ts';

/** The network's exports, and what their addresses follow from. */
export interface OriginExports {
  definitions: readonly NetworkExport[];
  key: string;
}

function toDto(file: ExportFileRow, verifier: string): ExportFileDto[] {
  const { name, version, digest, bytes, modified_at, checked_at, listings, left_out, is_failing } = file;
  if (digest === null) return [];
  return [
    {
      ...{ name, version: version!, verifier, digest, bytes, listings, left_out },
      modified_at: new Date(modified_at!).toISOString(),
      checked_at: new Date(checked_at!).toISOString(),
      is_failing: is_failing === 1,
    },
  ];
}

/** What stands between the parts of a file, and around them. */
async function* contentsOf({ db }: Store, { name, generation, head, separator, tail }: ExportFileRow) {
  yield head!;
  let isFirst = true;
  for await (const content of readContents(db, name, generation)) {
    if (content.length === 0) continue;
    if (!isFirst) yield separator!;
    yield content;
    isFirst = false;
  }
  yield tail!;
}

/**
 * `/export/files`: what portals are given, written by a job of the origin (jobs/createExportJobs.ts).
 * `/export/files/{name}/{digest}`: one of them, gzipped; 404 once another has taken its place.
 */
export function createExportFilesRouter(store: Store, { definitions, key }: OriginExports): Router {
  const verifiers = new Map(definitions.map((one) => [one.name, verifierOf(exportSecret(key, one))]));
  const router = Router();
  router
    .route('/export/files')
    .get(notStored, async (_req, res) => {
      const files = await readExportFiles(store.db);
      res.json({
        files: files.flatMap((file) => {
          const verifier = verifiers.get(file.name);
          return verifier === undefined ? [] : toDto(file, verifier);
        }),
      });
    })
    .all(answerWrongMethod);
  router
    .route('/export/files/:name/:digest')
    .get(notStored, async (req, res) => {
      const file = await findExportFile(store.db, String(req.params.name), String(req.params.digest));
      if (!file) throw unknownThing();
      res.set({ 'Content-Type': 'application/gzip', 'Content-Length': String(file.bytes) });
      if (req.method === 'HEAD') return void res.end();
      // A reader who is slower than two rounds gets a part of it, and the connection is closed.
      await pipeline(contentsOf(store, file), res).catch(() => res.destroy());
    })
    .all(answerWrongMethod);
  return router;
}
