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

/** Step 5: the one place that answers with a page. */
export function sendPage(res: Response, { status, html, name }: PageAnswer): void {
  const control = cacheControl(status, name);
  res.status(status).set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': control });
  if (control.includes('private')) res.set(personalHeaders);
  if (status === 503) res.set('Retry-After', String(retryAfter));
  res.send(html);
}

/** A redirect to the normal form: permanent, without a body worth reading. */
export function sendRedirect(res: Response, status: number, location: string): void {
  res.status(status).set({ Location: location, 'Cache-Control': cacheControl(status, null) }).end();
}
