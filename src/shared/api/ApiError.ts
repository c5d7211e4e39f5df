/**
 * Codes of the upstream's error answers (docs/product.md#errors). `0` is ours: no answer, or none that could be read.
 */
export const unknownErrorCode = '0';

/** An upstream call that did not give data. */
export class ApiError extends Error {
  /** HTTP status of the answer; 0 when there was none (refused, timed out, cut, not JSON). */
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
    this.status = status;
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
