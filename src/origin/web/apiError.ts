import type { WireError } from '#shared/api/wire.ts';

/** The catalogue of spec §8, as far as the origin answers with it. */
const names = {
  9000: 'INTERNAL_ERROR',
  9002: 'INVALID_PARAMETER',
  9004: 'EXPIRED_TOKEN',
  9006: 'INVALID_REQUEST_METHOD',
} as const;

export type ErrorCode = keyof typeof names;

/** An answer that is an error; thrown by handlers, sent by answerError. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: WireError;

  constructor(status: number, code: ErrorCode, fields?: Record<string, string>) {
    super(names[code]);
    this.status = status;
    this.body = { code: String(code), message: names[code], error: names[code], ...(fields ? { fields } : {}) };
  }
}

/** 422 with the fields that are wrong; every one is told. */
export const invalid = (fields: readonly string[]): ApiError => new ApiError(422, 9002, Object.fromEntries(fields.map((field) => [field, 'invalid'])));

export const unknownThing = (): ApiError => new ApiError(404, 9002);

/** It existed and is gone. */
export const goneThing = (): ApiError => new ApiError(410, 9004);
