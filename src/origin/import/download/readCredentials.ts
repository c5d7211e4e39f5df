import { readFile } from 'node:fs/promises';
import { sourceSecret } from '#config/sourceSecret.ts';
import { UnreadableFile } from '../formats/format.ts';

/** Credentials for a source's server: HTTP Basic, or a header. Each secret is in one place. */
export interface SourceAuth {
  user?: string | undefined;
  /** The user's password, or with `header` its value: in a file, or in a variable of the environment. */
  password_file?: string | undefined;
  password_env?: string | undefined;
  header?: string | undefined;
  value_file?: string | undefined;
  value_env?: string | undefined;
}

const withoutLineEnd = (text: string): string => text.replace(/\r?\n$/, '');

async function readSecretFile(file: string): Promise<string> {
  try {
    return withoutLineEnd(await readFile(file, 'utf8'));
  } catch {
    throw new UnreadableFile(`auth: the file ${file} cannot be read`);
  }
}

async function readVariable(name: string, env: NodeJS.ProcessEnv | undefined): Promise<string> {
  const { value, file } = sourceSecret(name, env);
  if (value !== undefined) return value;
  if (file === undefined) throw new UnreadableFile(`auth: neither ${name} nor ${name}_FILE is set in the environment`);
  return readSecretFile(file);
}

/** A value that may stand in a header. */
const isPrintable = (value: string): boolean => /^[\x20-\x7E\x80-\xFF]+$/.test(value);

/**
 * The headers with a source's credentials.
 * @param env for tests
 * @throws UnreadableFile for a missing secret; the message does not contain one
 */
export async function readCredentials(
  auth: SourceAuth | undefined,
  env?: NodeJS.ProcessEnv,
): Promise<Record<string, string>> {
  if (!auth) return {};
  const { user, header, password_file, password_env, value_file, value_env } = auth;
  const file = password_file ?? value_file;
  const secret =
    file === undefined ? await readVariable((password_env ?? value_env)!, env) : await readSecretFile(file);
  if (header === undefined) return { Authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` };
  if (!isPrintable(secret))
    throw new UnreadableFile(`auth: the value of ${header} has characters that no header may have`);
  return { [header]: secret };
}
