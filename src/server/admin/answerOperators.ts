import type { Request, Response } from 'express';
import type { OriginAnswer, Trouble } from './callOrigin.ts';
import { sendOperatorPage } from './operatorPage.ts';

/** A page is for people; programs ask for JSON. */
const statuses: Record<Trouble, { page: number; json: number }> = {
  foreign: { page: 200, json: 404 },
  down: { page: 503, json: 503 },
  unknown: { page: 404, json: 404 },
};

export const queryOf = (req: Request): URLSearchParams => new URL(req.originalUrl, 'http://site.invalid').searchParams;

/** @returns whether a program asks */
export const wantsJson = (req: Request): boolean =>
  queryOf(req).get('format') === 'json' || req.accepts(['html', 'json']) === 'json';

/** Answers with what was found as JSON or as a page, or says why there is none. */
export function answerOperators<T>(
  req: Request,
  res: Response,
  found: OriginAnswer<T>,
  { page, trouble: troublePage }: { page: (value: T) => string; trouble: (trouble: Trouble) => string },
): void {
  res.vary('Accept');
  if (found.ok) {
    if (wantsJson(req)) res.json(found.value);
    else sendOperatorPage(res, page(found.value));
    return;
  }
  const { trouble } = found;
  if (wantsJson(req)) res.status(statuses[trouble].json).json({ error: trouble });
  else sendOperatorPage(res, troublePage(trouble), { status: statuses[trouble].page });
}
