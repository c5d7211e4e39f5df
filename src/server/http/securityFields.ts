import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Env } from '#config/env.ts';
import { optionalServicesOf } from '#config/optionalServices.ts';
import { securityHeaders } from '#config/securityHeaders.ts';
import { frameOrigins } from '#shared/domain/embeds.ts';

/**
 * What no page and no player in a frame may ask a visitor for. Players keep what they need: full screen, motion, sound.
 */
const forbidden = ['camera', 'display-capture', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** Our own pages may ask where a visitor is, for the map's button; players in frames may not. */
const permissionsPolicy = [...forbidden.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', ');

/**
 * The security headers of every response, with lower-case names. They are constant for an installation, so that they
 * are made once and stored with each prepared response.
 */
export function securityFields({ ROBOTS, ...env }: Env): Readonly<Record<string, string>> {
  // Browsers say how fast the line is when they ask for pictures (proxy/pictureUrl.ts).
  const fields: Record<string, string> = { 'permissions-policy': permissionsPolicy, 'accept-ch': 'ECT' };
  const answer = {
    setHeader: (name: string, value: string) => {
      fields[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(securityHeaders(env, frameOrigins(env.EMBED_ORIGINS ?? []), optionalServicesOf(env)))(
    {} as IncomingMessage,
    answer as unknown as ServerResponse,
    (error) => {
      if (error) throw error as Error;
    },
  );
  return Object.freeze({ ...fields, ...(ROBOTS === 'noindex' ? { 'x-robots-tag': 'noindex' } : {}) });
}
