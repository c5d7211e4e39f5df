import { lookUp } from '../lookUp.ts';

/**
 * Codes of the upstream's error answers (docs/product.md#errors). `0` is ours: no answer, or none that could be read.
 */
export const unknownErrorCode = '0';

/** What an API means that answers 400 to whatever it refuses, by its code. */
const statusByCode: Readonly<Partial<Record<string, number>>> = {
  '9002': 422,
  '9003': 404,
  '9004': 410,
  '9005': 422,
  '9007': 422,
  '9008': 422,
  '9011': 409,
};

/** A token that is unknown or has expired: who holds it is not allowed in. */
const ofTokens: readonly unknown[] = ['9003', '9004'];

/** The status by which an error is handled (docs/product.md#errors): of a 400, a 401 and a 403 its code says more. */
export function handledStatus(status: number, code: unknown): number {
  const isByCode = status === 400 || ((status === 401 || status === 403) && ofTokens.includes(code));
  return isByCode && typeof code === 'string' ? (lookUp(statusByCode, code) ?? status) : status;
}

/** An upstream call that did not give data. */
export class ApiError extends Error {
  /**
   * HTTP status of the answer, by its code where that says more (`handledStatus`); 0 when there was none (refused,
   * timed out, cut, not JSON).
   */
  readonly status: number;
  readonly code: string;
  /** What is wrong with which field, where a form or a URL can show it. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, answer: unknown = null, cause?: unknown) {
    const { code, message, fields } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<
      string,
      unknown
    >;
    super(typeof message === 'string' ? message : 'Unknown error', { cause });
    this.name = 'ApiError';
    this.status = handledStatus(status, code);
    this.code = typeof code === 'string' ? code : unknownErrorCode;
    this.fields = typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
  }

  /** The thing asked for is not there, or the question names one that is not (unknown province: 422). */
  get isNotFound(): boolean {
    return this.status === 404 || this.status === 400 || this.status === 422;
  }

  get isGone(): boolean {
    return this.status === 410;
  }
}
