import { Readable } from 'node:stream';
import { parseJson } from '#shared/parseJson.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import { endpointUrl } from '#shared/api/endpoints.ts';
import { readOne } from '#shared/api/readAnswer.ts';
import { exportFilesSchema, type ExportFileDto } from '#shared/contract/exportFiles.ts';
import { unpack } from '../edge/http/encoders.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { readWhole } from '../upstream/readWhole.ts';
import type { ExportFile } from './createExportFile.ts';

type Calls = Pick<Upstream, 'get'>;

/** Of the list of the files, which has a line for each. */
const maxListBytes = 2_000_000;

/**
 * What the API has written for portals.
 * @returns null for an API that writes nothing: the site does
 * @throws ApiError where the API does not answer
 */
export async function listExportFiles(upstream: Calls, signal: AbortSignal): Promise<ExportFileDto[] | null> {
  const { status, body } = await readWhole(upstream, endpointUrl('exportFiles', {}), {
    signal,
    maxBytes: maxListBytes,
  });
  if (status !== 200) return null;
  return readOne(exportFilesSchema, parseJson(body)).files;
}

/**
 * Brings this site's copy of a file up to date: one that it has is not asked for.
 * @throws ApiError where it cannot be had, as when another has just taken its place
 */
export async function copyExport(
  upstream: Calls,
  { name, digest, bytes, modified_at }: ExportFileDto,
  { file, signal }: { file: ExportFile; signal: AbortSignal },
): Promise<void> {
  if ((await file.find())?.digest === digest) return;
  const { entry, stream } = await upstream.get(endpointUrl('exportFile', { name, digest }), { signal });
  const { status } = entry ?? stream;
  if (status !== 200) {
    stream?.body.destroy();
    throw new ApiError(status);
  }
  await file.copy(entry ? Readable.from([unpack(entry)]) : stream.body, {
    ...{ digest, bytes, modifiedAt: new Date(modified_at) },
  });
}
