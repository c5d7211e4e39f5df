import pg from 'pg';

/**
 * Thrown where the connection to PostgreSQL broke or cannot be made, or leads to a server that takes no writes. What
 * was on the way, a commit too, may have been done or not.
 */
export class DatabaseAwayError extends Error {
  /** Of the failure behind it, where that has one. */
  readonly code: string | undefined;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseAwayError';
    this.code = (cause as { code?: string } | undefined)?.code;
  }
}

/** Whether the same work may succeed in a moment: there is no database now, or another server is about to be it. */
export const isAway = (error: unknown): boolean => error instanceof DatabaseAwayError;

/**
 * What a server says that ends, starts, has no connection left, or does not write any more: 57P01 to 57P03 are a stop,
 * a crash, a start; class 08 is the connection; 25006 comes of a primary that has become a replica.
 */
const awayCodes = /^(?:57P0[1-3]|08...|25006|53300)$/;

/** Whether a server that answers says that it is none any more, or not yet. */
export const saysAway = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && awayCodes.test(error.code ?? '');

/** A fault of the code, or a file of a certificate that is not there: no other server would mend it. */
const isOwnFault = (error: unknown): boolean =>
  error instanceof TypeError || (error as NodeJS.ErrnoException).syscall === 'open';

/** The failure of a connection. What PostgreSQL itself says, as of a wrong password, stays as it is. */
export function asAway(error: unknown): unknown {
  if (isAway(error) || isOwnFault(error) || (error instanceof pg.DatabaseError && !saysAway(error))) return error;
  const { code = '', message } = error as { code?: string; message: string };
  // That of several addresses of one name has no words of its own.
  return new DatabaseAwayError(message || code, error);
}
