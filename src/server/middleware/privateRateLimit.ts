import { Router } from 'express';
import { rateLimit } from 'express-rate-limit';
import { languages } from '#shared/i18n/languages.ts';
import { withPrefix } from '#shared/routes/build.ts';
import { routerPath } from '#shared/routes/pattern.ts';

/** Private estates that one address may open in a minute: nobody reads more, and references can be guessed (PD-31). */
const perMinute = 30;

export function createPrivateRateLimit(): Router {
  const paths = languages.map((language) => withPrefix(routerPath('EstatePrivate', language), language));
  return Router().use(
    [...paths, '/web/estate/:reference/private'],
    rateLimit({ windowMs: 60_000, limit: perMinute, standardHeaders: 'draft-8', legacyHeaders: false }),
  );
}
