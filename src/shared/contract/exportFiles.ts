import * as z from 'zod/mini';
import { optional } from './fields.ts';

const digest = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const time = z.iso.datetime();
const count = z.int().check(z.minimum(0));

/** An export to a portal that the API has written. */
export const exportFileSchema = z.object({
  name: z.string(),
  /** Of its definition in the network's folder. */
  version: z.string(),
  /** SHA-256 of the secret in its address. */
  verifier: z.string(),
  /** Of its text. */
  digest,
  bytes: count,
  /** Since when its text is this one. */
  modified_at: time,
  /** When it was last brought up to date. */
  checked_at: time,
  listings: count,
  left_out: count,
  /** The last attempt to bring it up to date failed. */
  is_failing: optional(z.boolean()),
});

export const exportFilesSchema = z.object({ files: z.array(exportFileSchema) });

export type ExportFileDto = z.infer<typeof exportFileSchema>;
