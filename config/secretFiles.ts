import { readFileSync } from 'node:fs';

/** Variables whose value may be in a file, which NAME_FILE names: as Docker and Kubernetes hand secrets over. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_PASSWORD',
  'REDIS_URL',
  'REDIS_PASSWORD',
  'SMTP_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'ADMIN_TOKEN',
  'PURGE_TOKEN',
  'METRICS_TOKEN',
  'CDN_PURGE_TOKEN',
  'EXPORT_SECRET',
  'TRANSLATE_KEY',
  'ISOCHRONES_KEY',
  'CMS_SECRET',
  'PRIVATE_LINK_SECRET',
  'FORM_SECRET',
  'LEADS_KEY',
  'LEADS_WEBHOOK_SECRET',
  'RESULTS_KEY',
] as const;

/** A file's content without the line end that editors add; null where it cannot be read. */
function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return null;
  }
}

/**
 * Reads the files that `NAME_FILE` variables name.
 * @returns the values by NAME, and a line for each that is wrong; no line holds a secret
 */
export function readSecretFiles(source: Readonly<Record<string, string | undefined>>): {
  values: Record<string, string>;
  problems: string[];
} {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of secretNames) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    const value = contentOf(file);
    if (source[name]) problems.push(`  ${name}, ${name}_FILE: set one of them`);
    else if (value === null) problems.push(`  ${name}_FILE: ${file} cannot be read`);
    else if (value === '') problems.push(`  ${name}_FILE: ${file} is empty`);
    else values[name] = value;
  }
  return { values, problems };
}
