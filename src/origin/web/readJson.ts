import express, { type RequestHandler } from 'express';
import { withWholeCharacters } from '#shared/parseJson.ts';
import { isBoundedRecord } from '#shared/forms/fieldBounds.ts';
import { ApiError } from './apiError.ts';

/** The largest body that a form of ours sends, several times over. */
const parse = express.json({
  limit: 64 * 1024,
  inflate: false,
  type: 'application/json',
  reviver: withWholeCharacters,
});

const refusal = ({ status }: { status?: number }): ApiError => {
  if (status === 413) return new ApiError(413, 9002);
  return status === 415 ? new ApiError(415, 9007) : new ApiError(400, 9008);
};

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a body that is a JSON object; anything else is refused with an error of the contract. */
export const readJson: RequestHandler = (req, res, next) => {
  if (req.is('application/json') === false) throw new ApiError(415, 9007);
  parse(req, res, (error?: unknown) => {
    if (error) next(refusal(error));
    else if (!isRecord(req.body)) next(new ApiError(400, 9008));
    else next(isBoundedRecord(req.body) ? undefined : new ApiError(400, 9005));
  });
};
