import { z } from 'zod';
import { slugPattern } from '#shared/domain/slugify.ts';
import { $schema, line } from './fields.ts';
import type { NetworkFolder } from './folder.ts';
import { readJson } from './json.ts';

/** What an export may be written for: each is a format of src/shared/exports/formats.ts. */
export const exportPortals = ['kyero', 'idealista', 'csv'] as const;
export type ExportPortal = (typeof exportPortals)[number];

/** What an export may leave out of every listing. */
export const exportParts = ['address', 'energy_certificate', 'agent'] as const;
export type ExportPart = (typeof exportParts)[number];

const slug = z.string().regex(new RegExp(`^${slugPattern}$`), 'must be the slug of an agency');

/** exports/{name}.json: what a portal is given. */
export const exportSchema = z.strictObject({
  $schema,
  portal: z.enum(exportPortals).describe('The format: Kyero 3.9, idealista v6, or CSV'),
  agencies: z.array(slug).min(1).optional().describe('Whose listings it has; absent: those of all'),
  leaves_out: z
    .array(z.enum(exportParts))
    .default([])
    .describe('What no listing of it says: where it is, beyond its zone; its certificate; who offers it'),
  account: line.max(50).optional().describe("The customer's code at the portal, which idealista gives"),
  secret_version: z
    .int()
    .min(1)
    .default(1)
    .describe('Counted up, the export has another address, and nothing is at the one before'),
});

/** An export of listings, named by its file. */
export interface NetworkExport {
  name: string;
  portal: ExportPortal;
  /** Slugs; undefined: all. */
  agencies: readonly string[] | undefined;
  leavesOut: readonly ExportPart[];
  account: string | undefined;
  secretVersion: number;
}

/** The exports of a folder, by name. Problems are the folder's. */
export function readExports(folder: NetworkFolder): NetworkExport[] {
  return folder.names
    .filter((file) => /^exports\/[^/]+\.json$/.test(file))
    .flatMap((file) => {
      const name = file.slice('exports/'.length, -'.json'.length);
      if (!new RegExp(`^${slugPattern}$`).test(name))
        folder.problems.push(
          `${file}: its name, which is part of an address, must be lower-case letters, digits and -`,
        );
      const read = readJson(folder, file, exportSchema);
      if (!read) return [];
      const { portal, agencies, leaves_out: leavesOut, account, secret_version: secretVersion } = read;
      if (portal === 'idealista' && account === undefined)
        folder.problems.push(`${file}: needs an account: the customer's code that idealista gave`);
      return [{ name, portal, agencies, leavesOut, account, secretVersion }];
    });
}
