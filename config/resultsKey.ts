import type { Env } from './env.ts';
import { secretFile } from './secretFile.ts';

/**
 * What a site shows the API to tell and ask what listings earned: RESULTS_KEY, or, between a site and the bundled
 * origin that it started, one made in the DATA_DIR of both.
 * @returns undefined where nothing is counted: by STATISTICS, or with an API of another that was given no key
 * @throws where it can neither be read nor made
 */
export function resultsKeyOf({
  STATISTICS,
  RESULTS_KEY,
  API_HOST,
  DATA_DIR,
}: Pick<Env, 'STATISTICS' | 'RESULTS_KEY' | 'API_HOST' | 'DATA_DIR'>): string | undefined {
  if (STATISTICS === 'off') return undefined;
  return RESULTS_KEY ?? (API_HOST === undefined ? secretFile(DATA_DIR, 'results-key') : undefined);
}
