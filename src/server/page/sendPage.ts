import type { Response } from 'express';
import type { Resolution } from '#shared/routes/resolveUrl.ts';
import { cacheControl } from './cacheControl.ts';

/** Seconds after which a client may come again when the upstream is away. */
const retryAfter = 30;

interface PageAnswer {
  status: number;
  html: string;
  name: Extract<Resolution, { kind: 'match' }>['name'] | null;
}

/** Headers of pages that are for the holder of a link only (checklist S43). */
const personalHeaders = { 'X-Robots-Tag': 'noindex, nofollow, noarchive', 'Referrer-Policy': 'no-referrer' };

function setCaching(res: Response, status: number, name: PageAnswer['name']): void {
  const control = cacheControl(status, name);
  res.set('Cache-Control', control);
  if (control.includes('private')) res.set(personalHeaders);
}

/** Step 5: the one place that answers with a page. */
export function sendPage(res: Response, { status, html, name }: PageAnswer): void {
  setCaching(res, status, name);
  res.status(status).set('Content-Type', 'text/html; charset=utf-8');
  if (status === 503) res.set('Retry-After', String(retryAfter));
  res.send(html);
}

/** A redirect to a page's normal form: permanent, without a body worth reading; as personal as the page. */
export function sendRedirect(res: Response, { status, location, name }: { status: number; location: string; name: PageAnswer['name'] }): void {
  setCaching(res, status, name);
  res.status(status).set('Location', location).end();
}
