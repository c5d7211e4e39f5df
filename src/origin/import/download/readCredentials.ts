import { readFile } from 'node:fs/promises';
import { sourceSecret } from '#config/sourceSecret.ts';
import { UnreadableFile } from '../formats/format.ts';

/** Credentials for a source's server: HTTP Basic, a header, or a parameter of its address. */
export interface SourceAuth {
  user?: string | undefined;
  /** The user's password, or the value of `header` or `parameter`: in a file, or in a variable of the environment. */
  password_file?: string | undefined;
  password_env?: string | undefined;
  header?: string | undefined;
  parameter?: string | undefined;
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

function withParameter(url: string, name: string, value: string): string {
  const asked = new URL(url);
  asked.searchParams.set(name, value);
  return asked.href;
}

/** A value that may stand in a header. */
const isPrintable = (value: string): boolean => /^[\x20-\x7E\x80-\xFF]+$/.test(value);

/** Where a source's server is asked for its feed, and with which headers. Neither is for a log. */
export interface AuthorisedRequest {
  url: string;
  headers: Record<string, string>;
}

/**
 * A source's address and headers with its credentials.
 * @param url as the source has it
 * @param env for tests
 * @throws UnreadableFile for a missing secret; the message does not contain one
 */
export async function readCredentials(
  url: string,
  auth: SourceAuth | undefined,
  env?: NodeJS.ProcessEnv,
): Promise<AuthorisedRequest> {
  if (!auth) return { url, headers: {} };
  const { user, header, parameter, password_file, password_env, value_file, value_env } = auth;
  const file = password_file ?? value_file;
  const secret =
    file === undefined ? await readVariable((password_env ?? value_env)!, env) : await readSecretFile(file);
  if (parameter !== undefined) return { url: withParameter(url, parameter, secret), headers: {} };
  if (header === undefined)
    return { url, headers: { Authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` } };
  if (!isPrintable(secret))
    throw new UnreadableFile(`auth: the value of ${header} has characters that no header may have`);
  return { url, headers: { [header]: secret } };
}
