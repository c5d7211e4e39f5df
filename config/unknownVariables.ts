/** Variables that docker-compose.yml reads itself, from the same `.env`. */
export const composeVariables = [
  'COMPOSE_PROFILES',
  'SITE_ADDRESS',
  'TLS_PORT',
  'OPERATORS_PORT',
  'MAIL_PORT',
  'SITE_MEMORY',
  'SITE_CPUS',
  'BACKUP_EVERY_HOURS',
  'BACKUP_KEEP_DAYS',
  'SECRETS_DIR',
] as const;

/** Read by Node, npm, the C library, compose or PostgreSQL's programs; secrets that the network's folder names. */
const ofOthers =
  /^(?:NODE|NPM|npm|UV|MALLOC|COMPOSE|DOCKER|PG|LC|SOURCE|WEBHOOK)_|^(?:TZ|LANG|PATH|PG[A-Z]+|DEBUG|FORCE_COLOR|NO_COLOR)$/;

/** Set for the processes that this one starts, which read the same file. */
const toldMark = 'UNKNOWN_VARIABLES_TOLD';

/**
 * What is said of variables in `.env` that nobody reads: a slip of the pen (`ROBTOS=noindex`) leaves a setting unset.
 * @param known names that are read
 * @returns null where there is nothing to say
 */
export function describeUnknown(names: readonly string[], known: readonly string[]): string | null {
  const read = new Set<string>([...known, ...composeVariables]);
  const unknown = names.filter((name) => !read.has(name) && !ofOthers.test(name));
  return unknown.length === 0
    ? null
    : `.env sets what nothing reads: ${unknown.join(', ')}. "npm start -- --help" lists the variables.`;
}

/** Says it once, however many processes read the file. */
export function tellOnce(message: string | null): void {
  if (message === null || process.env[toldMark]) return;
  process.env[toldMark] = '1';
  console.error(message);
}
