import express, { type RequestHandler } from 'express';
import { withWholeCharacters } from '#shared/parseJson.ts';
import { isBoundedRecord } from '#shared/forms/fieldBounds.ts';
import { ApiError } from './apiError.ts';

const refusal = ({ status }: { status?: number }): ApiError => {
  if (status === 413) return new ApiError(413, 9002);
  return status === 415 ? new ApiError(415, 9007) : new ApiError(400, 9008);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a body that is a JSON object; anything else is refused with an error of the contract.
 * @param limit in bytes
 * @param isReadable whether it is no larger than what is read of it
 */
function createJsonReader(limit: number, isReadable: (body: Record<string, unknown>) => boolean): RequestHandler {
  const parse = express.json({ limit, inflate: false, type: 'application/json', reviver: withWholeCharacters });
  return (req, res, next) => {
    if (req.is('application/json') === false) throw new ApiError(415, 9007);
    parse(req, res, (error?: unknown) => {
      if (error) next(refusal(error));
      else if (!isRecord(req.body)) next(new ApiError(400, 9008));
      else next(isReadable(req.body) ? undefined : new ApiError(400, 9005));
    });
  };
}

/** Bodies of forms: the largest that a form of ours sends, several times over. */
export const readJson = createJsonReader(64 * 1024, isBoundedRecord);

/** Bodies of programs that have a key, each checked by a schema. */
export const readLargeJson = createJsonReader(8 * 1024 * 1024, () => true);
