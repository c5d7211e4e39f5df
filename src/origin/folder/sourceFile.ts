import { z } from 'zod';
import { $schema, line } from '#config/network/fields.ts';
import { fileName } from '#config/network/fileNamed.ts';
import type { NetworkFolder } from '#config/network/folder.ts';
import { readJson } from '#config/network/json.ts';
import { slugPattern } from '#shared/domain/slugify.ts';
import { sourceFormats } from '../import/formats/sourceFormats.ts';
import { mapFields } from '../import/sync/words.ts';

const slug = z.string().regex(new RegExp(`^${slugPattern}$`), 'must be the slug of one in people/');

const secretFile = line.optional().describe('A file with the secret: its path from the root, as /run/secrets/crm');

const secretVariable = z
  .string()
  .regex(/^SOURCE_[A-Z0-9_]+$/, 'must be a variable of the environment, as SOURCE_CRM_PASSWORD')
  .optional()
  .describe('The variable of the environment with the secret; with _FILE at its end, one that names a file with it');

const isOne = (a: string | undefined, b: string | undefined): boolean => (a === undefined) !== (b === undefined);

const auth = z
  .strictObject({
    user: line.optional().describe('Of HTTP Basic'),
    password_file: secretFile,
    password_env: secretVariable,
    header: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the name of a header, as X-Api-Key')
      .optional()
      .describe('In place of a user: the header whose value is the secret'),
    parameter: z
      .string()
      .regex(/^[A-Za-z0-9_.-]{1,64}$/, 'must be the name of a parameter, as p2')
      .optional()
      .describe('In place of a user: the parameter of the address whose value is the secret'),
    value_file: secretFile,
    value_env: secretVariable,
  })
  .refine(
    ({ user, password_file, password_env, header, parameter, value_file, value_env }) =>
      user === undefined
        ? isOne(header, parameter) && isOne(value_file, value_env) && !password_file && !password_env
        : !header && !parameter && isOne(password_file, password_env) && !value_file && !value_env,
    'needs user with password_file or password_env, or header or parameter with value_file or value_env',
  );

/** The parameter of ReSales Online's address that is its key. */
const keyParameter = 'p2';

/** Whether an address holds the key of its API, which belongs into `auth`. */
const holdsKey = (url: string | undefined): boolean =>
  [...(URL.parse(url ?? '')?.searchParams.keys() ?? [])].some((name) => name.toLowerCase() === keyParameter);

const url = z
  .url({ protocol: /^https?$/ })
  .refine((given) => {
    const { username, password } = URL.parse(given) ?? {};
    return !username && !password;
  }, 'must not hold a password: put it in auth')
  .describe('An address to download from, as https://crm.example/feed.xml');

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
    url: url.optional(),
    auth: auth.optional().describe('What the server of url asks for'),
    every: z
      .string()
      .regex(/^[1-9]\d{0,3}[mhd]$/, 'must be a time as 30m, 6h or 1d')
      .optional()
      .describe(
        'How often the origin reads it by itself; absent: a url only by command, a file also at a start where it changed',
      ),
    agency: slug.optional().describe('Of listings that name none'),
    agent: slug.optional().describe('Of listings that name none'),
    agencies: z
      .union([z.literal('all'), z.array(slug)])
      .optional()
      .describe(
        'Other agencies of people/, or of other sources, that agents of its records may be of; "all" for a source of the network itself',
      ),
    map: z
      .partialRecord(z.enum(mapFields), z.record(z.string(), z.string()))
      .optional()
      .describe("The source's words, by field, and ours"),
    report: z.email().optional().describe('Who is mailed when something is refused, or a run fails'),
  })
  .refine(({ file, url }) => isOne(file, url), 'needs a file or a url, and not both')
  .refine(({ url, auth }) => auth === undefined || url !== undefined, 'has auth, which is for a url alone')
  .refine(
    ({ format, url }) => format !== 'resales-online-v6' || !holdsKey(url),
    `url must not hold the key (${keyParameter}): put it in auth, as { "parameter": "${keyParameter}", "value_env": "SOURCE_…" }`,
  );

/** A source of listings, named by its file. */
export interface Source extends Omit<z.output<typeof sourceSchema>, '$schema'> {
  name: string;
}

/** Whether a folder has a file, or a folder with one in it. */
const hasFile = ({ names }: NetworkFolder, file: string): boolean =>
  names.some((name) => name === fileName(file) || name.startsWith(`${fileName(file).replace(/\/+$/, '')}/`));

/** The sources of a folder, by name. Problems are the folder's. */
export function readSources(folder: NetworkFolder): Source[] {
  return folder.names
    .filter((name) => /^sources\/[^/]+\.json$/.test(name))
    .flatMap((name) => {
      const source = readJson(folder, name, sourceSchema);
      if (!source) return [];
      const { $schema: _, ...rest } = source;
      if (rest.file !== undefined && !hasFile(folder, rest.file))
        folder.problems.push(`${name}: there is no file ${rest.file}`);
      return [{ ...rest, name: name.slice('sources/'.length, -'.json'.length) }];
    });
}
