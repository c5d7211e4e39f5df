import { z } from 'zod';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Estate } from '#shared/api/estate.ts';
import { orNotThere } from '#shared/api/upstreamErrors.ts';
import { isReference, keyOfReference, withoutIntroduction } from '#shared/domain/estateKey.ts';
import { resolutionOfUrl } from '../../request/resolution.ts';
import { ToolError, type Asking } from '../Tool.ts';

/** How a tool is told which home is meant. */
export const homeName = z
  .string()
  .min(1)
  .max(500)
  .describe('The reference of a home, or the address of its page, as other tools answer them.');

/** The key in the address of a home's page; undefined for another text. */
function keyInAddress(text: string, { site, languages }: Asking): string | undefined {
  const url = URL.parse(text, site.publicOrigin);
  if (!url || !/^(?:https?:\/)?\//i.test(text) || url.origin !== new URL(site.publicOrigin).origin) return undefined;
  const resolution = resolutionOfUrl(url.pathname, languages);
  const match = resolution.kind === 'redirect' ? resolution.to : resolution;
  return match?.kind === 'match' && match.address.route === 'Estate' ? match.address.params.ref : undefined;
}

/** The keys that a text may be: as it was written, and in capitals, as most agencies write them. */
function keysOf(text: string, asking: Asking): string[] {
  const inAddress = keyInAddress(text, asking);
  if (inAddress !== undefined) return [inAddress];
  const reference = withoutIntroduction(text);
  if (!isReference(reference)) return [];
  const key = keyOfReference(reference);
  return [...new Set([key, key.toUpperCase()])].filter((each) => each !== '');
}

/** A home that was withdrawn: no more is known of it. */
export const withdrawn = 'withdrawn';

/**
 * The home that a text names.
 * @throws ToolError where the network has none of that name, ApiError where it cannot be had
 */
export async function findHome(text: string, asking: Asking): Promise<Estate | typeof withdrawn> {
  const { api, signal } = asking;
  for (const key of keysOf(text.trim(), asking)) {
    const found = await api.estate(key, { signal }).catch((error: unknown) => {
      if (error instanceof ApiError && error.isGone) return withdrawn;
      return orNotThere(error);
    });
    if (found !== false) return found;
  }
  throw new ToolError('The network has no home of that reference or address. Search for it with search_homes.');
}
