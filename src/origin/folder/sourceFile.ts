import { z } from 'zod';
import { $schema, line } from '#config/network/fields.ts';
import type { NetworkFolder } from '#config/network/folder.ts';
import { readJson } from '#config/network/json.ts';
import { slugPattern } from '#shared/domain/slugify.ts';
import { sourceFormats } from '../import/formats/sourceFormats.ts';

const slug = z.string().regex(new RegExp(`^${slugPattern}$`), 'must be the slug of one in people/');

/** sources/{name}.json: where listings come from. */
export const sourceSchema = z
  .strictObject({
    $schema,
    format: z.enum(sourceFormats),
    file: line
      .optional()
      .describe(
        'A file of the folder, as listings/agency.ndjson; also a ZIP, or a folder, of which the newest file is read',
      ),
    url: z.url({ protocol: /^https?$/ }).optional(),
    every: z
      .string()
      .regex(/^[1-9]\d{0,3}[mhd]$/, 'must be a time as 30m, 6h or 1d')
      .optional()
      .describe('How often the origin reads it by itself; absent: only by command'),
    agency: slug.optional().describe('Of listings that name none'),
    agent: slug.optional().describe('Of listings that name none'),
    map: z
      .record(z.string(), z.record(z.string(), z.string()))
      .optional()
      .describe("The source's words, by field, and ours"),
    report: z.email().optional().describe('Who is told when something is refused'),
  })
  .refine(({ file, url }) => (file === undefined) !== (url === undefined), 'needs a file or a url, and not both');

/** A source of listings, named by its file. */
export interface Source extends Omit<z.output<typeof sourceSchema>, '$schema'> {
  name: string;
}

/** Whether a folder has a file, or a folder with one in it. */
const hasFile = ({ names }: NetworkFolder, file: string): boolean =>
  names.some((name) => name === file || name.startsWith(`${file.replace(/\/+$/, '')}/`));

/** The sources of a folder, by name. Problems are the folder's. */
export function readSources(folder: NetworkFolder): Source[] {
  return folder.names
    .filter((name) => /^sources\/[^/]+\.json$/.test(name))
    .flatMap((name) => {
      const source = readJson(folder, name, sourceSchema);
      if (!source) return [];
      const { $schema: _, ...rest } = source;
      if (rest.url !== undefined) folder.problems.push(`${name}: a url is not read yet; give a file`);
      if (rest.file !== undefined && !hasFile(folder, rest.file))
        folder.problems.push(`${name}: there is no file ${rest.file}`);
      return [{ ...rest, name: name.slice('sources/'.length, -'.json'.length) }];
    });
}
