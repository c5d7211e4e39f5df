/** Where a secret that a network's folder names is: of a source of listings, or of an agency's webhook. */
export interface SourceSecret {
  value?: string | undefined;
  /** A file that holds it. */
  file?: string | undefined;
}

/**
 * A secret that a network's folder names, as `SOURCE_CRM_PASSWORD`: as other secrets it is in that variable, or in the
 * file that the variable with `_FILE` at its end names.
 */
export function sourceSecret(name: string, env: NodeJS.ProcessEnv = process.env): SourceSecret {
  return { value: env[name] || undefined, file: env[`${name}_FILE`] || undefined };
}
