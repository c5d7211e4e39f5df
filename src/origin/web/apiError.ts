import type { ErrorDto } from '#shared/contract/error.ts';
import type { FieldProblems } from '#shared/forms/checkForm.ts';

/** The catalogue of docs/product.md#errors, as far as the origin answers with it. */
const names = {
  9000: 'INTERNAL_ERROR',
  9001: 'GENERAL_EXCEPTION',
  9002: 'INVALID_PARAMETER',
  9003: 'INVALID_TOKEN',
  9004: 'EXPIRED_TOKEN',
  9005: 'INVALID_REQUEST',
  9006: 'INVALID_REQUEST_METHOD',
  9007: 'INVALID_REQUEST_FORMAT',
  9008: 'INVALID_REQUEST_CONTENT_JSON',
  9011: 'DATA_MISMATCH',
} as const;

export type ErrorCode = keyof typeof names;

/** An answer that is an error; thrown by handlers, sent by answerError. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorDto;

  constructor(status: number, code: ErrorCode, fields?: Readonly<Record<string, string>>) {
    super(names[code]);
    this.status = status;
    this.body = { code: String(code), message: names[code], error: names[code], ...(fields ? { fields } : {}) };
  }
}

/** 422 with the names of the invalid fields; all are listed. */
export const invalid = (fields: readonly string[]): ApiError =>
  new ApiError(422, 9002, Object.fromEntries(fields.map((field) => [field, 'invalid'])));

/** 422 with the problem of each invalid field; all are listed. */
export const wrongFields = (fields: FieldProblems): ApiError =>
  new ApiError(422, 9002, fields as Record<string, string>);

/** @param code 9003 for what is known only by a secret */
export const unknownThing = (code: 9002 | 9003 = 9002): ApiError => new ApiError(404, code);

/** It existed and is gone. */
export const goneThing = (): ApiError => new ApiError(410, 9004);
