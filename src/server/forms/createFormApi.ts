import { randomUUID } from 'node:crypto';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { withWholeCharacters } from '#shared/parseJson.ts';
import { isBoundedRecord } from '#shared/forms/fieldBounds.ts';
import { isCrossSite } from '../http/crossSite.ts';
import type { FormLimits } from '../http/formLimits.ts';
import { retryAfter } from '../request/retryAfter.ts';
import { expiredFields, tooManyVisits, type FormEvent, type Submission, type Submit } from './createSubmission.ts';
import { writtenFormOf, type WrittenFormName } from './writtenForms.ts';

/** Several times the largest body that a form of ours sends. */
const maxBodyBytes = 64 * 1024;

const parse = express.json({
  limit: maxBodyBytes,
  inflate: false,
  type: 'application/json',
  reviver: withWholeCharacters,
});

/** As a browser or a program of ours makes it; it goes into a header. */
const keyPattern = /^[\x21-\x7e]{1,200}$/;

interface FormApiDeps {
  submit: Submit;
  limits: FormLimits;
  siteOrigin: string;
  onForm: (form: string, event: FormEvent) => void;
}

/** An error as in the contract (docs/product.md#errors). */
const refuse = (
  res: Response,
  status: number,
  [code, message]: readonly [code: string, message: string],
  fields?: object,
): void => {
  res.status(status).json({ code, message, error: message, ...(fields ? { fields } : {}) });
};

const invalid = ['9002', 'INVALID_PARAMETER'] as const;

/** Reads the body as a JSON object. @returns false when it was refused */
function readBody(req: Request, res: Response): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (...refusal: [status: number, error: readonly [string, string]]) => {
      // A body that came too slowly has been answered.
      if (!res.headersSent) refuse(res, ...refusal);
      resolve(false);
    };
    if (!req.is('application/json')) return end(415, ['9007', 'INVALID_REQUEST_FORMAT']);
    parse(req, res, (error?: unknown) => {
      const status = (error as { status?: number } | undefined)?.status;
      if (status === 413) return end(413, ['9002', 'PAYLOAD_TOO_LARGE']);
      if (status === 415) return end(415, ['9007', 'INVALID_REQUEST_FORMAT']);
      if (error || typeof req.body !== 'object' || req.body === null || Array.isArray(req.body))
        return end(400, ['9008', 'INVALID_REQUEST_CONTENT_JSON']);
      if (!isBoundedRecord(req.body)) return end(400, ['9005', 'INVALID_REQUEST']);
      resolve(true);
    });
  });
}

function answer(res: Response, submission: Submission): void {
  if (submission.kind === 'received' || submission.kind === 'refused')
    return void res.status(submission.status).json(submission.body);
  if (submission.kind === 'invalid') return refuse(res, 422, invalid, submission.fields);
  if (submission.kind === 'expired') return refuse(res, 422, ['9004', 'EXPIRED_TOKEN'], expiredFields);
  res.set(retryAfter('upstream'));
  refuse(res, 503, ['9000', 'INTERNAL_ERROR']);
}

interface BookedFields {
  slot?: unknown;
}

const booksVisit = (form: WrittenFormName, { slot }: BookedFields): boolean =>
  form === 'opportunity' && slot !== undefined && slot !== '';

/** The forms that scripts send: those of writtenForms.ts. */
export function createFormApi({ submit, limits, siteOrigin, onForm }: FormApiDeps): Router {
  const handle =
    (form: WrittenFormName): RequestHandler =>
    async (req, res) => {
      res.set('Cache-Control', 'private, no-store');
      if (isCrossSite(req, siteOrigin)) return refuse(res, 403, ['9001', 'FORBIDDEN']);
      if (await limits.isExceeded(form, req, res)) {
        onForm(form, 'tooMany');
        return refuse(res, 429, ['9001', 'TOO_MANY_REQUESTS']);
      }
      const idempotencyKey = req.get('Idempotency-Key') ?? randomUUID();
      if (!keyPattern.test(idempotencyKey)) return refuse(res, 400, invalid, { 'Idempotency-Key': 'invalid' });
      if (!(await readBody(req, res))) return;
      if (booksVisit(form, req.body as BookedFields) && (await limits.hasTooManyVisits(req)))
        return refuse(res, 422, invalid, tooManyVisits);
      answer(res, await submit({ form, fields: req.body as Record<string, unknown>, idempotencyKey }));
    };

  const router = Router();
  router.use('/web', (req, res, next) => {
    const form = req.method === 'POST' ? writtenFormOf(req.baseUrl + req.path) : undefined;
    return form ? handle(form)(req, res, next) : next();
  });
  return router;
}
